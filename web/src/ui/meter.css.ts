import { style, styleVariants } from "@vanilla-extract/css"
import { token } from "#theme/contract.css.ts"
import { part } from "#theme/layers.css.ts"

export const head = style(
  part({
    display: "flex",
    justifyContent: "space-between",
    gap: token.space.s8,
    fontSize: token.size.t13,
    color: token.color.ink2,
  }),
)
export const value = style(
  part({ fontWeight: 600, color: token.color.ink, fontVariantNumeric: "tabular-nums" }),
)
export const track = style(
  part({
    height: 6,
    borderRadius: token.radius.pill,
    background: `color-mix(in oklab, ${token.color.ink} 10%, transparent)`,
    marginTop: token.space.s6,
    overflow: "hidden",
    "@media": { "(forced-colors: active)": { forcedColorAdjust: "none" } },
  }),
)
const fill = part({ display: "block", height: "100%", borderRadius: token.radius.pill })
export const bar = styleVariants({
  normal: [style(fill), style(part({ background: token.color.brand }))],
  warning: [style(fill), style(part({ background: token.color.markLine }))],
  danger: [style(fill), style(part({ background: token.color.viral }))],
  done: [style(fill), style(part({ background: token.color.ok }))],
})
