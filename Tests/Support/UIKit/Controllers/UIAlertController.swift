/// Alert, whose views UIKit keeps clear of the keyboard.
open class UIAlertController: UIViewController {}
