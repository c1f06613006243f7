import { style } from "@vanilla-extract/css"
import { token } from "#theme/contract.css.ts"
import { phone } from "#theme/media.ts"

const one = "(max-width: 979px)"
const smaller = "(max-width: 1199px)"

export const hero = style({
  display: "grid",
  gridTemplateColumns: "repeat(2, minmax(0, 1fr))",
  gap: 44,
  alignItems: "center",
  padding: "56px 0 52px",
  "@media": {
    [smaller]: { gap: 32 },
    [one]: { gridTemplateColumns: "minmax(0, 1fr)" },
    [phone]: { padding: "28px 0 32px", gap: 30 },
  },
})
export const display = style({
  fontSize: 60,
  lineHeight: 1.02,
  letterSpacing: "-.035em",
  "@media": {
    [smaller]: { fontSize: 48 },
    [phone]: { fontSize: 38, lineHeight: 1.06 },
    "(max-width: 359px)": { fontSize: 33 },
  },
})
export const sub = style({
  fontSize: 18,
  lineHeight: 1.5,
  color: token.color.ink2,
  marginTop: 22,
  maxWidth: "46ch",
  textWrap: "pretty",
  "@media": { [phone]: { fontSize: 16.5, marginTop: 14 } },
})
export const actions = style({
  display: "flex",
  gap: 10,
  marginTop: 28,
  flexWrap: "wrap",
  "@media": { [phone]: { display: "grid", marginTop: 20 } },
})
export const price = style({ fontSize: 14, color: token.color.ink2, marginTop: 14 })
export const priceMore = style({ color: token.color.ink3 })
export const tip = style({
  display: "flex",
  alignItems: "center",
  justifyContent: "space-between",
  flexWrap: "wrap",
  gap: "4px 12px",
  fontSize: 13.5,
  color: token.color.ink2,
  marginBottom: 12,
  minHeight: 24,
})
export const close = style({
  display: "flex",
  alignItems: "center",
  justifyContent: "space-between",
  gap: 24,
  flexWrap: "wrap",
  marginTop: 40,
  borderRadius: token.radius.card,
  background: token.color.surface,
  boxShadow: `0 0 0 1px ${token.color.line}, ${token.shadow.one}`,
  padding: "28px 32px",
  "@media": { [phone]: { padding: "22px 18px", marginTop: 24, display: "grid" } },
})
export const closeTitle = style({ fontSize: 25, lineHeight: 1.2, letterSpacing: "-.026em" })
export const closeText = style({ color: token.color.ink2, marginTop: 6, fontSize: 15 })
