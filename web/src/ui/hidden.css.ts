import { style } from "@vanilla-extract/css"
import { part } from "#theme/layers.css.ts"

/** Read aloud, not shown. */
export const hidden = style(
  part({
    position: "absolute",
    width: 1,
    height: 1,
    overflow: "hidden",
    clipPath: "inset(50%)",
    whiteSpace: "nowrap",
  }),
)
