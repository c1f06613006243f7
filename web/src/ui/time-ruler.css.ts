import { style } from "@vanilla-extract/css"
import { token } from "#theme/contract.css.ts"
import { part } from "#theme/layers.css.ts"
import { forced, phone } from "#theme/media.ts"

const ticks = `repeating-linear-gradient(90deg, color-mix(in oklab, ${token.color.ink} 13%, transparent) 0 1px, transparent 1px calc(100% / 12))`

export const scale = style(
  part({
    height: 34,
    borderRadius: token.radius.control,
    overflow: "hidden",
    background: `${ticks}, ${token.color.sunken}`,
    "@media": { "(forced-colors: active)": { forcedColorAdjust: "none" } },
  }),
)
export const slim = style(
  part({
    height: 8,
    borderRadius: token.radius.bar,
    overflow: "hidden",
    background: token.color.sunken,
    boxShadow: `inset 0 0 0 1px ${token.color.line}`,
    "@media": { [forced]: { forcedColorAdjust: "none" } },
  }),
)
export const segments = style(part({ display: "flex", gap: token.space.s2, height: "100%" }))
/** One line: what does not fit beside the place goes to the next, which is not seen. */
export const segment = style(
  part({
    display: "flex",
    flexWrap: "wrap",
    minWidth: 0,
    fontSize: token.size.t12,
    fontWeight: 600,
    color: token.color.brandInk,
    overflow: "hidden",
    whiteSpace: "nowrap",
  }),
)
const word = { display: "flex", alignItems: "center", height: 34 }
/** The name, whole or not at all. It takes all room that there is beside the place. */
export const name = style(
  part({
    ...word,
    // So much that what is left for the place is less than a point can show.
    flex: "100000 0 auto",
    padding: `0 ${token.space.s2} 0 ${token.space.s8}`,
    "@media": { [phone]: { padding: `0 ${token.space.s2} 0 ${token.space.s4}` } },
  }),
)
/** Which beat it is, where its name has no room. */
export const place = style(
  part({ ...word, flex: "1 0 0", minWidth: 0, justifyContent: "center", overflow: "hidden" }),
)
// The hook is always named, although it is short.
export const first = style(part({ color: token.color.onBrand, minWidth: "max-content" }))
export const caption = style(
  part({
    display: "flex",
    justifyContent: "space-between",
    flexWrap: "wrap",
    gap: `${token.space.s2} ${token.space.s12}`,
    fontSize: token.size.t13,
    color: token.color.ink2,
    marginTop: token.space.s8,
    fontVariantNumeric: "tabular-nums",
  }),
)
