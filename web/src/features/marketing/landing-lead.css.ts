import { style } from "@vanilla-extract/css"
import { token } from "#theme/contract.css.ts"
import { phone } from "#theme/media.ts"
import { tone } from "#ui/velocity.css.ts"

export const lead = style({
  padding: token.space.s16,
  minHeight: 420,
  "@media": { [phone]: { padding: token.space.s16 } },
})
export const leadHead = style({
  display: "flex",
  alignItems: "center",
  justifyContent: "space-between",
  gap: token.space.s8,
  color: token.color.ink3,
  fontSize: token.size.t13,
})
export const leadTitle = style({
  fontSize: token.size.t28,
  lineHeight: 1.16,
  letterSpacing: "-.026em",
  margin: 0,
  padding: `${token.space.s12} 0`,
  "@media": { [phone]: { fontSize: token.size.t22, lineHeight: 1.18, padding: `${token.space.s12} 0` } },
})
export const leadChart = style({
  height: 190,
  borderRadius: token.radius.control,
  "@media": { [phone]: { height: 150 } },
})
export const leadFigures = style({
  display: "flex",
  justifyContent: "space-between",
  alignItems: "baseline",
  gap: token.space.s12,
  flexWrap: "wrap",
  margin: `${token.space.s12} ${token.space.s2} 0`,
  fontSize: token.size.t13,
  color: token.color.ink2,
  fontVariantNumeric: "tabular-nums",
})
export const growthValue = style({
  fontSize: token.size.t20,
  fontWeight: 650,
  color: tone,
  letterSpacing: "-.02em",
  marginRight: token.space.s4,
})
export const ask = style({
  margin: `${token.space.s16} ${token.space.s2} 0`,
  paddingLeft: token.space.s12,
  borderLeft: `2px solid color-mix(in oklab, ${tone} 45%, transparent)`,
  fontSize: token.size.t15,
  fontWeight: 500,
  textWrap: "pretty",
})
export const askSource = style({
  fontSize: token.size.t13,
  fontWeight: 400,
  color: token.color.ink3,
  marginTop: token.space.s4,
})
export const leadFoot = style({
  display: "flex",
  alignItems: "center",
  justifyContent: "space-between",
  gap: `${token.space.s8} ${token.space.s16}`,
  marginTop: token.space.s20,
  flexWrap: "wrap",
})
