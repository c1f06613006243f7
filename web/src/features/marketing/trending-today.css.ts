import { style } from "@vanilla-extract/css"
import { token } from "#theme/contract.css.ts"
import { phone } from "#theme/media.ts"

const one = "(max-width: 979px)"

export const trending = style({
  paddingTop: 80,
  scrollMarginTop: 0,
  "@media": { [phone]: { paddingTop: 56 } },
})
export const sectionHead = style({
  display: "flex",
  justifyContent: "space-between",
  alignItems: "flex-end",
  gap: 20,
  marginBottom: 18,
  "@media": { [phone]: { display: "block", marginBottom: 16 } },
})
export const sectionTitle = style({
  fontSize: 32,
  lineHeight: 1.12,
  letterSpacing: "-.03em",
  "@media": { [phone]: { fontSize: 26 } },
})
export const fresh = style({
  display: "flex",
  alignItems: "center",
  flexWrap: "wrap",
  gap: 10,
  color: token.color.ink2,
  fontSize: 14,
  "@media": { [phone]: { marginTop: 8 } },
})
export const pair = style({
  display: "grid",
  gridTemplateColumns: "repeat(2, minmax(0, 1fr))",
  gap: 20,
  "@media": { [phone]: { gridTemplateColumns: "minmax(0, 1fr)", gap: 14 } },
})
export const extra = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr) auto",
  gap: "8px 28px",
  marginBottom: 16,
  "@media": { [one]: { gridTemplateColumns: "minmax(0, 1fr)", gap: 12 } },
})
export const small = style({
  fontSize: 12.5,
  fontWeight: 600,
  color: token.color.ink3,
  letterSpacing: 0,
  marginBottom: 6,
})
export const angles = style({ display: "grid", gap: 6, fontSize: 14 })
export const angle = style({ display: "grid", gridTemplateColumns: "20px 1fr", lineHeight: 1.4 })
export const angleNumber = style({ color: token.color.ink3, fontVariantNumeric: "tabular-nums" })
export const intent = style({ fontSize: 14, lineHeight: 1.4 })
