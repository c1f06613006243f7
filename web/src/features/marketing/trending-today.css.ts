import { style } from "@vanilla-extract/css"
import { token } from "#theme/contract.css.ts"

const one = "(max-width: 979px)"

export const trending = style({ scrollMarginTop: 0 })
export const extra = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr) auto",
  gap: `${token.space.s8} ${token.space.s32}`,
  marginBottom: token.space.s16,
  "@media": { [one]: { gridTemplateColumns: "minmax(0, 1fr)", gap: token.space.s12 } },
})
export const angle = style({ lineHeight: 1.4 })
