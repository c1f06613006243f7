import { style } from "@vanilla-extract/css"
import { token } from "#theme/contract.css.ts"

export const heading = style({
  fontSize: token.size.t14,
  marginTop: token.space.s20,
  ":first-child": { marginTop: 0 },
})
export const list = style({ marginTop: token.space.s6 })
export const row = style({
  display: "grid",
  gridTemplateColumns: "112px minmax(0, 1fr)",
  alignItems: "center",
  gap: token.space.s12,
  padding: `${token.space.s6} 0`,
  fontSize: token.size.t14,
  borderTop: `1px solid ${token.color.line}`,
})
export const keys = style({ display: "flex", flexWrap: "wrap", gap: token.space.s4 })
export const words = style({ color: token.color.ink2 })
export const off = style({
  display: "flex",
  gap: token.space.s8,
  alignItems: "center",
  marginTop: token.space.s20,
  fontSize: token.size.t14,
  minHeight: 44,
  accentColor: token.color.brand,
})
