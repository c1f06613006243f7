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
const left = { padding: "24px 26px 22px 28px" }
const right = {
  padding: "18px 24px 20px 22px",
  background: token.color.canvas,
  borderLeft: `1px solid ${token.color.line}`,
}
const rightOnPhone = {
  padding: "12px 16px 20px",
  borderLeft: 0,
  borderBlock: `1px solid ${token.color.line}`,
}
export const what = style({
  ...left,
  gridArea: "1 / 1",
  "@media": { [phone]: { padding: "16px 16px 20px" } },
})
export const trend = style({ ...right, gridArea: "1 / 2", "@media": { [phone]: rightOnPhone } })
export const chances = style({
  ...left,
  gridArea: "2 / 1",
  paddingTop: 0,
  "@media": { [phone]: { padding: "20px 16px" } },
})
export const evidence = style({
  ...right,
  gridArea: "2 / 2",
  paddingTop: 0,
  "@media": { [phone]: { ...rightOnPhone, paddingTop: 20 } },
})
export const head = style({
  display: "flex",
  alignItems: "center",
  gap: 12,
  flexWrap: "wrap",
  color: token.color.ink3,
  fontSize: 12.5,
})
export const title = style({
  fontSize: 27,
  lineHeight: 1.16,
  letterSpacing: "-.026em",
  margin: "16px 0 10px",
  "@media": { [phone]: { fontSize: 23, lineHeight: 1.18, margin: "12px 0 8px" } },
})
export const description = style({ color: token.color.ink2, fontSize: 15, textWrap: "pretty" })
export const scores = style({ display: "flex", gap: "10px 28px", flexWrap: "wrap", marginTop: 18 })
export const scoreName = style({ fontSize: 12.5, color: token.color.ink3 })
export const scoreValue = style({
  fontSize: 20,
  fontWeight: 650,
  letterSpacing: "-.02em",
  lineHeight: 1.3,
  fontVariantNumeric: "tabular-nums",
})
export const scoreOf = style({ fontSize: 13, fontWeight: 400, color: token.color.ink3, letterSpacing: 0 })
export const heading = style({ fontSize: 15, letterSpacing: "-.01em", lineHeight: 1.3 })
export const headingRow = style({
  display: "flex",
  alignItems: "baseline",
  justifyContent: "space-between",
  gap: "4px 12px",
  flexWrap: "wrap",
})
export const headingNote = style({ fontSize: 12.5, color: token.color.ink3 })
export const angles = style({ margin: "8px 0 22px", borderTop: `1px solid ${token.color.line}` })
export const angle = style({
  display: "grid",
  gridTemplateColumns: "22px minmax(0, 1fr)",
  padding: "11px 0 10px",
  borderBottom: `1px solid ${token.color.line}`,
  fontSize: 14.5,
  lineHeight: 1.4,
})
export const angleNumber = style({ color: token.color.ink3, fontVariantNumeric: "tabular-nums" })
export const angleLink = style({ gridColumn: 2, justifySelf: "start", fontSize: 13.5 })
export const analysis = style({
  margin: "7px 0 20px",
  color: token.color.ink2,
  fontSize: 14.5,
  textWrap: "pretty",
})
export const facts = style({ borderBottom: `1px solid ${token.color.line}`, fontSize: 14 })
export const fact = style({
  display: "grid",
  gridTemplateColumns: "92px minmax(0, 1fr)",
  gap: 12,
  padding: "9px 0",
  borderTop: `1px solid ${token.color.line}`,
})
export const factName = style({ color: token.color.ink3 })
export const factValue = style({ fontWeight: 550 })
export const by = style({ paddingTop: 20, fontSize: 13, color: token.color.ink3, textWrap: "pretty" })
export const growth = style({ fontSize: 14, color: token.color.ink2, marginTop: 8 })
export const growthValue = style({
  fontSize: 21,
  fontWeight: 650,
  color: tone,
  letterSpacing: "-.02em",
  marginRight: 3,
  fontVariantNumeric: "tabular-nums",
})
export const totals = style({
  display: "grid",
  gridTemplateColumns: "repeat(3, 1fr)",
  background: token.color.surface,
  borderRadius: token.radius.button,
  boxShadow: `0 0 0 1px ${token.color.line}`,
  marginBottom: 22,
})
export const total = style({
  padding: "10px 14px 11px",
  selectors: { "& + &": { borderLeft: `1px solid ${token.color.line}` } },
})
export const block = style({ margin: "10px 0 24px" })
export const asks = style({
  margin: "8px 0 24px",
  display: "grid",
  gap: 1,
  background: token.color.line,
  borderRadius: token.radius.button,
  overflow: "hidden",
  boxShadow: `0 0 0 1px ${token.color.line}`,
})
export const ask = style({
  background: token.color.surface,
  padding: "11px 14px 8px",
  fontSize: 14.5,
  lineHeight: 1.4,
  textWrap: "pretty",
})
export const askMeta = style({
  display: "flex",
  alignItems: "center",
  gap: "2px 10px",
  flexWrap: "wrap",
  fontSize: 12.5,
  color: token.color.ink3,
})
export const askLink = style({ marginLeft: "auto" })
export const table = style({
  width: "100%",
  fontSize: 13.5,
  marginTop: 8,
  fontVariantNumeric: "tabular-nums",
})
export const th = style({
  fontWeight: 400,
  color: token.color.ink3,
  fontSize: 12.5,
  textAlign: "right",
  padding: "6px 0 6px 10px",
})
export const rowHead = style({ fontWeight: 500, textAlign: "left", padding: "7px 0" })
export const td = style({ textAlign: "right", padding: "7px 0 7px 10px", color: token.color.ink2 })
export const row = style({ borderTop: `1px solid ${token.color.line}` })
export const points = style({ color: token.color.ink, fontWeight: 600 })
export const sum = style({ fontWeight: 650, color: token.color.ink, fontSize: 14.5 })
export const footNote = style({
  marginRight: "auto",
  fontSize: 13,
  color: token.color.ink3,
  "@media": { [phone]: { flexBasis: "100%", textAlign: "center", marginRight: 0 } },
})
export const footMain = style({ "@media": { [phone]: { flex: 1 } } })
export const position = style({
  fontSize: 13,
  color: token.color.ink3,
  padding: "0 6px",
  fontVariantNumeric: "tabular-nums",
  "@media": { [phone]: { display: "none" } },
})
export const bar = style({
  width: 1,
  height: 18,
  background: token.color.line,
  margin: "0 6px",
  "@media": { [phone]: { display: "none" } },
})
export const full = style({ padding: 28, display: "grid", gap: 20, "@media": { [phone]: { padding: 16 } } })
export const meters = style({ maxWidth: 320 })
export const waiting = style({ padding: 28, minHeight: "100dvh" })
