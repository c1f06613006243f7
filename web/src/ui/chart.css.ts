import { style } from "@vanilla-extract/css"
import { token } from "#theme/contract.css.ts"
import { part } from "#theme/layers.css.ts"
import { tone, toneSoft } from "./velocity.css.ts"

const rule = (angle: string) =>
  `linear-gradient(${angle}color-mix(in oklab, ${tone} ${token.grid.strength}, transparent) 1px, transparent 1px)`

/** Graph paper, 14 by 14 px, in the topic's tone: evidence, and nothing else, is drawn on it. */
export const paper = style(
  part({
    position: "relative",
    borderRadius: token.radius.control,
    overflow: "hidden",
    backgroundColor: `color-mix(in oklab, ${toneSoft} 38%, ${token.color.surface})`,
    backgroundImage: `${rule("")}, ${rule("90deg, ")}`,
    backgroundSize: "14px 14px",
    backgroundPosition: "0 -1px, -1px 0",
    "@media": { "(forced-colors: active)": { forcedColorAdjust: "none" } },
  }),
)
export const svg = style(
  part({
    position: "absolute",
    inset: 0,
    display: "block",
    width: "100%",
    height: "100%",
    overflow: "visible",
  }),
)
export const line = style(
  part({
    fill: "none",
    stroke: tone,
    strokeWidth: 2,
    strokeLinejoin: "round",
    strokeLinecap: "round",
    vectorEffect: "non-scaling-stroke",
  }),
)
export const average = style(
  part({
    stroke: tone,
    strokeWidth: 1,
    strokeDasharray: "2 4",
    opacity: 0.75,
    vectorEffect: "non-scaling-stroke",
  }),
)
export const averageLabel = style(
  part({
    position: "absolute",
    left: 9,
    transform: "translateY(-19px)",
    fontSize: token.size.t12,
    lineHeight: 1.35,
    padding: `0 ${token.space.s4}`,
    borderRadius: token.radius.bar,
    background: `color-mix(in oklab, ${toneSoft} 38%, ${token.color.surface})`,
    color: tone,
  }),
)
export const bars = style(
  part({ display: "flex", alignItems: "flex-end", gap: token.space.s4, padding: `0 ${token.space.s2}` }),
)
export const bar = style(
  part({
    flex: 1,
    borderRadius: `${token.radius.bar} ${token.radius.bar} 0 0`,
    background: tone,
    opacity: 0.4,
  }),
)
/** One of the days that count. */
export const counted = style([bar, style(part({ opacity: 1 }))])
export const scale = style(
  part({
    position: "absolute",
    top: 6,
    left: 8,
    fontSize: token.size.t12,
    lineHeight: 1.35,
    color: token.color.ink2,
    padding: `0 ${token.space.s4}`,
    borderRadius: token.radius.bar,
    background: `color-mix(in oklab, ${toneSoft} 38%, ${token.color.surface})`,
    fontVariantNumeric: "tabular-nums",
  }),
)
export const fresh = style(
  part({
    display: "grid",
    placeItems: "center",
    color: tone,
    fontWeight: 600,
    fontSize: token.size.t14,
  }),
)
