import { style, styleVariants } from "@vanilla-extract/css"
import { token } from "#theme/contract.css.ts"
import { part } from "#theme/layers.css.ts"
import { forced } from "#theme/media.ts"

export const chart = style(
  part({
    display: "grid",
    gridAutoFlow: "column",
    gridAutoColumns: "minmax(0, 1fr)",
    alignItems: "end",
    gap: token.space.s2,
    height: 160,
    borderBottom: `1px solid ${token.color.line}`,
  }),
)
export const day = style(
  part({ display: "flex", flexDirection: "column-reverse", height: "100%", maxWidth: 44 }),
)
/** One hue in three strengths: what is told apart is also named below. */
const strengths = {
  strong: token.color.brand,
  middle: `color-mix(in oklab, ${token.color.brand} 55%, ${token.color.surface})`,
  soft: `color-mix(in oklab, ${token.color.brand} 28%, ${token.color.surface})`,
  faint: `color-mix(in oklab, ${token.color.ink3} 40%, ${token.color.surface})`,
}
export const piece = styleVariants(strengths, (background) =>
  part({ background, "@media": { [forced]: { forcedColorAdjust: "none" } } }),
)
export const key = styleVariants(strengths, (background) =>
  part({
    width: 10,
    height: 10,
    borderRadius: token.radius.bar,
    background,
    flex: "none",
    "@media": { [forced]: { forcedColorAdjust: "none" } },
  }),
)
export const track = style(
  part({
    display: "block",
    marginTop: token.space.s4,
    height: 6,
    borderRadius: token.radius.pill,
    background: token.color.sunken,
    overflow: "hidden",
    minWidth: 64,
  }),
)
export const fill = style(
  part({
    display: "block",
    height: "100%",
    background: token.color.brand,
    "@media": { [forced]: { forcedColorAdjust: "none" } },
  }),
)
