import KeyboardSwiftUI
import SwiftUI

/// Draws what is known of the keyboard: its frame as announced, and the state in words.
struct KeyboardOverlay: View {
  @Environment(\.keyboard) private var keyboard

  var body: some View {
    GeometryReader { place in
      let origin = place.frame(in: .global).origin
      if let frame = keyboard.frame, keyboard.isVisible {
        Rectangle()
          .stroke(color, style: StrokeStyle(lineWidth: 2, dash: [6]))
          .frame(width: frame.width, height: frame.height)
          .position(x: frame.midX - origin.x, y: frame.midY - origin.y)
      }
      Text(description)
        .font(.caption.monospaced())
        .padding(8)
        .background(color.opacity(0.2), in: RoundedRectangle(cornerRadius: 8))
        .padding()
    }
    .allowsHitTesting(false)
    .accessibilityHidden(true)
  }

  private var color: Color {
    keyboard.placement == .docked ? .red : .orange
  }

  private var description: String {
    """
    \(keyboard.visibility.rawValue), \(keyboard.placement.rawValue)
    covers \(Int(keyboard.coveredHeight)) points
    """
  }
}

#Preview("An iPad's keyboard that is undocked") {
  PlayedTrace("ipad-undock-and-dock") { KeyboardOverlay() }
}
