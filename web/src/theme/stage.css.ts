import { assignVars, style } from "@vanilla-extract/css"
import { dark, stage as own } from "./colors.ts"
import { token } from "./contract.css.ts"

/** Black whatever the visitor's mode is: light on a face, and nothing that shines into the lens. */
export const stageColors = style({
  colorScheme: "dark",
  vars: assignVars(token.color, { ...dark.color, ...own.color }),
})
