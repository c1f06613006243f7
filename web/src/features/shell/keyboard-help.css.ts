import { style } from "@vanilla-extract/css"
import { token } from "#theme/contract.css.ts"

export const heading = style({ fontSize: 14, marginTop: 18, ":first-child": { marginTop: 0 } })
export const list = style({ marginTop: 6 })
export const row = style({
  display: "grid",
  gridTemplateColumns: "112px minmax(0, 1fr)",
  alignItems: "center",
  gap: 12,
  padding: "6px 0",
  fontSize: 14,
  borderTop: `1px solid ${token.color.line}`,
})
export const keys = style({ display: "flex", flexWrap: "wrap", gap: 4 })
export const words = style({ color: token.color.ink2 })
export const off = style({
  display: "flex",
  gap: 10,
  alignItems: "center",
  marginTop: 20,
  fontSize: 14,
  minHeight: 44,
  accentColor: token.color.brand,
})
