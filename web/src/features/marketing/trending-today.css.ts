import { style } from "@vanilla-extract/css"
import { token } from "#theme/contract.css.ts"
import { phone } from "#theme/media.ts"

const one = "(max-width: 979px)"

export const trending = style({
  paddingTop: token.space.s88,
  scrollMarginTop: 0,
  "@media": { [phone]: { paddingTop: token.space.s56 } },
})
export const sectionHead = style({
  display: "flex",
  justifyContent: "space-between",
  alignItems: "flex-end",
  gap: token.space.s20,
  marginBottom: token.space.s20,
  "@media": { [phone]: { display: "block", marginBottom: token.space.s16 } },
})
export const sectionTitle = style({
  fontSize: token.size.t32,
  lineHeight: 1.12,
  letterSpacing: "-.03em",
  "@media": { [phone]: { fontSize: token.size.t25 } },
})
export const fresh = style({
  display: "flex",
  alignItems: "center",
  flexWrap: "wrap",
  gap: token.space.s8,
  color: token.color.ink2,
  fontSize: token.size.t14,
  "@media": { [phone]: { marginTop: token.space.s8 } },
})
export const pair = style({
  display: "grid",
  gridTemplateColumns: "repeat(2, minmax(0, 1fr))",
  gap: token.space.s20,
  "@media": { [phone]: { gridTemplateColumns: "minmax(0, 1fr)", gap: token.space.s16 } },
})
export const extra = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr) auto",
  gap: `${token.space.s8} ${token.space.s32}`,
  marginBottom: token.space.s16,
  "@media": { [one]: { gridTemplateColumns: "minmax(0, 1fr)", gap: token.space.s12 } },
})
export const small = style({
  fontSize: token.size.t13,
  fontWeight: 600,
  color: token.color.ink3,
  letterSpacing: 0,
  marginBottom: token.space.s6,
})
export const angles = style({ display: "grid", gap: token.space.s6, fontSize: token.size.t14 })
export const angle = style({ display: "grid", gridTemplateColumns: "20px 1fr", lineHeight: 1.4 })
export const angleNumber = style({ color: token.color.ink3, fontVariantNumeric: "tabular-nums" })
export const intent = style({ fontSize: token.size.t14, lineHeight: 1.4 })
