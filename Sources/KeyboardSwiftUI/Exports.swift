@_exported public import KeyboardNotifications
