import { style } from "@vanilla-extract/css"
import { token } from "#theme/contract.css.ts"
import { phone } from "#theme/media.ts"
import { stacked } from "./plan-card.css.ts"

const line = `1px solid ${token.color.line}`

export const head = style({
  display: "flex",
  justifyContent: "space-between",
  alignItems: "flex-end",
  gap: token.space.s32,
  padding: `${token.space.s44} 0 ${token.space.s24}`,
  "@media": {
    [stacked]: { display: "block" },
    [phone]: { padding: `${token.space.s24} 0 ${token.space.s20}` },
  },
})
export const title = style({
  fontSize: token.size.t40,
  lineHeight: 1.08,
  letterSpacing: "-.032em",
  marginBottom: token.space.s12,
  "@media": { [phone]: { fontSize: token.size.t32, lineHeight: 1.1 } },
})
export const lead = style({
  color: token.color.ink2,
  fontSize: token.size.t16,
  maxWidth: "58ch",
  textWrap: "pretty",
  "@media": { [phone]: { fontSize: token.size.t15 } },
})
export const billing = style({
  display: "grid",
  justifyItems: "end",
  gap: token.space.s8,
  flex: "none",
  "@media": {
    [stacked]: { justifyItems: "start", marginTop: token.space.s20 },
    [phone]: { justifyItems: "stretch" },
  },
})
export const save = style({
  display: "inline-flex",
  alignItems: "center",
  gap: token.space.s6,
  fontSize: token.size.t14,
  fontWeight: 600,
  color: token.color.ok,
  "@media": { [phone]: { justifyContent: "center" } },
})
export const note = style({
  display: "flex",
  alignItems: "center",
  gap: `${token.space.s4} ${token.space.s12}`,
  justifyContent: "space-between",
  flexWrap: "wrap",
  borderRadius: token.radius.card,
  background: token.color.surface,
  boxShadow: `0 0 0 1px ${token.color.line}`,
  padding: `${token.space.s12} ${token.space.s16} ${token.space.s12} ${token.space.s16}`,
  marginBottom: token.space.s20,
  fontSize: token.size.t15,
  color: token.color.ink2,
})
export const noteLead = style({ fontWeight: 600, color: token.color.ink })
export const days = style({
  display: "inline-grid",
  gridTemplateColumns: "repeat(7, 18px)",
  gap: token.space.s4,
  marginRight: token.space.s16,
  verticalAlign: "middle",
  "@media": {
    [phone]: {
      display: "grid",
      gridTemplateColumns: "repeat(7, 1fr)",
      margin: `${token.space.s4} 0 ${token.space.s12}`,
    },
  },
})
export const day = style({
  height: 8,
  borderRadius: token.radius.bar,
  background: `color-mix(in oklab, ${token.color.ink} 12%, transparent)`,
})
export const dayOn = style([day, { background: token.color.brand }])

export const trust = style({
  display: "flex",
  justifyContent: "center",
  gap: `${token.space.s8} ${token.space.s32}`,
  flexWrap: "wrap",
  paddingTop: token.space.s24,
  fontSize: token.size.t14,
  color: token.color.ink2,
  "@media": {
    [phone]: {
      justifyContent: "flex-start",
      gap: `${token.space.s8} ${token.space.s20}`,
      paddingTop: token.space.s20,
    },
  },
})
export const trusted = style({
  display: "inline-flex",
  alignItems: "center",
  gap: token.space.s8,
  whiteSpace: "nowrap",
})
export const check = style({ color: token.color.ok, display: "inline-flex", flex: "none" })

