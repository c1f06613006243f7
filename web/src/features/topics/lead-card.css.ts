import { style } from "@vanilla-extract/css"
import { token } from "#theme/contract.css.ts"
import { narrow, phone } from "#theme/media.ts"
import { tone } from "#ui/velocity.css.ts"

export const frame = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1.02fr) minmax(0, 1fr)",
  height: "100%",
  "@media": { [phone]: { display: "flex", flexDirection: "column", padding: token.space.s16 } },
})
/** On a phone both columns become one: each part has its place by `order`. */
export const column = style({
  padding: `${token.space.s24} ${token.space.s24}`,
  display: "flex",
  flexDirection: "column",
  "@media": { [phone]: { display: "contents" } },
})
export const head = style({
  display: "flex",
  alignItems: "center",
  justifyContent: "space-between",
  gap: token.space.s8,
  color: token.color.ink3,
  fontSize: token.size.t13,
})
export const title = style({
  fontSize: token.size.t28,
  lineHeight: 1.16,
  letterSpacing: "-.026em",
  margin: `${token.space.s16} 0 ${token.space.s12}`,
  "@media": {
    [phone]: { fontSize: token.size.t22, lineHeight: 1.18, margin: `${token.space.s12} 0 ${token.space.s8}` },
  },
})
export const description = style({
  color: token.color.ink2,
  fontSize: token.size.t15,
  textWrap: "pretty",
  "@media": { [phone]: { marginBottom: token.space.s16 } },
})
export const small = style({
  fontSize: token.size.t13,
  fontWeight: 600,
  color: token.color.ink3,
  letterSpacing: 0,
  margin: `${token.space.s20} 0 ${token.space.s8}`,
  "@media": { [phone]: { order: 5 } },
})
export const angles = style({
  display: "grid",
  gap: token.space.s6,
  fontSize: token.size.t14,
  marginBottom: token.space.s20,
  "@media": { [phone]: { order: 6 } },
})
export const angle = style({ display: "grid", gridTemplateColumns: "20px 1fr", lineHeight: 1.4 })
export const angleNumber = style({ color: token.color.ink3, fontVariantNumeric: "tabular-nums" })
export const actions = style({
  display: "flex",
  gap: token.space.s8,
  marginTop: "auto",
  alignItems: "center",
  "@media": {
    [phone]: { order: 7 },
    [narrow]: { flexDirection: "column", alignItems: "stretch" },
  },
})
export const grow = style({ "@media": { [phone]: { flex: 1, minHeight: 46 } } })
export const evidence = style({
  padding: `${token.space.s12} ${token.space.s16} ${token.space.s20} 0`,
  display: "flex",
  flexDirection: "column",
  "@media": { [phone]: { order: 4, padding: 0 } },
})
export const chart = style({
  height: 204,
  borderRadius: token.radius.control,
  "@media": { [phone]: { height: 148 } },
})
export const growth = style({
  fontSize: token.size.t14,
  color: token.color.ink2,
  margin: `${token.space.s12} ${token.space.s2} 0`,
})
export const growthValue = style({
  fontSize: token.size.t20,
  fontWeight: 650,
  color: tone,
  letterSpacing: "-.02em",
  marginRight: token.space.s4,
  fontVariantNumeric: "tabular-nums",
})
export const ask = style({
  fontSize: token.size.t15,
  lineHeight: 1.42,
  margin: `${token.space.s12} ${token.space.s2} 0`,
  paddingLeft: token.space.s12,
  borderLeft: `2px solid color-mix(in oklab, ${tone} 45%, transparent)`,
  fontWeight: 500,
  textWrap: "pretty",
})
export const askSource = style({
  display: "block",
  fontWeight: 400,
  fontSize: token.size.t13,
  color: token.color.ink3,
  marginTop: token.space.s4,
})
export const figures = style({
  display: "flex",
  alignItems: "center",
  flexWrap: "wrap",
  gap: `${token.space.s4} ${token.space.s16}`,
  fontSize: token.size.t13,
  color: token.color.ink2,
  margin: `auto ${token.space.s2} ${token.space.s8}`,
  paddingTop: token.space.s12,
  fontVariantNumeric: "tabular-nums",
})
export const platforms = style({ margin: `0 ${token.space.s2}` })
