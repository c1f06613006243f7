import { style } from "@vanilla-extract/css"
import { token } from "#theme/contract.css.ts"
import { phone } from "#theme/media.ts"
import { tone } from "#ui/velocity.css.ts"

export const body = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr) minmax(0, 1.22fr)",
  gridTemplateRows: "auto 1fr",
  minHeight: "100%",
  "@media": { [phone]: { display: "block" } },
})
const left = { padding: `${token.space.s24} ${token.space.s24} ${token.space.s20} ${token.space.s32}` }
const right = {
  padding: `${token.space.s16} ${token.space.s24} ${token.space.s20} ${token.space.s24}`,
  background: token.color.canvas,
  borderLeft: `1px solid ${token.color.line}`,
}
const rightOnPhone = {
  padding: `${token.space.s12} ${token.space.s16} ${token.space.s20}`,
  borderLeft: 0,
  borderBlock: `1px solid ${token.color.line}`,
}
export const what = style({
  ...left,
  gridArea: "1 / 1",
  "@media": { [phone]: { padding: `${token.space.s16} ${token.space.s16} ${token.space.s20}` } },
})
export const trend = style({ ...right, gridArea: "1 / 2", "@media": { [phone]: rightOnPhone } })
export const chances = style({
  ...left,
  gridArea: "2 / 1",
  paddingTop: 0,
  "@media": { [phone]: { padding: `${token.space.s20} ${token.space.s16}` } },
})
export const evidence = style({
  ...right,
  gridArea: "2 / 2",
  paddingTop: 0,
  "@media": { [phone]: { ...rightOnPhone, paddingTop: token.space.s20 } },
})
export const head = style({
  display: "flex",
  alignItems: "center",
  gap: token.space.s12,
  flexWrap: "wrap",
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
export const description = style({ color: token.color.ink2, fontSize: token.size.t15, textWrap: "pretty" })
export const scores = style({
  display: "flex",
  gap: `${token.space.s8} ${token.space.s32}`,
  flexWrap: "wrap",
  marginTop: token.space.s20,
})
export const scoreName = style({ fontSize: token.size.t13, color: token.color.ink3 })
export const scoreValue = style({
  fontSize: token.size.t20,
  fontWeight: 650,
  letterSpacing: "-.02em",
  lineHeight: 1.3,
  fontVariantNumeric: "tabular-nums",
})
export const scoreOf = style({
  fontSize: token.size.t13,
  fontWeight: 400,
  color: token.color.ink3,
  letterSpacing: 0,
})
export const heading = style({ fontSize: token.size.t15, letterSpacing: "-.01em", lineHeight: 1.3 })
export const headingRow = style({
  display: "flex",
  alignItems: "baseline",
  justifyContent: "space-between",
  gap: `${token.space.s4} ${token.space.s12}`,
  flexWrap: "wrap",
})
export const headingNote = style({ fontSize: token.size.t13, color: token.color.ink3 })
export const angles = style({
  margin: `${token.space.s8} 0 ${token.space.s24}`,
  borderTop: `1px solid ${token.color.line}`,
})
export const angle = style({
  display: "grid",
  gridTemplateColumns: "22px minmax(0, 1fr)",
  padding: `${token.space.s12} 0 ${token.space.s8}`,
  borderBottom: `1px solid ${token.color.line}`,
  fontSize: token.size.t15,
  lineHeight: 1.4,
})
export const angleNumber = style({ color: token.color.ink3, fontVariantNumeric: "tabular-nums" })
export const angleLink = style({ gridColumn: 2, justifySelf: "start", fontSize: token.size.t14 })
export const analysis = style({
  margin: `${token.space.s8} 0 ${token.space.s20}`,
  color: token.color.ink2,
  fontSize: token.size.t15,
  textWrap: "pretty",
})
export const facts = style({ borderBottom: `1px solid ${token.color.line}`, fontSize: token.size.t14 })
export const fact = style({
  display: "grid",
  gridTemplateColumns: "92px minmax(0, 1fr)",
  gap: token.space.s12,
  padding: `${token.space.s8} 0`,
  borderTop: `1px solid ${token.color.line}`,
})
export const factName = style({ color: token.color.ink3 })
export const factValue = style({ fontWeight: 550 })
export const by = style({
  paddingTop: token.space.s20,
  fontSize: token.size.t13,
  color: token.color.ink3,
  textWrap: "pretty",
})
export const growth = style({ fontSize: token.size.t14, color: token.color.ink2, marginTop: token.space.s8 })
export const growthValue = style({
  fontSize: token.size.t20,
  fontWeight: 650,
  color: tone,
  letterSpacing: "-.02em",
  marginRight: token.space.s4,
  fontVariantNumeric: "tabular-nums",
})
export const totals = style({
  display: "grid",
  gridTemplateColumns: "repeat(3, 1fr)",
  background: token.color.surface,
  borderRadius: token.radius.button,
  boxShadow: `0 0 0 1px ${token.color.line}`,
  marginBottom: token.space.s24,
})
export const total = style({
  padding: `${token.space.s8} ${token.space.s16} ${token.space.s12}`,
  selectors: { "& + &": { borderLeft: `1px solid ${token.color.line}` } },
})
export const block = style({ margin: `${token.space.s12} 0 ${token.space.s24}` })
export const asks = style({
  margin: `${token.space.s8} 0 ${token.space.s24}`,
  display: "grid",
  gap: token.space.s2,
  background: token.color.line,
  borderRadius: token.radius.button,
  overflow: "hidden",
  boxShadow: `0 0 0 1px ${token.color.line}`,
})
export const ask = style({
  background: token.color.surface,
  padding: `${token.space.s12} ${token.space.s16} ${token.space.s8}`,
  fontSize: token.size.t15,
  lineHeight: 1.4,
  textWrap: "pretty",
})
export const askMeta = style({
  display: "flex",
  alignItems: "center",
  gap: `${token.space.s2} ${token.space.s8}`,
  flexWrap: "wrap",
  fontSize: token.size.t13,
  color: token.color.ink3,
})
export const askLink = style({ marginLeft: "auto" })
export const table = style({
  width: "100%",
  fontSize: token.size.t14,
  marginTop: token.space.s8,
  fontVariantNumeric: "tabular-nums",
})
export const th = style({
  fontWeight: 400,
  color: token.color.ink3,
  fontSize: token.size.t13,
  textAlign: "right",
  padding: `${token.space.s6} 0 ${token.space.s6} ${token.space.s8}`,
})
export const rowHead = style({ fontWeight: 500, textAlign: "left", padding: `${token.space.s8} 0` })
export const td = style({
  textAlign: "right",
  padding: `${token.space.s8} 0 ${token.space.s8} ${token.space.s8}`,
  color: token.color.ink2,
})
export const row = style({ borderTop: `1px solid ${token.color.line}` })
export const points = style({ color: token.color.ink, fontWeight: 600 })
export const sum = style({ fontWeight: 650, color: token.color.ink, fontSize: token.size.t15 })
export const footNote = style({
  marginRight: "auto",
  fontSize: token.size.t13,
  color: token.color.ink3,
  "@media": { [phone]: { flexBasis: "100%", textAlign: "center", marginRight: 0 } },
})
export const footMain = style({ "@media": { [phone]: { flex: 1 } } })
export const position = style({
  fontSize: token.size.t13,
  color: token.color.ink3,
  padding: `0 ${token.space.s6}`,
  fontVariantNumeric: "tabular-nums",
  "@media": { [phone]: { display: "none" } },
})
export const bar = style({
  width: 1,
  height: 18,
  background: token.color.line,
  margin: `0 ${token.space.s6}`,
  "@media": { [phone]: { display: "none" } },
})
export const full = style({
  padding: token.space.s32,
  display: "grid",
  gap: token.space.s20,
  "@media": { [phone]: { padding: token.space.s16 } },
})
export const meters = style({ maxWidth: 320 })
export const waiting = style({ padding: token.space.s32, minHeight: "100dvh" })
