import { style } from "@vanilla-extract/css"
import { token } from "#theme/contract.css.ts"
import { phone } from "#theme/media.ts"

export const aside = style({
  padding: `${token.space.s32} ${token.space.s32}`,
  "@media": { [phone]: { padding: `${token.space.s20} ${token.space.s16}` } },
})
export const name = style({ fontSize: token.size.t13, fontWeight: 600, color: token.color.ink3 })
export const price = style({
  fontSize: token.size.t14,
  color: token.color.ink2,
  margin: `${token.space.s2} 0 ${token.space.s16}`,
})
export const amount = style({
  fontSize: token.size.t32,
  fontWeight: 650,
  letterSpacing: "-.03em",
  color: token.color.ink,
  marginRight: token.space.s4,
})
export const list = style({
  display: "grid",
  gap: token.space.s8,
  fontSize: token.size.t14,
  color: token.color.ink2,
})
export const row = style({ display: "grid", gridTemplateColumns: "16px 1fr", gap: token.space.s8 })
export const check = style({ color: token.color.ok, paddingTop: token.space.s4, display: "inline-flex" })
