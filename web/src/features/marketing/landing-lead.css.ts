import { style } from "@vanilla-extract/css"
import { token } from "#theme/contract.css.ts"
import { phone } from "#theme/media.ts"

export const lead = style({
  padding: token.space.s16,
  minHeight: 420,
  "@media": { [phone]: { padding: token.space.s16 } },
})
export const leadChart = style({
  height: 190,
  borderRadius: token.radius.control,
  "@media": { [phone]: { height: 150 } },
})
