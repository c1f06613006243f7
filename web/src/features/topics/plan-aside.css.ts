import { style } from "@vanilla-extract/css"
import { token } from "#theme/contract.css.ts"
import { phone } from "#theme/media.ts"

export const aside = style({ padding: "30px 32px", "@media": { [phone]: { padding: "20px 18px" } } })
export const name = style({ fontSize: 13, fontWeight: 600, color: token.color.ink3 })
export const price = style({ fontSize: 14, color: token.color.ink2, margin: "2px 0 14px" })
export const amount = style({
  fontSize: 31,
  fontWeight: 650,
  letterSpacing: "-.03em",
  color: token.color.ink,
  marginRight: 4,
})
export const list = style({ display: "grid", gap: 8, fontSize: 14, color: token.color.ink2 })
export const row = style({ display: "grid", gridTemplateColumns: "16px 1fr", gap: 10 })
export const check = style({ color: token.color.ok, paddingTop: 3, display: "inline-flex" })
