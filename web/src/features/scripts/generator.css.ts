import { style } from "@vanilla-extract/css"
import { token } from "#theme/contract.css.ts"
import { phone } from "#theme/media.ts"

const stacked = "(max-width: 1023px)"

export const back = style({ paddingTop: 26, fontSize: 14, "@media": { [phone]: { paddingTop: 4 } } })
export const head = style({ padding: "8px 0 26px", "@media": { [phone]: { padding: "0 0 12px" } } })
export const title = style({
  fontSize: 34,
  lineHeight: 1.1,
  letterSpacing: "-.03em",
  "@media": { [phone]: { fontSize: 23 } },
})
export const subtitle = style({
  color: token.color.ink2,
  marginTop: 8,
  "@media": { [phone]: { display: "none" } },
})
export const median = style({ color: token.color.ink3 })
export const layout = style({
  display: "grid",
  gridTemplateColumns: "312px minmax(0, 1fr)",
  gap: 32,
  alignItems: "start",
  "@media": { [stacked]: { gridTemplateColumns: "minmax(0, 1fr)", gap: 22 } },
})
export const side = style({
  position: "sticky",
  top: 84,
  display: "grid",
  gap: 16,
  "@media": { [stacked]: { position: "static" }, [phone]: { gap: 12 } },
})
export const box = style({ padding: 18, "@media": { [phone]: { padding: "14px 16px" } } })
export const kicker = style({ fontSize: 13, fontWeight: 600, letterSpacing: 0, color: token.color.ink3 })
export const topicTitle = style({
  fontSize: 16.5,
  lineHeight: 1.32,
  fontWeight: 600,
  letterSpacing: "-.014em",
  margin: "6px 0 13px",
  // Two lines, so that what stands below keeps its place when the title comes.
  minHeight: "2.64em",
  textWrap: "pretty",
})
export const topicFigures = style({
  display: "flex",
  alignItems: "center",
  flexWrap: "wrap",
  gap: 10,
  fontSize: 13,
  color: token.color.ink2,
})
export const topicMore = style({
  display: "flex",
  alignItems: "center",
  justifyContent: "space-between",
  flexWrap: "wrap",
  gap: 12,
  marginTop: 12,
  minHeight: 28,
  fontSize: 13,
  "@media": { [phone]: { minHeight: 44 } },
})
export const angle = style({
  marginTop: 12,
  paddingTop: 12,
  borderTop: `1px solid ${token.color.line}`,
  fontSize: 13.5,
  color: token.color.ink2,
  display: "grid",
  gap: 4,
  justifyItems: "start",
})
export const form = style({
  display: "grid",
  gap: 13,
  marginTop: 13,
  "@media": { [phone]: { gridTemplateColumns: "1fr 1fr", gap: 12 } },
})
export const row = style({
  display: "grid",
  gridTemplateColumns: "86px minmax(0, 1fr)",
  alignItems: "center",
  fontSize: 14,
  color: token.color.ink2,
  "@media": { [phone]: { gridTemplateColumns: "minmax(0, 1fr)", gap: 5, fontSize: 13 } },
})
export const rowWide = style({
  display: "grid",
  gap: 7,
  fontSize: 14,
  color: token.color.ink2,
  "@media": { [phone]: { gridColumn: "1 / -1" } },
})
export const quota = style({
  fontSize: 13,
  color: token.color.ink3,
  lineHeight: 1.45,
  "@media": { [phone]: { gridColumn: "1 / -1" } },
})
export const refused = style({
  padding: "10px 14px",
  borderRadius: token.radius.button,
  background: token.color.viralSoft,
  color: token.color.viral,
  fontSize: 13.5,
  display: "grid",
  gap: 6,
  justifyItems: "start",
  "@media": { [phone]: { gridColumn: "1 / -1" } },
})
export const refusedTitle = style({ fontWeight: 650 })
export const summary = style({
  display: "flex",
  alignItems: "center",
  justifyContent: "space-between",
  gap: 12,
  width: "100%",
  minHeight: 44,
  padding: 0,
  border: 0,
  background: "none",
  textAlign: "left",
  fontSize: 14,
  color: token.color.ink2,
})
export const change = style({ color: token.color.brand, fontWeight: 600 })
export const phoneOnly = style({ display: "none", "@media": { [stacked]: { display: "block" } } })
export const folded = style({ "@media": { [stacked]: { display: "none" } } })
export const submit = style({ "@media": { [phone]: { gridColumn: "1 / -1", display: "grid" } } })
export const resultHead = style({
  display: "flex",
  justifyContent: "space-between",
  alignItems: "flex-end",
  gap: 20,
  minHeight: 56,
  "@media": { [phone]: { display: "block" } },
})
export const done = style({
  display: "flex",
  alignItems: "center",
  gap: 6,
  fontSize: 13.5,
  color: token.color.ok,
  fontWeight: 550,
})
export const resultTitle = style({
  fontSize: 25,
  letterSpacing: "-.026em",
  lineHeight: 1.2,
  marginTop: 5,
  ":focus": { outline: "none" },
  ":focus-visible": { outline: `2px solid ${token.color.focus}`, outlineOffset: 4 },
  "@media": { [phone]: { fontSize: 22, marginTop: 2 } },
})
export const actions = style({
  display: "flex",
  gap: 8,
  flex: "none",
  "@media": { [phone]: { display: "none" } },
})
export const sheetHead = style({
  padding: "20px 32px 18px",
  borderBottom: `1px solid ${token.color.line}`,
  "@media": { [phone]: { padding: "16px 16px 14px" } },
})
export const outlineText = style({
  color: token.color.ink2,
  marginBottom: 14,
  fontSize: 14,
  textWrap: "pretty",
})
export const pendingHead = style({
  display: "flex",
  alignItems: "center",
  justifyContent: "space-between",
  flexWrap: "wrap",
  gap: "8px 16px",
  margin: "10px 0",
})
export const pendingStage = style({ fontWeight: 600 })
export const pendingTime = style({
  color: token.color.ink3,
  fontSize: 13.5,
  fontVariantNumeric: "tabular-nums",
})
export const pendingNote = style({ fontSize: 13, color: token.color.ink3, margin: "10px 0 18px" })
export const pendingText = style({
  padding: "30px 32px 34px",
  minHeight: 420,
  font: `400 21px/1.52 ${token.font.serif}`,
  whiteSpace: "pre-line",
  overflowWrap: "anywhere",
  "@media": { [phone]: { padding: "22px 16px 26px", fontSize: 20, minHeight: 300 } },
})
export const bleed = style({ "@media": { [phone]: { marginInline: -16, borderRadius: 0 } } })
export const dock = style({
  display: "none",
  "@media": {
    [phone]: {
      position: "fixed",
      inset: "auto 0 0",
      display: "grid",
      gridTemplateColumns: "1fr 1fr",
      gap: 10,
      padding: "10px 16px calc(10px + env(safe-area-inset-bottom))",
      background: `color-mix(in oklab, ${token.color.surface} 92%, transparent)`,
      backdropFilter: "blur(10px)",
      borderTop: `1px solid ${token.color.line}`,
      zIndex: 9,
    },
  },
})
