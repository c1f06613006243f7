import { style } from "@vanilla-extract/css"
import { token } from "#theme/contract.css.ts"
import { part } from "#theme/layers.css.ts"
import { forced, forcedEdge, phone } from "#theme/media.ts"

export const sheet = style(
  part({
    background: token.color.paper,
    borderRadius: token.radius.card,
    boxShadow: `0 0 0 1px ${token.color.line}, ${token.shadow.three}`,
    overflow: "hidden",
    "@media": { [forced]: forcedEdge },
  }),
)
export const page = style(
  part({
    padding: `${token.space.s32} ${token.space.s32} ${token.space.s32}`,
    display: "grid",
    gap: token.space.s24,
    "@media": {
      [phone]: { padding: `${token.space.s12} ${token.space.s16} ${token.space.s24}`, gap: token.space.s20 },
    },
  }),
)
export const beat = style(
  part({
    display: "grid",
    gridTemplateColumns: "92px minmax(0, 1fr)",
    gap: token.space.s24,
    "@media": { [phone]: { gridTemplateColumns: "minmax(0, 1fr)", gap: token.space.s4 } },
  }),
)
export const gutter = style(
  part({
    fontSize: token.size.t13,
    color: token.color.ink3,
    paddingTop: token.space.s8,
    lineHeight: 1.35,
    "@media": { [phone]: { display: "flex", gap: token.space.s8, padding: 0 } },
  }),
)
export const beatName = style(part({ display: "block", color: token.color.ink2, fontWeight: 600 }))
export const time = style(part({ fontVariantNumeric: "tabular-nums" }))
export const say = style(
  part({
    font: `400 ${token.size.t22}/1.52 ${token.font.serif}`,
    letterSpacing: "-.003em",
    maxWidth: "33em",
    textWrap: "pretty",
    overflowWrap: "anywhere",
    "@media": { [phone]: { fontSize: token.size.t20 } },
  }),
)
export const hook = style(
  part({
    fontSize: token.size.t28,
    lineHeight: 1.3,
    fontWeight: 500,
    letterSpacing: "-.014em",
    "@media": { [phone]: { fontSize: token.size.t25 } },
  }),
)
export const marked = style(
  part({
    background: `linear-gradient(${token.color.mark}, ${token.color.mark}) 0 92% / 100% 38% no-repeat`,
    color: "inherit",
    "@media": { [forced]: { textDecoration: "underline 2px" } },
  }),
)
export const note = style(
  part({
    display: "inline-grid",
    placeItems: "center",
    position: "relative",
    minWidth: 18,
    height: 18,
    padding: `0 ${token.space.s4}`,
    margin: `0 ${token.space.s2} 0 ${token.space.s4}`,
    borderRadius: token.radius.control,
    background: token.color.mark,
    boxShadow: `0 0 0 1px color-mix(in oklab, ${token.color.markLine} 70%, transparent)`,
    font: `650 ${token.size.t12}/1 ${token.font.sans}`,
    letterSpacing: 0,
    color: token.color.warn,
    verticalAlign: 3,
    "::after": { content: '""', position: "absolute", inset: -4 },
  }),
)
export const bones = style(part({ display: "grid", gap: token.space.s8, paddingTop: token.space.s8 }))
export const bone = style(
  part({
    height: 9,
    borderRadius: token.radius.bar,
    background: `color-mix(in oklab, ${token.color.ink} 8%, transparent)`,
    "@media": { [forced]: { forcedColorAdjust: "none", background: "GrayText" } },
  }),
)
