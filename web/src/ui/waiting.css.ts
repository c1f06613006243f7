import { style } from "@vanilla-extract/css"
import { part } from "#theme/layers.css.ts"

/** What comes into it, and the page's foot below it, move nothing that is in sight. */
export const screenful = style(part({ minHeight: "100dvh" }))
