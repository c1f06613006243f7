import { style } from "@vanilla-extract/css"
import { recipe } from "@vanilla-extract/recipes"
import { token } from "#theme/contract.css.ts"
import { part } from "#theme/layers.css.ts"
import { ease, forced, forcedEdge, motion } from "#theme/media.ts"

const ring = `0 0 0 1px ${token.color.line}`
const strongRing = `0 0 0 1px color-mix(in oklab, ${token.color.control} 55%, ${token.color.line})`

/** Covers the whole card: the title's link is the hit area, other controls lie above it. */
export const cover = style(
  part({
    "::after": { content: '""', position: "absolute", inset: 0, borderRadius: token.radius.card },
    ":focus-visible": { outline: 0 },
  }),
)

export const card = recipe({
  base: part({
    position: "relative",
    background: token.color.surface,
    borderRadius: token.radius.card,
    boxShadow: `${ring}, ${token.shadow.one}`,
    "@media": { [motion]: { transition: `box-shadow .16s ${ease}` }, [forced]: forcedEdge },
    selectors: {
      [`&:has(${cover}:hover)`]: { boxShadow: `${strongRing}, ${token.shadow.two}` },
      [`&:has(${cover}:focus-visible)`]: { outline: `2px solid ${token.color.focus}`, outlineOffset: 2 },
    },
  }),
  variants: {
    lift: {
      lead: part({ boxShadow: `${ring}, ${token.shadow.two}` }),
      high: part({ boxShadow: `${ring}, ${token.shadow.three}` }),
    },
    paper: { true: part({ background: token.color.paper, overflow: "hidden" }) },
  },
})

/** Controls inside a covered card. */
export const above = style(part({ position: "relative", zIndex: 1 }))
