import { style } from "@vanilla-extract/css"
import { token } from "#theme/contract.css.ts"
import { phone } from "#theme/media.ts"
import { tone } from "#ui/velocity.css.ts"

const middle = "(max-width: 959px)"

export const back = style({ paddingTop: 26, fontSize: 14, "@media": { [phone]: { paddingTop: 4 } } })
export const page = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr) 420px",
  gap: "0 88px",
  alignItems: "center",
  padding: "20px 0 56px",
  "@media": {
    "(max-width: 1080px)": { gap: "0 44px" },
    [middle]: { gap: "0 32px", alignItems: "start", gridTemplateColumns: "minmax(0, 1fr) minmax(0, 420px)" },
    [phone]: { display: "block", padding: "0 0 32px" },
  },
})
export const carried = style({ maxWidth: 560 })
export const title = style({
  fontSize: 40,
  lineHeight: 1.08,
  letterSpacing: "-.032em",
  "@media": { [middle]: { fontSize: 31, lineHeight: 1.1 }, [phone]: { fontSize: 27 } },
})
export const lead = style({
  color: token.color.ink2,
  fontSize: 16,
  margin: "12px 0 28px",
  textWrap: "balance",
  "@media": { [phone]: { display: "none" } },
})
export const continueWith = style({
  display: "flex",
  alignItems: "center",
  justifyContent: "space-between",
  gap: 12,
  marginBottom: 10,
  fontSize: 13.5,
  "@media": { [phone]: { margin: "4px 0" } },
})
export const kicker = style({ fontSize: 13, fontWeight: 600, color: token.color.ink3 })
export const topic = style({ padding: "20px 20px 18px", "@media": { [phone]: { padding: "14px 16px" } } })
export const topicHead = style({
  display: "flex",
  alignItems: "center",
  justifyContent: "space-between",
  gap: 10,
  color: token.color.ink3,
  fontSize: 12.5,
})
export const topicTitle = style({
  fontSize: 22,
  lineHeight: 1.2,
  letterSpacing: "-.022em",
  margin: "13px 0 14px",
  "@media": { [phone]: { fontSize: 17, lineHeight: 1.3, margin: "10px 0 11px" } },
})
export const chart = style({ height: 140, "@media": { [phone]: { display: "none" } } })
export const chartPhone = style({ display: "none", height: 56, "@media": { [phone]: { display: "block" } } })
export const figures = style({
  display: "flex",
  alignItems: "baseline",
  flexWrap: "wrap",
  gap: "4px 16px",
  fontSize: 13.5,
  color: token.color.ink2,
  marginTop: 12,
  fontVariantNumeric: "tabular-nums",
})
export const growthValue = style({
  fontSize: 18,
  fontWeight: 650,
  letterSpacing: "-.02em",
  color: tone,
  marginRight: 3,
})
export const checks = style({
  display: "grid",
  gap: 8,
  marginTop: 20,
  fontSize: 14.5,
  color: token.color.ink2,
  "@media": { [phone]: { display: "none" } },
})
export const check = style({ display: "grid", gridTemplateColumns: "16px 1fr", gap: 10 })
export const checkMark = style({ color: token.color.ok, paddingTop: 3, display: "inline-flex" })
export const slot = style({
  width: "100%",
  minHeight: 480,
  background: token.color.surface,
  borderRadius: token.radius.dialog,
  boxShadow: `0 0 0 1px ${token.color.line}, ${token.shadow.three}`,
  padding: "26px 28px 20px",
  display: "flex",
  flexDirection: "column",
  "@media": { [phone]: { marginTop: 16, padding: "22px 20px 18px", borderRadius: token.radius.card } },
})
export const welcome = style({ fontSize: 22, letterSpacing: "-.024em", lineHeight: 1.2 })
export const welcomeText = style({ color: token.color.ink2, fontSize: 14, marginTop: 4 })
export const form = style({ display: "grid", gap: 13, marginTop: 16 })
export const names = style({ display: "grid", gridTemplateColumns: "1fr 1fr", gap: 12 })
export const refused = style({
  padding: "10px 14px",
  borderRadius: token.radius.button,
  background: token.color.viralSoft,
  color: token.color.viral,
  fontSize: 13.5,
  fontWeight: 550,
})
export const or = style({
  display: "grid",
  gridTemplateColumns: "1fr auto 1fr",
  gap: 12,
  alignItems: "center",
  fontSize: 13,
  color: token.color.ink3,
  margin: "14px 0",
  "::before": { content: '""', height: 1, background: token.color.line },
  "::after": { content: '""', height: 1, background: token.color.line },
})
export const law = style({
  marginTop: "auto",
  paddingTop: 14,
  fontSize: 12.5,
  color: token.color.ink3,
  textWrap: "pretty",
})
export const mark = style({
  width: 42,
  height: 42,
  borderRadius: 12,
  display: "grid",
  placeItems: "center",
  background: token.color.viralSoft,
  color: token.color.viral,
  marginBottom: 14,
})
export const why = style({ color: token.color.ink2, fontSize: 14.5, marginTop: 8, textWrap: "pretty" })
export const facts = style({
  display: "grid",
  gridTemplateColumns: "auto minmax(0, 1fr)",
  gap: "6px 14px",
  margin: "14px 0 16px",
  padding: "10px 14px",
  borderRadius: token.radius.button,
  background: token.color.canvas,
  boxShadow: `inset 0 0 0 1px ${token.color.line}`,
  fontSize: 13,
})
export const factName = style({ color: token.color.ink3 })
export const factValue = style({ overflowWrap: "anywhere", fontWeight: 500 })
export const buttons = style({ display: "grid", gap: 8 })
