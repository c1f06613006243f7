import { style } from "@vanilla-extract/css"
import { token } from "#theme/contract.css.ts"

export const logo = style({
  display: "inline-flex",
  alignItems: "center",
  gap: token.space.s8,
  fontWeight: 650,
  fontSize: token.size.t18,
  letterSpacing: "-.02em",
  minHeight: 44,
})
export const mark = style({ width: 26, height: 26, flex: "none" })
export const plate = style({ fill: token.color.brand })
export const pulse = style({
  fill: "none",
  stroke: token.color.onBrand,
  strokeWidth: 1.9,
  strokeLinecap: "round",
  strokeLinejoin: "round",
})
