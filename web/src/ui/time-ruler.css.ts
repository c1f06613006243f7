import { style } from "@vanilla-extract/css"
import { token } from "#theme/contract.css.ts"
import { part } from "#theme/layers.css.ts"
import { forced, phone } from "#theme/media.ts"

const ticks = `repeating-linear-gradient(90deg, color-mix(in oklab, ${token.color.ink} 13%, transparent) 0 1px, transparent 1px calc(100% / 12))`

export const scale = style(
  part({
    height: 34,
    borderRadius: 8,
    overflow: "hidden",
    background: `${ticks}, ${token.color.sunken}`,
    "@media": { "(forced-colors: active)": { forcedColorAdjust: "none" } },
  }),
)
export const slim = style(
  part({
    height: 8,
    borderRadius: 4,
    overflow: "hidden",
    background: token.color.sunken,
    boxShadow: `inset 0 0 0 1px ${token.color.line}`,
    "@media": { [forced]: { forcedColorAdjust: "none" } },
  }),
)
export const segments = style(part({ display: "flex", gap: 2, height: "100%" }))
export const segment = style(
  part({
    display: "flex",
    // The strut keeps the first row: a name too wide for its place goes to the second, out of sight.
    flexWrap: "wrap",
    minWidth: 0,
    padding: "0 4px 0 9px",
    lineHeight: "34px",
    "::before": { content: "", height: 34 },
    fontSize: 12,
    fontWeight: 600,
    color: token.color.brandInk,
    overflow: "hidden",
    whiteSpace: "nowrap",
    "@media": { [phone]: { padding: "0 2px 0 5px", fontSize: 11 } },
  }),
)
export const first = style(part({ color: token.color.onBrand }))
export const caption = style(
  part({
    display: "flex",
    justifyContent: "space-between",
    flexWrap: "wrap",
    gap: "2px 12px",
    fontSize: 13,
    color: token.color.ink2,
    marginTop: 9,
    fontVariantNumeric: "tabular-nums",
  }),
)
export const fits = style(
  part({ display: "inline-flex", alignItems: "center", gap: 5, color: token.color.ok, fontWeight: 600 }),
)
export const over = style(
  part({ display: "inline-flex", alignItems: "center", gap: 5, color: token.color.warn, fontWeight: 600 }),
)
