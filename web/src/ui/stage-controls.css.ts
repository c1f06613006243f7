import { style } from "@vanilla-extract/css"
import { token } from "#theme/contract.css.ts"
import { part } from "#theme/layers.css.ts"
import { forced, forcedChoice, forcedEdge, phone } from "#theme/media.ts"
import { flat } from "./stage.css.ts"

const { color, space } = token

export const beats = style(part({ display: "flex", gap: space.s2, marginBottom: space.s12 }))
export const beat = style(
  part({
    minWidth: 24,
    minHeight: 44,
    padding: `${space.s12} 0 0`,
    border: 0,
    overflow: "hidden",
    background: "none",
    textAlign: "left",
    whiteSpace: "nowrap",
    font: `500 ${token.size.t12}/1.2 ${token.font.sans}`,
    color: color.ink3,
    selectors: { "&[aria-current]": { color: color.ink, fontWeight: 600 } },
    "@media": { [flat]: { minHeight: 24, paddingTop: space.s8 } },
  }),
)
export const track = style(
  part({
    display: "block",
    height: 5,
    marginBottom: space.s8,
    borderRadius: token.radius.bar,
    background: color.line,
    overflow: "hidden",
    "@media": { [forced]: forcedEdge },
  }),
)
export const done = style(
  part({
    display: "block",
    height: "100%",
    background: color.brand,
    "@media": { [forced]: { forcedColorAdjust: "none", background: "Highlight" } },
  }),
)
export const beatWord = style(
  part({
    "@media": {
      [phone]: { position: "absolute", clipPath: "inset(50%)" },
      [flat]: { position: "absolute", clipPath: "inset(50%)" },
    },
  }),
)
export const controls = style(
  part({
    display: "grid",
    gridTemplateColumns: "minmax(0, 1fr) auto minmax(0, 1fr)",
    alignItems: "center",
    gap: space.s24,
    "@media": { [phone]: { gridTemplateColumns: "minmax(0, 1fr) auto", gap: space.s12 } },
  }),
)
export const group = style(
  part({
    display: "flex",
    alignItems: "center",
    gap: space.s8,
    selectors: { "&:last-child": { justifyContent: "flex-end" } },
    "@media": {
      [phone]: {
        gap: space.s6,
        selectors: {
          "&:first-child": { order: 3, gridColumn: "1 / -1" },
          "&:last-child": { order: -1, justifyContent: "flex-start" },
        },
      },
    },
  }),
)
export const speed = style(
  part({
    display: "grid",
    gridTemplateColumns: "auto minmax(100px, 220px) auto",
    justifyContent: "start",
    alignItems: "center",
    gap: space.s12,
    width: "100%",
    fontSize: token.size.t14,
    fontVariantNumeric: "tabular-nums",
    "@media": { [phone]: { gridTemplateColumns: "auto minmax(0, 1fr) auto" } },
  }),
)
export const slider = style(
  part({ width: "100%", height: 44, margin: 0, accentColor: color.brand, cursor: "pointer" }),
)
export const note = style(
  part({
    display: "flex",
    flexWrap: "wrap",
    alignItems: "center",
    justifyContent: "space-between",
    gap: `${space.s6} ${space.s20}`,
    marginTop: space.s12,
    fontSize: token.size.t13,
    color: color.ink3,
    "@media": { [phone]: { marginTop: space.s4 }, [flat]: { display: "none" } },
  }),
)
export const key = style(
  part({
    padding: `${space.s2} ${space.s6}`,
    border: `1px solid ${color.line}`,
    borderRadius: token.radius.control,
    background: color.surface,
    font: `600 ${token.size.t12}/1 ${token.font.sans}`,
    color: color.ink2,
  }),
)
export const button = style(
  part({
    display: "inline-flex",
    alignItems: "center",
    justifyContent: "center",
    gap: space.s8,
    minWidth: 44,
    height: 44,
    padding: `0 ${space.s12}`,
    border: `1px solid ${color.line}`,
    borderRadius: token.radius.button,
    background: color.surface,
    color: color.ink,
    font: `600 ${token.size.t14}/1 ${token.font.sans}`,
    whiteSpace: "nowrap",
    selectors: {
      "&:hover": { background: color.hover },
      "&[aria-pressed=true]": {
        background: color.brandSoft,
        borderColor: color.brand,
        color: color.brandInk,
        "@media": { [forced]: forcedChoice },
      },
    },
  }),
)
export const main = style(
  part({
    minWidth: 128,
    height: 56,
    borderRadius: token.radius.card,
    borderColor: color.brand,
    background: color.brand,
    color: color.onBrand,
    fontSize: token.size.t16,
    selectors: { "&:hover": { background: color.brandHover } },
    "@media": { [phone]: { minWidth: 104 }, [flat]: { height: 44 } },
  }),
)
export const cover = style(
  part({
    position: "absolute",
    inset: 0,
    display: "grid",
    placeContent: "center",
    justifyItems: "center",
    gap: space.s16,
    padding: space.s16,
    background: `color-mix(in srgb, ${color.canvas} 90%, transparent)`,
    textAlign: "center",
    color: color.ink2,
    fontSize: token.size.t16,
  }),
)
export const number = style(
  part({
    fontSize: token.size.count,
    lineHeight: 0.9,
    fontWeight: 650,
    letterSpacing: "-.05em",
    color: color.ink,
    "@media": { [flat]: { fontSize: token.size.t60 } },
  }),
)
