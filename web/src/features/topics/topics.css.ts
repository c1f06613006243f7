import { globalStyle, style } from "@vanilla-extract/css"
import { token } from "#theme/contract.css.ts"
import { narrow, phone, tablet } from "#theme/media.ts"
import { svg } from "#ui/chart.css.ts"

export const head = style({
  display: "flex",
  alignItems: "flex-end",
  justifyContent: "space-between",
  gap: token.space.s32,
  padding: `${token.space.s44} 0 ${token.space.s24}`,
  "@media": { [phone]: { display: "block", padding: `${token.space.s24} 0 ${token.space.s16}` } },
})
export const date = style({
  color: token.color.ink3,
  fontSize: token.size.t14,
  fontWeight: 500,
  display: "flex",
  alignItems: "center",
  flexWrap: "wrap",
  gap: `${token.space.s6} ${token.space.s12}`,
  minHeight: 24,
})
export const title = style({
  fontSize: token.size.t40,
  lineHeight: 1.08,
  letterSpacing: "-.032em",
  margin: `${token.space.s6} 0 ${token.space.s12}`,
  "@media": {
    [phone]: {
      fontSize: token.size.t32,
      margin: `${token.space.s4} 0 ${token.space.s12}`,
      letterSpacing: "-.03em",
    },
    [narrow]: { fontSize: token.size.t28 },
  },
})
export const fresh = style({
  display: "flex",
  alignItems: "center",
  gap: token.space.s8,
  color: token.color.ink2,
  fontSize: token.size.t14,
  flexWrap: "wrap",
  minHeight: 21,
  "@media": {
    [phone]: {
      display: "grid",
      gridTemplateColumns: "auto 1fr",
      justifyContent: "start",
      gap: `${token.space.s2} ${token.space.s8}`,
      fontSize: token.size.t14,
    },
  },
})
export const light = style({
  width: 8,
  height: 8,
  borderRadius: token.radius.pill,
  background: token.color.ok,
  boxShadow: `0 0 0 4px color-mix(in oklab, ${token.color.ok} 16%, transparent)`,
  margin: `0 ${token.space.s4}`,
})
export const lateLight = style({
  background: token.color.markLine,
  boxShadow: `0 0 0 4px color-mix(in oklab, ${token.color.markLine} 20%, transparent)`,
})
export const late = style({ color: token.color.warn, fontWeight: 600 })
export const rule = style({
  width: 1,
  height: 13,
  background: token.color.line,
  "@media": { [phone]: { display: "none" } },
})
export const next = style({ "@media": { [phone]: { gridColumn: 2 } } })
export const usage = style({
  display: "grid",
  gridTemplateColumns: "150px 150px",
  gap: `${token.space.s6} ${token.space.s20}`,
  paddingBottom: token.space.s4,
  minHeight: 54,
  flex: "none",
  "@media": {
    [phone]: {
      gridTemplateColumns: "1fr 1fr",
      gap: `${token.space.s4} ${token.space.s16}`,
      marginTop: token.space.s20,
      padding: `${token.space.s12} ${token.space.s16} ${token.space.s12}`,
      background: token.color.surface,
      borderRadius: token.radius.button,
      boxShadow: `0 0 0 1px ${token.color.line}`,
      minHeight: 82,
    },
  },
})
export const reset = style({
  gridColumn: "1 / -1",
  textAlign: "right",
  color: token.color.ink3,
  fontSize: token.size.t13,
  "@media": { [phone]: { textAlign: "left", marginTop: token.space.s4 } },
})
export const resetFull = style({ color: token.color.viral, fontWeight: 550 })
export const tools = style({
  display: "flex",
  alignItems: "center",
  justifyContent: "space-between",
  gap: token.space.s16,
  borderTop: `1px solid ${token.color.line}`,
  padding: `${token.space.s12} 0 ${token.space.s16}`,
  "@media": {
    [phone]: {
      flexDirection: "column",
      alignItems: "stretch",
      gap: token.space.s12,
      padding: `${token.space.s12} 0 ${token.space.s16}`,
    },
  },
})
export const summary = style({
  color: token.color.ink3,
  fontSize: token.size.t14,
  fontVariantNumeric: "tabular-nums",
})
export const controls = style({
  display: "flex",
  gap: token.space.s8,
  "@media": {
    [phone]: { display: "grid", gridTemplateColumns: "minmax(0, 1fr) auto", gap: token.space.s8 },
    [narrow]: { gridTemplateColumns: "minmax(0, 1fr)" },
  },
})
export const specialty = style({ width: 220, "@media": { [phone]: { width: "auto" } } })
export const grid = style({
  display: "grid",
  gridTemplateColumns: "repeat(3, minmax(0, 1fr))",
  gap: token.space.s20,
  "@media": {
    [tablet]: { gridTemplateColumns: "repeat(2, minmax(0, 1fr))" },
    [phone]: { gridTemplateColumns: "minmax(0, 1fr)", gap: token.space.s16 },
  },
})
export const busy = style({})
// Lines fade, words stay readable.
globalStyle(`${busy} ${svg}`, { opacity: 0.6 })
export const wide = style({ gridColumn: "span 2", "@media": { [phone]: { gridColumn: "auto" } } })
export const footCount = style({
  textAlign: "center",
  color: token.color.ink3,
  fontSize: token.size.t14,
  marginTop: token.space.s32,
})
export const ranking = style({
  borderRadius: token.radius.card,
  border: `1px dashed color-mix(in oklab, ${token.color.control} 55%, ${token.color.line})`,
  padding: `${token.space.s20} ${token.space.s20} ${token.space.s16}`,
  display: "flex",
  flexDirection: "column",
  fontSize: token.size.t14,
  color: token.color.ink2,
  height: "100%",
})
export const rankingTitle = style({
  fontSize: token.size.t16,
  color: token.color.ink,
  marginBottom: token.space.s6,
})
export const legend = style({
  display: "grid",
  gridTemplateColumns: "auto minmax(0, 1fr)",
  gap: `${token.space.s6} ${token.space.s8}`,
  alignItems: "center",
  fontSize: token.size.t13,
  margin: `${token.space.s16} 0 ${token.space.s6}`,
  justifyItems: "start",
})
export const more = style({ marginTop: "auto" })
export const stages = style({
  display: "grid",
  gridTemplateColumns: "repeat(3, minmax(0, 1fr))",
  gap: token.space.s16,
  marginTop: token.space.s16,
  "@media": { [phone]: { gridTemplateColumns: "minmax(0, 1fr)", gap: token.space.s16 } },
})
export const progress = style({
  background: token.color.surface,
  borderRadius: token.radius.card,
  boxShadow: `0 0 0 1px ${token.color.line}, ${token.shadow.two}`,
  padding: `${token.space.s20} ${token.space.s24}`,
  marginBottom: token.space.s20,
  "@media": { [phone]: { padding: token.space.s16 } },
})
export const progressHead = style({
  display: "flex",
  alignItems: "baseline",
  justifyContent: "space-between",
  gap: `${token.space.s4} ${token.space.s16}`,
  flexWrap: "wrap",
})
export const progressTitle = style({ fontSize: token.size.t18 })
export const progressText = style({ fontSize: token.size.t14, color: token.color.ink2 })
export const stage = style({ fontSize: token.size.t14, color: token.color.ink3, lineHeight: 1.4 })
export const stageName = style({
  display: "flex",
  alignItems: "center",
  gap: token.space.s6,
  fontWeight: 600,
  color: token.color.ink2,
  marginTop: token.space.s8,
})
export const stageOn = style({ color: token.color.ink })
export const stageDone = style({ color: token.color.ok, display: "inline-flex" })
export const flat = style({ position: "relative", minHeight: 220, borderRadius: 0 })
