import { style } from "@vanilla-extract/css"
import { token } from "#theme/contract.css.ts"
import { narrow, phone } from "#theme/media.ts"
import { tone } from "#ui/velocity.css.ts"

export const frame = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1.02fr) minmax(0, 1fr)",
  height: "100%",
  "@media": { [phone]: { display: "flex", flexDirection: "column", padding: 16 } },
})
/** On a phone both columns become one: each part has its place by `order`. */
export const column = style({
  padding: "24px 26px",
  display: "flex",
  flexDirection: "column",
  "@media": { [phone]: { display: "contents" } },
})
export const head = style({
  display: "flex",
  alignItems: "center",
  justifyContent: "space-between",
  gap: 10,
  color: token.color.ink3,
  fontSize: 12.5,
})
export const title = style({
  fontSize: 27,
  lineHeight: 1.16,
  letterSpacing: "-.026em",
  margin: "16px 0 10px",
  "@media": { [phone]: { fontSize: 23, lineHeight: 1.18, margin: "13px 0 8px" } },
})
export const description = style({
  color: token.color.ink2,
  fontSize: 14.5,
  textWrap: "pretty",
  "@media": { [phone]: { marginBottom: 14 } },
})
export const small = style({
  fontSize: 12.5,
  fontWeight: 600,
  color: token.color.ink3,
  letterSpacing: 0,
  margin: "18px 0 7px",
  "@media": { [phone]: { order: 5 } },
})
export const angles = style({
  display: "grid",
  gap: 6,
  fontSize: 14,
  marginBottom: 20,
  "@media": { [phone]: { order: 6 } },
})
export const angle = style({ display: "grid", gridTemplateColumns: "20px 1fr", lineHeight: 1.4 })
export const angleNumber = style({ color: token.color.ink3, fontVariantNumeric: "tabular-nums" })
export const actions = style({
  display: "flex",
  gap: 8,
  marginTop: "auto",
  alignItems: "center",
  "@media": {
    [phone]: { order: 7 },
    [narrow]: { flexDirection: "column", alignItems: "stretch" },
  },
})
export const grow = style({ "@media": { [phone]: { flex: 1, minHeight: 46 } } })
export const evidence = style({
  padding: "14px 14px 20px 0",
  display: "flex",
  flexDirection: "column",
  "@media": { [phone]: { order: 4, padding: 0 } },
})
export const chart = style({ height: 204, borderRadius: 8, "@media": { [phone]: { height: 148 } } })
export const growth = style({ fontSize: 14, color: token.color.ink2, margin: "12px 2px 0" })
export const growthValue = style({
  fontSize: 21,
  fontWeight: 650,
  color: tone,
  letterSpacing: "-.02em",
  marginRight: 3,
  fontVariantNumeric: "tabular-nums",
})
export const ask = style({
  fontSize: 15,
  lineHeight: 1.42,
  margin: "10px 2px 0",
  paddingLeft: 12,
  borderLeft: `2px solid color-mix(in oklab, ${tone} 45%, transparent)`,
  fontWeight: 500,
  textWrap: "pretty",
})
export const askSource = style({
  display: "block",
  fontWeight: 400,
  fontSize: 12.5,
  color: token.color.ink3,
  marginTop: 3,
})
export const figures = style({
  display: "flex",
  alignItems: "center",
  flexWrap: "wrap",
  gap: "4px 14px",
  fontSize: 13,
  color: token.color.ink2,
  margin: "auto 2px 8px",
  paddingTop: 12,
  fontVariantNumeric: "tabular-nums",
})
export const platforms = style({ margin: "0 2px" })