export const section = style({
  marginTop: token.space.s56,
  "@media": { [phone]: { marginTop: token.space.s44 } },
})
export const sectionTitle = style({
  fontSize: token.size.t25,
  letterSpacing: "-.026em",
  marginBottom: token.space.s16,
  "@media": { [phone]: { fontSize: token.size.t22 } },
})
export const stats = style({
  display: "grid",
  gridAutoFlow: "column",
  gridAutoColumns: "minmax(0, 1fr)",
  borderRadius: token.radius.card,
  background: token.color.surface,
  boxShadow: `0 0 0 1px ${token.color.line}, ${token.shadow.one}`,
  "@media": { [stacked]: { gridAutoFlow: "row" } },
})
export const stat = style({
  display: "flex",
  flexDirection: "column-reverse",
  justifyContent: "flex-end",
  gap: token.space.s4,
  padding: `${token.space.s20} ${token.space.s24}`,
  selectors: { "& + &": { borderLeft: line } },
  "@media": {
    [stacked]: {
      display: "grid",
      gridTemplateColumns: "minmax(0, 2fr) minmax(0, 3fr)",
      alignItems: "center",
      padding: `${token.space.s12} ${token.space.s16}`,
      gap: token.space.s12,
      selectors: { "& + &": { borderLeft: 0, borderTop: line } },
    },
  },
})
export const statWords = style({
  fontSize: token.size.t14,
  lineHeight: 1.4,
  color: token.color.ink2,
  textWrap: "pretty",
  "@media": { [stacked]: { order: 2 } },
})
export const statValue = style({
  fontSize: token.size.t32,
  lineHeight: 1.15,
  fontWeight: 600,
  letterSpacing: "-.03em",
  fontVariantNumeric: "tabular-nums",
  "@media": { [stacked]: { fontSize: token.size.t25 } },
})
export const unit = style({ fontSize: token.size.t18, marginLeft: token.space.s4 })
export const how = style({ marginTop: token.space.s8, fontSize: token.size.t14 })
export const howSummary = style({
  display: "inline-flex",
  alignItems: "center",
  gap: token.space.s6,
  minHeight: 36,
  cursor: "pointer",
  listStyle: "none",
  fontWeight: 600,
  color: token.color.brand,
  "@media": { [phone]: { minHeight: 44 } },
})
export const howList = style({ padding: `${token.space.s4} 0 ${token.space.s8}`, color: token.color.ink2 })
export const howRow = style({
  display: "grid",
  gridTemplateColumns: "130px minmax(0, 1fr)",
  gap: token.space.s12,
  padding: `${token.space.s4} 0`,
})
export const howName = style({ fontWeight: 600, color: token.color.ink })
export const calculator = style({
  display: "flex",
  alignItems: "center",
  flexWrap: "wrap",
  gap: `${token.space.s8} ${token.space.s8}`,
  fontSize: token.size.t15,
  color: token.color.ink2,
  padding: `${token.space.s12} ${token.space.s24}`,
  marginTop: token.space.s12,
  borderRadius: token.radius.card,
  border: `1px dashed color-mix(in oklab, ${token.color.control} 55%, ${token.color.line})`,
  "@media": { [phone]: { padding: `${token.space.s12} ${token.space.s16}` } },
})
export const number = style({
  width: 58,
  height: 36,
  textAlign: "center",
  border: `1px solid ${token.color.control}`,
  borderRadius: token.radius.control,
  background: token.color.surface,
  color: token.color.ink,
  fontWeight: 600,
  fontVariantNumeric: "tabular-nums",
  "@media": { [phone]: { height: 44, fontSize: token.size.t16 } },
})
export const product = style({ color: token.color.ink, fontWeight: 600 })
export const yours = style({
  fontSize: token.size.t13,
  color: token.color.ink3,
  marginLeft: "auto",
  "@media": { [stacked]: { marginLeft: 0, flexBasis: "100%" } },
})

export const form = style({ display: "grid", gap: token.space.s16 })
export const dialogText = style({ color: token.color.ink2, textWrap: "pretty" })
export const asked = style({ display: "grid", gap: token.space.s16, justifyItems: "start" })
export const featureList = style({ display: "grid", marginTop: token.space.s6 })
export const featureRow = style({
  display: "flex",
  alignItems: "center",
  gap: token.space.s8,
  padding: `${token.space.s8} 0`,
  selectors: { "& + &": { borderTop: line } },
})
