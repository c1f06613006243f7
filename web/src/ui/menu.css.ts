import { keyframes, style } from "@vanilla-extract/css"
import { token } from "#theme/contract.css.ts"
import { part } from "#theme/layers.css.ts"
import { ease, forced, forcedChoice, forcedEdge, motion } from "#theme/media.ts"

const appear = keyframes({ from: { opacity: 0, transform: "translateY(-4px)" } })

export const panel = style(
  part({
    zIndex: 20,
    minWidth: 248,
    padding: token.space.s6,
    background: token.color.raised,
    borderRadius: token.radius.card,
    boxShadow: `0 0 0 1px ${token.color.line}, ${token.shadow.three}`,
    transformOrigin: "var(--radix-dropdown-menu-content-transform-origin)",
    "@media": { [motion]: { animation: `${appear} .16s ${ease}` }, [forced]: forcedEdge },
  }),
)
export const head = style(
  part({
    padding: `${token.space.s8} ${token.space.s12} ${token.space.s12}`,
    borderBottom: `1px solid ${token.color.line}`,
    marginBottom: token.space.s6,
    fontSize: token.size.t14,
  }),
)
export const name = style(part({ fontWeight: 600, color: token.color.ink }))
export const detail = style(
  part({ color: token.color.ink3, marginBottom: token.space.s8, overflowWrap: "anywhere" }),
)
export const item = style(
  part({
    display: "flex",
    alignItems: "center",
    gap: token.space.s8,
    width: "100%",
    minHeight: 40,
    padding: `0 ${token.space.s12}`,
    border: 0,
    background: "none",
    borderRadius: token.radius.control,
    fontSize: token.size.t14,
    fontWeight: 500,
    textAlign: "left",
    color: token.color.ink,
    cursor: "pointer",
    outlineOffset: -2,
    selectors: { "&[data-highlighted], &:hover": { background: token.color.hover } },
    "@media": { [forced]: { selectors: { "&[data-highlighted]": forcedChoice } } },
  }),
)
export const rule = style(part({ height: 1, background: token.color.line, margin: `${token.space.s6} 0` }))
