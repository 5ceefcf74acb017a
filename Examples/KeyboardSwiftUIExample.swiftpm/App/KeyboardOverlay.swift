import KeyboardSwiftUI
import SwiftUI

/// Draws what is known of the keyboard: its frame as announced, and
/// the state in words.
struct KeyboardOverlay: View {
  var body: some View {
    Color.clear
      .withKeyboardOverlap { place, overlap in
        place
          .overlay(alignment: .topLeading) {
            if let frame = overlap.keyboardFrame {
              Rectangle()
                .stroke(
                  overlap.color,
                  style: StrokeStyle(lineWidth: 2, dash: [6])
                )
                .frame(width: frame.width, height: frame.height)
                .offset(x: frame.minX, y: frame.minY)
            }
          }
          .overlay(alignment: .topLeading) {
            Text(overlap.summary)
              .font(.caption.monospaced())
              .padding(8)
              .background(
                overlap.color.opacity(0.2),
                in: RoundedRectangle(cornerRadius: 8)
              )
              .padding()
          }
      }
      // After the modifier: SwiftUI would keep the place above the
      // keyboard.
      .ignoresSafeArea(.keyboard)
      .allowsHitTesting(false)
      .accessibilityHidden(true)
  }
}

extension KeyboardOverlap {
  fileprivate var color: Color {
    state.placement == .docked ? .red : .orange
  }

  fileprivate var summary: String {
    """
    \(state.visibility.rawValue), \(state.placement.rawValue)
    covers \(Int(height)) points
    """
  }
}

#Preview("An iPad's keyboard that is undocked") {
  PlayedTrace("ipad-undock-and-dock") { KeyboardOverlay() }
}
