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
  color: token.color.ink2,
  marginTop: token.space.s24,
  maxWidth: "46ch",
  textWrap: "pretty",
  "@media": { [phone]: { fontSize: token.size.t16, marginTop: token.space.s16 } },
})
export const actions = style({
  display: "flex",
  gap: token.space.s8,
  marginTop: token.space.s24,
  flexWrap: "wrap",
  "@media": { [phone]: { display: "grid", marginTop: token.space.s20 } },
})
export const price = style({ fontSize: token.size.t14, color: token.color.ink2, marginTop: token.space.s16 })
export const priceMore = style({ color: token.color.ink3 })
export const tip = style({
  display: "flex",
  alignItems: "center",
  justifyContent: "space-between",
  flexWrap: "wrap",
  gap: `${token.space.s4} ${token.space.s12}`,
  fontSize: token.size.t14,
  color: token.color.ink2,
  marginBottom: token.space.s12,
  minHeight: 24,
})
export const close = style({
  display: "flex",
  alignItems: "center",
  justifyContent: "space-between",
  gap: token.space.s24,
  flexWrap: "wrap",
  marginTop: token.space.s44,
  borderRadius: token.radius.card,
  background: token.color.surface,
  boxShadow: `0 0 0 1px ${token.color.line}, ${token.shadow.one}`,
  padding: `${token.space.s24} ${token.space.s32}`,
  "@media": {
    [phone]: {
      padding: `${token.space.s20} ${token.space.s16}`,
      marginTop: token.space.s24,
      display: "grid",
    },
  },
})
export const closeTitle = style({ fontSize: token.size.t25, lineHeight: 1.2, letterSpacing: "-.026em" })
export const closeText = style({
  color: token.color.ink2,
  marginTop: token.space.s6,
  fontSize: token.size.t15,
})
