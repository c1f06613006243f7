import { style } from "@vanilla-extract/css"
import { token } from "#theme/contract.css.ts"
import { phone } from "#theme/media.ts"

const stacked = "(max-width: 1023px)"

export const back = style({
  paddingTop: token.space.s24,
  fontSize: token.size.t14,
  "@media": { [phone]: { paddingTop: token.space.s4 } },
})
export const head = style({
  padding: `${token.space.s8} 0 ${token.space.s24}`,
  "@media": { [phone]: { padding: `0 0 ${token.space.s12}` } },
})
/** On a phone the name of the screen makes room for the script; it is still read out. */
export const headAfter = style({
  "@media": {
    [phone]: {
      position: "absolute",
      width: 1,
      height: 1,
      padding: 0,
      overflow: "hidden",
      clipPath: "inset(50%)",
    },
  },
})
export const title = style({
  fontSize: token.size.t32,
  lineHeight: 1.1,
  letterSpacing: "-.03em",
  "@media": { [phone]: { fontSize: token.size.t22 } },
})
export const subtitle = style({
  color: token.color.ink2,
  marginTop: token.space.s8,
  "@media": { [phone]: { display: "none" } },
})
export const median = style({ color: token.color.ink3 })
export const layout = style({
  display: "grid",
  gridTemplateColumns: "312px minmax(0, 1fr)",
  gap: token.space.s32,
  alignItems: "start",
  "@media": { [stacked]: { gridTemplateColumns: "minmax(0, 1fr)", gap: token.space.s20 } },
})
export const side = style({
  position: "sticky",
  top: 84,
  display: "grid",
  gap: token.space.s16,
  "@media": { [stacked]: { position: "static" }, [phone]: { gap: token.space.s12 } },
})
/** Once there is a script, it comes first where both do not fit beside each other. */
export const sideAfter = style({ "@media": { [stacked]: { order: 1 } } })
export const box = style({
  padding: token.space.s16,
  "@media": { [phone]: { padding: `${token.space.s12} ${token.space.s16}` } },
})
export const kicker = style({
  fontSize: token.size.t13,
  fontWeight: 600,
  letterSpacing: 0,
  color: token.color.ink3,
})
export const topicTitle = style({
  fontSize: token.size.t16,
  lineHeight: 1.32,
  fontWeight: 600,
  letterSpacing: "-.014em",
  margin: `${token.space.s6} 0 ${token.space.s12}`,
  // Two lines, so that what stands below keeps its place when the title comes.
  minHeight: "2.64em",
  textWrap: "pretty",
})
export const topicFigures = style({
  display: "flex",
  alignItems: "center",
  flexWrap: "wrap",
  gap: token.space.s8,
  fontSize: token.size.t13,
  color: token.color.ink2,
})
export const topicMore = style({
  display: "flex",
  alignItems: "center",
  justifyContent: "space-between",
  flexWrap: "wrap",
  gap: token.space.s12,
  marginTop: token.space.s12,
  minHeight: 28,
  fontSize: token.size.t13,
  "@media": { [phone]: { minHeight: 44 } },
})
export const angle = style({
  marginTop: token.space.s12,
  paddingTop: token.space.s12,
  borderTop: `1px solid ${token.color.line}`,
  fontSize: token.size.t14,
  color: token.color.ink2,
  display: "grid",
  gap: token.space.s4,
  justifyItems: "start",
})
export const form = style({
  display: "grid",
  gap: token.space.s12,
  marginTop: token.space.s12,
  "@media": { [phone]: { gridTemplateColumns: "1fr 1fr", gap: token.space.s12 } },
})
export const row = style({
  display: "grid",
  gridTemplateColumns: "86px minmax(0, 1fr)",
  alignItems: "center",
  fontSize: token.size.t14,
  color: token.color.ink2,
  "@media": {
    [phone]: { gridTemplateColumns: "minmax(0, 1fr)", gap: token.space.s4, fontSize: token.size.t13 },
  },
})
export const rowWide = style({
  display: "grid",
  gap: token.space.s8,
  fontSize: token.size.t14,
  color: token.color.ink2,
  "@media": { [phone]: { gridColumn: "1 / -1" } },
})
export const quota = style({
  fontSize: token.size.t13,
  color: token.color.ink3,
  lineHeight: 1.45,
  "@media": { [phone]: { gridColumn: "1 / -1" } },
})
export const refused = style({
  padding: `${token.space.s8} ${token.space.s16}`,
  borderRadius: token.radius.button,
  background: token.color.viralSoft,
  color: token.color.viral,
  fontSize: token.size.t14,
  display: "grid",
  gap: token.space.s6,
  justifyItems: "start",
  "@media": { [phone]: { gridColumn: "1 / -1" } },
})
export const refusedTitle = style({ fontWeight: 650 })
export const summary = style({
  display: "flex",
  alignItems: "center",
  justifyContent: "space-between",
  gap: token.space.s12,
  width: "100%",
  minHeight: 44,
  padding: 0,
  border: 0,
  background: "none",
  textAlign: "left",
  fontSize: token.size.t14,
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
  gap: token.space.s20,
  minHeight: 56,
  "@media": { [phone]: { display: "block" } },
})
export const done = style({
  display: "flex",
  alignItems: "center",
  gap: token.space.s6,
  fontSize: token.size.t14,
  color: token.color.ok,
  fontWeight: 550,
})
export const resultTitle = style({
  fontSize: token.size.t25,
  letterSpacing: "-.026em",
  lineHeight: 1.2,
  marginTop: token.space.s4,
  ":focus": { outline: "none" },
  ":focus-visible": { outline: `2px solid ${token.color.focus}`, outlineOffset: 4 },
  "@media": { [phone]: { fontSize: token.size.t22, marginTop: token.space.s2 } },
})
export const actions = style({
  display: "flex",
  gap: token.space.s8,
  flex: "none",
  "@media": { [phone]: { display: "none" } },
})
export const sheetHead = style({
  padding: `${token.space.s20} ${token.space.s32} ${token.space.s16}`,
  borderBottom: `1px solid ${token.color.line}`,
  "@media": { [phone]: { padding: `${token.space.s16} ${token.space.s16} ${token.space.s12}` } },
})
export const outlineText = style({
  color: token.color.ink2,
  marginBottom: token.space.s16,
  fontSize: token.size.t14,
  textWrap: "pretty",
})
export const pendingHead = style({
  display: "flex",
  alignItems: "center",
  justifyContent: "space-between",
  flexWrap: "wrap",
  gap: `${token.space.s8} ${token.space.s16}`,
  margin: `${token.space.s12} 0`,
})
export const pendingStage = style({ fontWeight: 600 })
export const pendingTime = style({
  color: token.color.ink3,
  fontSize: token.size.t14,
  fontVariantNumeric: "tabular-nums",
})
export const pendingNote = style({
  fontSize: token.size.t13,
  color: token.color.ink3,
  margin: `${token.space.s12} 0 ${token.space.s20}`,
})
export const pendingText = style({
  padding: `${token.space.s32} ${token.space.s32} ${token.space.s32}`,
  minHeight: 420,
  font: `400 ${token.size.t22}/1.52 ${token.font.serif}`,
  whiteSpace: "pre-line",
  overflowWrap: "anywhere",
  "@media": {
    [phone]: {
      padding: `${token.space.s20} ${token.space.s16} ${token.space.s24}`,
      fontSize: token.size.t20,
      minHeight: 300,
    },
  },
})
export const bleed = style({
  "@media": { [phone]: { marginInline: `calc(${token.space.s16} * -1)`, borderRadius: 0 } },
})
/** The sheet begins right below the tabs: a phone has no room for the gap. */
export const underTabs = style({ "@media": { [phone]: { marginTop: `calc(${token.space.s16} * -1)` } } })
export const dock = style({
  display: "none",
  "@media": {
    [phone]: {
      position: "fixed",
      inset: "auto 0 0",
      display: "grid",
      gridTemplateColumns: "1fr 1fr",
      gap: token.space.s8,
      padding: `${token.space.s8} ${token.space.s16} calc(${token.space.s8} + env(safe-area-inset-bottom))`,
      background: `color-mix(in oklab, ${token.color.surface} 92%, transparent)`,
      backdropFilter: "blur(10px)",
      borderTop: `1px solid ${token.color.line}`,
      zIndex: 9,
    },
  },
})
