import { style } from "@vanilla-extract/css"
import { token } from "#theme/contract.css.ts"
import { phone } from "#theme/media.ts"
import { tone } from "#ui/velocity.css.ts"

export const lead = style({ padding: 18, minHeight: 420, "@media": { [phone]: { padding: 16 } } })
export const leadHead = style({
  display: "flex",
  alignItems: "center",
  justifyContent: "space-between",
  gap: 10,
  color: token.color.ink3,
  fontSize: 12.5,
})
export const leadTitle = style({
  fontSize: 27,
  lineHeight: 1.16,
  letterSpacing: "-.026em",
  margin: 0,
  padding: "14px 0",
  "@media": { [phone]: { fontSize: 23, lineHeight: 1.18, padding: "12px 0" } },
})
export const leadChart = style({ height: 190, borderRadius: 8, "@media": { [phone]: { height: 150 } } })
export const leadFigures = style({
  display: "flex",
  justifyContent: "space-between",
  alignItems: "baseline",
  gap: 12,
  flexWrap: "wrap",
  margin: "12px 2px 0",
  fontSize: 13,
  color: token.color.ink2,
  fontVariantNumeric: "tabular-nums",
})
export const growthValue = style({
  fontSize: 21,
  fontWeight: 650,
  color: tone,
  letterSpacing: "-.02em",
  marginRight: 3,
})
export const ask = style({
  margin: "14px 2px 0",
  paddingLeft: 13,
  borderLeft: `2px solid color-mix(in oklab, ${tone} 45%, transparent)`,
  fontSize: 15,
  fontWeight: 500,
  textWrap: "pretty",
})
export const askSource = style({ fontSize: 12.5, fontWeight: 400, color: token.color.ink3, marginTop: 3 })
export const leadFoot = style({
  display: "flex",
  alignItems: "center",
  justifyContent: "space-between",
  gap: "10px 16px",
  marginTop: 18,
  flexWrap: "wrap",
})
