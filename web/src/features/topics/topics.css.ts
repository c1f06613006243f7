import { globalStyle, style } from "@vanilla-extract/css"
import { token } from "#theme/contract.css.ts"
import { narrow, phone, tablet } from "#theme/media.ts"
import { svg } from "#ui/chart.css.ts"

export const head = style({
  display: "flex",
  alignItems: "flex-end",
  justifyContent: "space-between",
  gap: 32,
  padding: "44px 0 26px",
  "@media": { [phone]: { display: "block", padding: "24px 0 18px" } },
})
export const date = style({
  color: token.color.ink3,
  fontSize: 14,
  fontWeight: 500,
  display: "flex",
  alignItems: "center",
  flexWrap: "wrap",
  gap: "6px 12px",
  minHeight: 24,
})
export const title = style({
  fontSize: 40,
  lineHeight: 1.08,
  letterSpacing: "-.032em",
  margin: "6px 0 12px",
  "@media": {
    [phone]: { fontSize: 31, margin: "4px 0 10px", letterSpacing: "-.03em" },
    [narrow]: { fontSize: 28 },
  },
})
export const fresh = style({
  display: "flex",
  alignItems: "center",
  gap: 10,
  color: token.color.ink2,
  fontSize: 14,
  flexWrap: "wrap",
  minHeight: 21,
  "@media": {
    [phone]: {
      display: "grid",
      gridTemplateColumns: "auto 1fr",
      justifyContent: "start",
      gap: "2px 8px",
      fontSize: 13.5,
    },
  },
})
export const light = style({
  width: 8,
  height: 8,
  borderRadius: 99,
  background: token.color.ok,
  boxShadow: `0 0 0 4px color-mix(in oklab, ${token.color.ok} 16%, transparent)`,
  margin: "0 3px",
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
  gap: "6px 22px",
  paddingBottom: 3,
  minHeight: 54,
  flex: "none",
  "@media": {
    [phone]: {
      gridTemplateColumns: "1fr 1fr",
      gap: "4px 18px",
      marginTop: 18,
      padding: "13px 14px 11px",
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
  fontSize: 12.5,
  "@media": { [phone]: { textAlign: "left", marginTop: 3 } },
})
export const resetFull = style({ color: token.color.viral, fontWeight: 550 })
export const tools = style({
  display: "flex",
  alignItems: "center",
  justifyContent: "space-between",
  gap: 16,
  borderTop: `1px solid ${token.color.line}`,
  padding: "14px 0 18px",
  "@media": { [phone]: { flexDirection: "column", alignItems: "stretch", gap: 11, padding: "14px 0 16px" } },
})
export const summary = style({ color: token.color.ink3, fontSize: 14, fontVariantNumeric: "tabular-nums" })
export const controls = style({
  display: "flex",
  gap: 10,
  "@media": {
    [phone]: { display: "grid", gridTemplateColumns: "minmax(0, 1fr) auto", gap: 8 },
    [narrow]: { gridTemplateColumns: "minmax(0, 1fr)" },
  },
})
export const specialty = style({ width: 220, "@media": { [phone]: { width: "auto" } } })
export const grid = style({
  display: "grid",
  gridTemplateColumns: "repeat(3, minmax(0, 1fr))",
  gap: 20,
  "@media": {
    [tablet]: { gridTemplateColumns: "repeat(2, minmax(0, 1fr))" },
    [phone]: { gridTemplateColumns: "minmax(0, 1fr)", gap: 14 },
  },
})
export const busy = style({})
// Lines fade, words stay readable.
globalStyle(`${busy} ${svg}`, { opacity: 0.6 })
export const wide = style({ gridColumn: "span 2", "@media": { [phone]: { gridColumn: "auto" } } })
export const footCount = style({ textAlign: "center", color: token.color.ink3, fontSize: 14, marginTop: 30 })
export const ranking = style({
  borderRadius: token.radius.card,
  border: `1px dashed color-mix(in oklab, ${token.color.control} 55%, ${token.color.line})`,
  padding: "20px 20px 16px",
  display: "flex",
  flexDirection: "column",
  fontSize: 14,
  color: token.color.ink2,
  height: "100%",
})
export const rankingTitle = style({ fontSize: 16, color: token.color.ink, marginBottom: 6 })
export const legend = style({
  display: "grid",
  gridTemplateColumns: "auto minmax(0, 1fr)",
  gap: "6px 10px",
  alignItems: "center",
  fontSize: 13,
  margin: "14px 0 6px",
  justifyItems: "start",
})
export const more = style({ marginTop: "auto" })
export const stages = style({
  display: "grid",
  gridTemplateColumns: "repeat(3, minmax(0, 1fr))",
  gap: 16,
  marginTop: 14,
  "@media": { [phone]: { gridTemplateColumns: "minmax(0, 1fr)", gap: 14 } },
})
export const progress = style({
  background: token.color.surface,
  borderRadius: token.radius.card,
  boxShadow: `0 0 0 1px ${token.color.line}, ${token.shadow.two}`,
  padding: "20px 24px",
  marginBottom: 20,
  "@media": { [phone]: { padding: 16 } },
})
export const progressHead = style({
  display: "flex",
  alignItems: "baseline",
  justifyContent: "space-between",
  gap: "4px 16px",
  flexWrap: "wrap",
})
export const progressTitle = style({ fontSize: 17 })
export const progressText = style({ fontSize: 13.5, color: token.color.ink2 })
export const stage = style({ fontSize: 14, color: token.color.ink3, lineHeight: 1.4 })
export const stageName = style({
  display: "flex",
  alignItems: "center",
  gap: 6,
  fontWeight: 600,
  color: token.color.ink2,
  marginTop: 9,
})
export const stageOn = style({ color: token.color.ink })
export const stageDone = style({ color: token.color.ok, display: "inline-flex" })
export const flat = style({ position: "relative", minHeight: 220, borderRadius: 0 })
