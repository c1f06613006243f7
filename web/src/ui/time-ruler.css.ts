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
export const segment = style(
  part({
    containerType: "inline-size",
    minWidth: 0,
    lineHeight: "34px",
    fontSize: token.size.t12,
    fontWeight: 600,
    color: token.color.brandInk,
    overflow: "hidden",
    whiteSpace: "nowrap",
  }),
)
/** As much of the name as there is room for; nothing where that would be a letter or two. */
export const name = style(
  part({
    display: "block",
    overflow: "hidden",
    textOverflow: "ellipsis",
    padding: `0 ${token.space.s4} 0 ${token.space.s8}`,
    "@media": { [phone]: { padding: `0 ${token.space.s2} 0 ${token.space.s4}` } },
    "@container": { "(max-width: 33px)": { display: "none" } },
  }),
)
// The hook is always named, although it is short.
export const first = style(part({ color: token.color.onBrand, minWidth: 40 }))
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
export const fits = style(
  part({
    display: "inline-flex",
    alignItems: "center",
    gap: token.space.s4,
    color: token.color.ok,
    fontWeight: 600,
  }),
)
export const over = style(
  part({
    display: "inline-flex",
    alignItems: "center",
    gap: token.space.s4,
    color: token.color.warn,
    fontWeight: 600,
  }),
)
