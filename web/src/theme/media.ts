/** Widths at which layouts change. */
export const phone = "(max-width: 719px)"
export const tablet = "(max-width: 1080px)"
/** Below this even two controls do not fit beside each other. */
export const narrow = "(max-width: 359px)"
export const motion = "(prefers-reduced-motion: no-preference)"
/** One easing for everything that moves. */
export const ease = "cubic-bezier(.2, 0, 0, 1)"
/** Where the visitor's system chooses the colours: backgrounds and shadows vanish, so what they say is said by lines. */
export const forced = "(forced-colors: active)"
/** The edge of a surface there. */
export const forcedEdge = { border: "1px solid CanvasText" }
/** What is chosen there. */
export const forcedChoice = {
  forcedColorAdjust: "none",
  background: "Highlight",
  color: "HighlightText",
} as const
