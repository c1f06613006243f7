import { style } from "@vanilla-extract/css"
import { token } from "#theme/contract.css.ts"
import { phone } from "#theme/media.ts"

const stacked = "(max-width: 1080px)"

export const head = style({
  padding: `${token.space.s8} 0 ${token.space.s24}`,
  "@media": { [phone]: { padding: `0 0 ${token.space.s12}` } },
})
/** A phone's room is the script's: the hook stands high. */
export const headAfter = style({
  paddingBottom: 0,
  "@media": { [phone]: { padding: 0, marginTop: `calc(${token.space.s4} * -1)` } },
})
export const title = style({
  fontSize: token.size.t32,
  lineHeight: 1.1,
  letterSpacing: "-.03em",
  "@media": { [phone]: { fontSize: token.size.t22 } },
})
/** A long title of one's own leaves the hook in sight. */
export const titleAfter = style({
  scrollMarginTop: 120,
  ":focus": { outline: "none" },
  ":focus-visible": { outline: `2px solid ${token.color.focus}`, outlineOffset: 4 },
  "@media": {
    [phone]: { display: "-webkit-box", WebkitBoxOrient: "vertical", WebkitLineClamp: 2, overflow: "hidden" },
  },
})
export const summary = style({ minHeight: 44, "@media": { [phone]: { justifyContent: "space-between" } } })
export const seenIn = style({ "@media": { [phone]: { display: "none" } } })
export const besideTitle = style({ minHeight: 44, "@media": { [phone]: { display: "none" } } })
export const subtitle = style({ "@media": { [phone]: { display: "none" } } })
export const side = style({
  position: "sticky",
  top: 84,
  display: "grid",
  gap: token.space.s16,
  "@media": { [stacked]: { position: "static" }, [phone]: { gap: token.space.s12 } },
})
/** Above the script that stands: its topic and settings, beside each other. */
export const sideAfter = style({
  position: "static",
  gridTemplateColumns: "minmax(0, 1fr) minmax(0, 2fr)",
  alignItems: "start",
  marginTop: token.space.s16,
  selectors: { "&[hidden]": { display: "none" } },
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
/** Two beside each other where there is room for two. */
export const fields = style({
  display: "grid",
  gridTemplateColumns: "repeat(auto-fit, minmax(min(272px, 100%), 1fr))",
  gap: `${token.space.s12} ${token.space.s24}`,
})
export const allAcross = style({ gridColumn: "1 / -1" })
/** Beside each other where what is chosen stays whole, else one below the other. */
export const fieldName = style({ flex: "0 0 86px" })
export const fieldValue = style({ flex: "1 1 180px" })
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
