import { globalStyle, style } from "@vanilla-extract/css"
import { token } from "#theme/contract.css.ts"
import { narrow, phone, tablet } from "#theme/media.ts"
import { paper } from "#ui/chart.css.ts"

export const date = style({ minHeight: 24 })
export const fresh = style({
  minHeight: 21,
  "@media": { [tablet]: { display: "grid", gridTemplateColumns: "auto 1fr", justifyContent: "start" } },
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
export const rule = style({
  width: 1,
  height: 13,
  background: token.color.line,
  "@media": { [tablet]: { display: "none" } },
})
export const next = style({ "@media": { [tablet]: { gridColumn: 2 } } })
export const usage = style({
  minHeight: 54,
  flex: "none",
  "@media": {
    [phone]: {
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
export const controls = style({
  display: "flex",
  gap: token.space.s8,
  "@media": {
    [phone]: { display: "grid", gridTemplateColumns: "minmax(0, 1fr) auto", gap: token.space.s8 },
    [narrow]: { gridTemplateColumns: "minmax(0, 1fr)" },
  },
})
// The field comes by itself: its place is kept.
export const search = style({
  flex: "none",
  minHeight: 40,
  minWidth: 252,
  "@media": { [phone]: { minHeight: 46, width: "100%" } },
})
export const summary = style({ flex: 1, "@media": { [phone]: { order: 1 } } })
export const specialty = style({ width: 220, "@media": { [phone]: { width: "auto" } } })
export const busy = style({})
// Bars fade, words stay readable.
globalStyle(`${busy} ${paper}`, { opacity: 0.6 })
export const ranking = style({
  borderRadius: token.radius.card,
  border: `1px dashed color-mix(in oklab, ${token.color.control} 55%, ${token.color.line})`,
})
export const sentence = style({ flex: "1 1 320px" })
export const progress = style({
  background: token.color.surface,
  borderRadius: token.radius.card,
  boxShadow: `0 0 0 1px ${token.color.line}, ${token.shadow.two}`,
})
export const flat = style({ position: "relative", minHeight: 220, borderRadius: 0 })
