import { style } from "@vanilla-extract/css"
import { token } from "#theme/contract.css.ts"
import { phone } from "#theme/media.ts"

const one = "(max-width: 979px)"
const smaller = "(max-width: 1199px)"

export const hero = style({
  display: "grid",
  gridTemplateColumns: "repeat(2, minmax(0, 1fr))",
  gap: token.space.s44,
  alignItems: "center",
  padding: `${token.space.s56} 0 ${token.space.s56}`,
  "@media": {
    [smaller]: { gap: token.space.s32 },
    [one]: { gridTemplateColumns: "minmax(0, 1fr)" },
    [phone]: { padding: `${token.space.s24} 0 ${token.space.s32}`, gap: token.space.s32 },
  },
})
export const display = style({
  fontSize: token.size.t60,
  lineHeight: 1.02,
  letterSpacing: "-.035em",
  "@media": {
    [smaller]: { fontSize: token.size.t40 },
    [phone]: { fontSize: token.size.t40, lineHeight: 1.06 },
    "(max-width: 359px)": { fontSize: token.size.t32 },
  },
})
export const sub = style({
  fontSize: token.size.t18,
  lineHeight: 1.5,
  "@media": { [phone]: { fontSize: token.size.t16 } },
})
export const tip = style({ minHeight: 24 })
