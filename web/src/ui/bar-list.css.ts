import { style } from "@vanilla-extract/css"
import { token } from "#theme/contract.css.ts"
import { part } from "#theme/layers.css.ts"
import { tone } from "./velocity.css.ts"

export const list = style(part({ display: "grid", gap: token.space.s8 }))
export const row = style(
  part({
    display: "grid",
    gridTemplateColumns: "minmax(0, 128px) minmax(0, 1fr) minmax(30px, auto)",
    gap: token.space.s8,
    alignItems: "center",
    fontSize: token.size.t14,
    color: token.color.ink2,
  }),
)
export const name = style(part({ overflow: "hidden", textOverflow: "ellipsis", whiteSpace: "nowrap" }))
export const bar = style(
  part({
    height: 12,
    borderRadius: `0 ${token.radius.bar} ${token.radius.bar} 0`,
    background: `color-mix(in oklab, ${tone} 74%, ${token.color.surface})`,
    boxShadow: `-1px 0 0 ${tone}`,
    "@media": { "(forced-colors: active)": { forcedColorAdjust: "none" } },
  }),
)
export const value = style(
  part({ textAlign: "right", fontWeight: 600, color: token.color.ink, fontVariantNumeric: "tabular-nums" }),
)
