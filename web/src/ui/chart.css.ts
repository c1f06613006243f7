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
export const area = style(part({ fill: tone, opacity: 0.1 }))
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
export const half = style(
  part({ stroke: tone, strokeWidth: 1, opacity: 0.3, vectorEffect: "non-scaling-stroke" }),
)
const dotBase = part({
  position: "absolute",
  width: 9,
  height: 9,
  borderRadius: token.radius.pill,
  background: tone,
  boxShadow: `0 0 0 2.5px ${token.color.surface}`,
  transform: "translate(-50%, -50%)",
})
export const dot = style(dotBase)
export const hollow = style([
  style(dotBase),
  style({ background: token.color.surface, boxShadow: `0 0 0 2px ${tone}`, width: 8, height: 8 }),
])
export const label = style(
  part({
    position: "absolute",
    top: 9,
    fontSize: token.size.t12,
    color: token.color.ink2,
    lineHeight: 1.35,
    fontVariantNumeric: "tabular-nums",
    padding: `0 ${token.space.s4}`,
  }),
)
export const labelValue = style(
  part({ display: "block", fontWeight: 650, color: token.color.ink, fontSize: token.size.t13 }),
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
export const fresh = style(
  part({
    position: "absolute",
    inset: 0,
    display: "grid",
    placeItems: "center",
    color: tone,
    fontWeight: 600,
    fontSize: token.size.t14,
  }),
)
