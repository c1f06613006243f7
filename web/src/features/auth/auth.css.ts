import { style } from "@vanilla-extract/css"
import { token } from "#theme/contract.css.ts"
import { phone } from "#theme/media.ts"
import { tone } from "#ui/velocity.css.ts"

const middle = "(max-width: 959px)"

export const back = style({
  paddingTop: token.space.s24,
  fontSize: token.size.t14,
  "@media": { [phone]: { paddingTop: token.space.s4 } },
})
export const page = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr) 420px",
  gap: `0 ${token.space.s88}`,
  alignItems: "center",
  padding: `${token.space.s20} 0 ${token.space.s56}`,
  "@media": {
    "(max-width: 1080px)": { gap: `0 ${token.space.s44}` },
    [middle]: {
      gap: `0 ${token.space.s32}`,
      alignItems: "start",
      gridTemplateColumns: "minmax(0, 1fr) minmax(0, 420px)",
    },
    [phone]: { display: "block", padding: `0 0 ${token.space.s32}` },
  },
})
export const carried = style({ maxWidth: 560 })
export const title = style({
  fontSize: token.size.t40,
  lineHeight: 1.08,
  letterSpacing: "-.032em",
  "@media": {
    [middle]: { fontSize: token.size.t32, lineHeight: 1.1 },
    [phone]: { fontSize: token.size.t28 },
  },
})
export const lead = style({
  color: token.color.ink2,
  fontSize: token.size.t16,
  margin: `${token.space.s12} 0 ${token.space.s24}`,
  textWrap: "balance",
  "@media": { [phone]: { display: "none" } },
})
export const continueWith = style({
  display: "flex",
  alignItems: "center",
  justifyContent: "space-between",
  gap: token.space.s12,
  marginBottom: token.space.s12,
  fontSize: token.size.t14,
  "@media": { [phone]: { margin: `${token.space.s4} 0` } },
})
export const kicker = style({ fontSize: token.size.t13, fontWeight: 600, color: token.color.ink3 })
export const topic = style({
  padding: `${token.space.s20} ${token.space.s20} ${token.space.s16}`,
  "@media": { [phone]: { padding: `${token.space.s12} ${token.space.s16}` } },
})
export const topicHead = style({
  display: "flex",
  alignItems: "center",
  justifyContent: "space-between",
  gap: token.space.s8,
  color: token.color.ink3,
  fontSize: token.size.t13,
})
export const topicTitle = style({
  fontSize: token.size.t22,
  lineHeight: 1.2,
  letterSpacing: "-.022em",
  margin: `${token.space.s12} 0 ${token.space.s16}`,
  "@media": {
    [phone]: { fontSize: token.size.t18, lineHeight: 1.3, margin: `${token.space.s12} 0 ${token.space.s12}` },
  },
})
export const chart = style({ height: 140, "@media": { [phone]: { display: "none" } } })
export const chartPhone = style({ display: "none", height: 56, "@media": { [phone]: { display: "block" } } })
export const figures = style({
  display: "flex",
  alignItems: "baseline",
  flexWrap: "wrap",
  gap: `${token.space.s4} ${token.space.s16}`,
  fontSize: token.size.t14,
  color: token.color.ink2,
  marginTop: token.space.s12,
  fontVariantNumeric: "tabular-nums",
})
export const growthValue = style({
  fontSize: token.size.t18,
  fontWeight: 650,
  letterSpacing: "-.02em",
  color: tone,
  marginRight: token.space.s4,
})
export const checks = style({
  display: "grid",
  gap: token.space.s8,
  marginTop: token.space.s20,
  fontSize: token.size.t15,
  color: token.color.ink2,
  "@media": { [phone]: { display: "none" } },
})
export const check = style({ display: "grid", gridTemplateColumns: "16px 1fr", gap: token.space.s8 })
export const checkMark = style({ color: token.color.ok, paddingTop: token.space.s4, display: "inline-flex" })
export const slot = style({
  width: "100%",
  minHeight: 480,
  background: token.color.surface,
  borderRadius: token.radius.dialog,
  boxShadow: `0 0 0 1px ${token.color.line}, ${token.shadow.three}`,
  padding: `${token.space.s24} ${token.space.s32} ${token.space.s20}`,
  display: "flex",
  flexDirection: "column",
  "@media": {
    [phone]: {
      marginTop: token.space.s16,
      padding: `${token.space.s20} ${token.space.s20} ${token.space.s16}`,
      borderRadius: token.radius.card,
    },
  },
})
export const welcome = style({ fontSize: token.size.t22, letterSpacing: "-.024em", lineHeight: 1.2 })
export const welcomeText = style({
  color: token.color.ink2,
  fontSize: token.size.t14,
  marginTop: token.space.s4,
})
export const form = style({ display: "grid", gap: token.space.s12, marginTop: token.space.s16 })
export const names = style({ display: "grid", gridTemplateColumns: "1fr 1fr", gap: token.space.s12 })
export const refused = style({
  padding: `${token.space.s8} ${token.space.s16}`,
  borderRadius: token.radius.button,
  background: token.color.viralSoft,
  color: token.color.viral,
  fontSize: token.size.t14,
  fontWeight: 550,
})
export const or = style({
  display: "grid",
  gridTemplateColumns: "1fr auto 1fr",
  gap: token.space.s12,
  alignItems: "center",
  fontSize: token.size.t13,
  color: token.color.ink3,
  margin: `${token.space.s16} 0`,
  "::before": { content: '""', height: 1, background: token.color.line },
  "::after": { content: '""', height: 1, background: token.color.line },
})
export const law = style({
  marginTop: "auto",
  paddingTop: token.space.s12,
  fontSize: token.size.t13,
  color: token.color.ink3,
  textWrap: "pretty",
})
export const mark = style({
  width: 42,
  height: 42,
  borderRadius: token.radius.button,
  display: "grid",
  placeItems: "center",
  background: token.color.viralSoft,
  color: token.color.viral,
  marginBottom: token.space.s16,
})
export const why = style({
  color: token.color.ink2,
  fontSize: token.size.t15,
  marginTop: token.space.s8,
  textWrap: "pretty",
})
export const facts = style({
  display: "grid",
  gridTemplateColumns: "auto minmax(0, 1fr)",
  gap: `${token.space.s6} ${token.space.s16}`,
  margin: `${token.space.s16} 0 ${token.space.s16}`,
  padding: `${token.space.s8} ${token.space.s16}`,
  borderRadius: token.radius.button,
  background: token.color.canvas,
  boxShadow: `inset 0 0 0 1px ${token.color.line}`,
  fontSize: token.size.t13,
})
export const factName = style({ color: token.color.ink3 })
export const factValue = style({ overflowWrap: "anywhere", fontWeight: 500 })
export const buttons = style({ display: "grid", gap: token.space.s8 })
export const single = style({ width: "min(100%, 460px)" })
