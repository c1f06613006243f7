import { style } from "@vanilla-extract/css"
import { token } from "#theme/contract.css.ts"
import { phone } from "#theme/media.ts"

const stacked = "(max-width: 1080px)"

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
export const subtitle = style({ "@media": { [phone]: { display: "none" } } })
export const side = style({
  position: "sticky",
  top: 84,
  display: "grid",
  gap: token.space.s16,
  "@media": { [stacked]: { position: "static" }, [phone]: { gap: token.space.s12 } },
})
/** Once there is a script, it comes first; its topic and settings stand below it, beside each other. */
export const sideAfter = style({
  order: 1,
  position: "static",
  gridTemplateColumns: "repeat(2, minmax(0, 1fr))",
  alignItems: "start",
  "@media": { [stacked]: { gridTemplateColumns: "minmax(0, 1fr)" } },
})
export const box = style({
  padding: token.space.s16,
  "@media": { [phone]: { padding: `${token.space.s12} ${token.space.s16}` } },
})
export const topicTitle = style({ minHeight: "3em" })
export const topicMore = style({ minHeight: 28, "@media": { [phone]: { minHeight: 44 } } })
export const form = style({
  display: "grid",
  gap: token.space.s12,
  marginTop: token.space.s12,
})
/** Beside each other where what is chosen stays whole, else one below the other. */
export const fieldName = style({ flex: "0 0 86px" })
export const fieldValue = style({ flex: "1 1 180px" })
export const summary = style({
  display: "grid",
  alignItems: "center",
  gridTemplateColumns: "minmax(0, 1fr) max-content",
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
export const phoneOnly = style({ display: "none", "@media": { [stacked]: { display: "block" } } })
export const folded = style({ "@media": { [stacked]: { display: "none" } } })
export const resultHead = style({ minHeight: 56 })
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
export const pendingText = style({
  minHeight: 420,
  font: `400 ${token.size.t22}/1.52 ${token.font.serif}`,
  whiteSpace: "pre-line",
  "@media": { [phone]: { fontSize: token.size.t20, minHeight: 300 } },
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
export const dockState = style({ gridColumn: "1 / -1" })
