import { keyframes, style } from "@vanilla-extract/css"
import { recipe } from "@vanilla-extract/recipes"
import { token } from "#theme/contract.css.ts"
import { part } from "#theme/layers.css.ts"
import { ease, forced, forcedEdge, motion, phone } from "#theme/media.ts"

const rise = keyframes({ from: { opacity: 0, transform: "translateY(8px)" } })

export const viewport = style(
  part({
    position: "fixed",
    zIndex: 40,
    right: 24,
    bottom: 24,
    width: "min(420px, 100% - 48px)",
    ":focus": { outline: "none" },
    // Above what a page keeps in reach at its lower edge.
    selectors: { "html:has([data-dock]) &": { bottom: 88 } },
    "@media": {
      [phone]: {
        right: 16,
        left: 16,
        bottom: 88,
        width: "auto",
        selectors: { "html:has([data-dock]) &": { bottom: 124 } },
      },
    },
  }),
)
export const toast = recipe({
  base: part({
    display: "grid",
    gridTemplateColumns: "20px minmax(0, 1fr) 40px",
    gap: `${token.space.s2} ${token.space.s12}`,
    alignItems: "start",
    padding: `${token.space.s12} ${token.space.s8} ${token.space.s12} ${token.space.s16}`,
    borderRadius: token.radius.card,
    background: token.color.raised,
    boxShadow: `0 0 0 1px ${token.color.line}, ${token.shadow.three}`,
    touchAction: "pan-y",
    "@media": { [motion]: { animation: `${rise} .2s ${ease}` }, [forced]: forcedEdge },
  }),
  variants: {
    tone: {
      success: part({ color: token.color.ok }),
      error: part({ color: token.color.viral }),
      info: part({ color: token.color.rising }),
    },
  },
})
export const mark = style(part({ display: "inline-flex", paddingTop: token.space.s2 }))
export const title = style(part({ fontWeight: 600, color: token.color.ink, fontSize: token.size.t15 }))
export const text = style(part({ color: token.color.ink2, fontSize: token.size.t14 }))
export const action = style(part({ marginTop: token.space.s8 }))
