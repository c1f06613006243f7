import { style } from "@vanilla-extract/css"
import { token } from "#theme/contract.css.ts"
import { phone } from "#theme/media.ts"

const one = "(max-width: 979px)"

export const how = style({ paddingTop: 88, "@media": { [phone]: { paddingTop: 56 } } })
export const note = style({ fontSize: 12.5, color: token.color.ink3, marginTop: 10 })
export const step = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 5fr) minmax(0, 7fr)",
  gap: 48,
  alignItems: "center",
  padding: "40px 0",
  selectors: { "li + li > &": { borderTop: `1px solid ${token.color.line}` } },
  "@media": { [one]: { gridTemplateColumns: "minmax(0, 1fr)", gap: 24 }, [phone]: { padding: "28px 0" } },
})
export const number = style({
  display: "grid",
  placeItems: "center",
  width: 28,
  height: 28,
  borderRadius: 9,
  background: token.color.brandSoft,
  color: token.color.brandInk,
  fontWeight: 650,
  fontSize: 14,
})
export const stepTitle = style({
  fontSize: 25,
  lineHeight: 1.2,
  letterSpacing: "-.026em",
  margin: "14px 0 10px",
  "@media": { [phone]: { fontSize: 22, margin: "12px 0 8px" } },
})
export const stepText = style({ color: token.color.ink2, fontSize: 16, maxWidth: "42ch", textWrap: "pretty" })
export const settings = style({
  padding: "20px 22px",
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: 14,
})
export const settingList = style({
  display: "grid",
  gridTemplateColumns: "repeat(2, minmax(0, 1fr))",
  gap: 12,
  "@media": { "(max-width: 359px)": { gridTemplateColumns: "minmax(0, 1fr)" } },
})
export const settingName = style({ fontSize: 13, color: token.color.ink2, marginBottom: 5 })
export const settingValue = style({
  display: "flex",
  alignItems: "center",
  minHeight: 40,
  borderRadius: 8,
  border: `1px solid ${token.color.line}`,
  padding: "0 12px",
  fontSize: 14,
  fontWeight: 550,
})
