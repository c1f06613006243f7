import { style } from "@vanilla-extract/css"
import { token } from "#theme/contract.css.ts"
import { phone } from "#theme/media.ts"

const middle = "(max-width: 959px)"

export const page = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr) 420px",
  gap: `0 ${token.space.s88}`,
  alignItems: "start",
  padding: `${token.space.s20} 0 ${token.space.s56}`,
  "@media": {
    "(max-width: 1080px)": { gap: `0 ${token.space.s44}` },
    [middle]: {
      gap: `0 ${token.space.s32}`,
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
export const topic = style({
  padding: `${token.space.s20} ${token.space.s20} ${token.space.s16}`,
  "@media": { [phone]: { padding: `${token.space.s12} ${token.space.s16}` } },
})
export const topicTitle = style({
  fontSize: token.size.t22,
  lineHeight: 1.2,
  letterSpacing: "-.022em",
  "@media": { [phone]: { fontSize: token.size.t18, lineHeight: 1.3 } },
})
export const chart = style({ height: 110, "@media": { [phone]: { height: 56 } } })
/** What an account is good for: said where there is room. What a trial costs is said everywhere. */
export const wideOnly = style({ "@media": { [phone]: { display: "none" } } })
export const slot = style({
  width: "100%",
  minHeight: 480,
  background: token.color.surface,
  borderRadius: token.radius.dialog,
  boxShadow: `0 0 0 1px ${token.color.line}, ${token.shadow.three}`,
  "@media": { [phone]: { borderRadius: token.radius.card } },
})
export const or = style({
  "::before": { content: '""', height: 1, background: token.color.line },
  "::after": { content: '""', height: 1, background: token.color.line },
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
export const single = style({ width: "min(100%, 460px)" })
/** No larger than the name of its field. */
export const forgot = style({ fontSize: token.size.t14 })
/** The focus is there for whoever listens: a ring around the words would look like a field. */
export const heading = style({ ":focus-visible": { outline: "none" } })
