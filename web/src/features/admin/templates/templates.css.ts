import { style } from "@vanilla-extract/css"
import { token } from "#theme/contract.css.ts"

export const check = style({ flex: "none", width: 24, height: 24 })
export const frame = style({
  width: "100%",
  height: 640,
  border: `1px solid ${token.color.line}`,
  borderRadius: token.radius.control,
})
