import { style } from "@vanilla-extract/css"
import { token } from "#theme/contract.css.ts"
import { part } from "#theme/layers.css.ts"
import { forced, forcedChoice, forcedEdge, phone } from "#theme/media.ts"

export const group = style(
  part({
    display: "grid",
    gridAutoFlow: "column",
    gridAutoColumns: "1fr",
    background: token.color.sunken,
    borderRadius: token.radius.button,
    padding: token.space.s4,
    gap: token.space.s2,
    minWidth: 0,
    boxShadow: `inset 0 0 0 1px ${token.color.line}`,
    "@media": { [phone]: { padding: token.space.s2 }, [forced]: forcedEdge },
  }),
)
export const option = style(part({ position: "relative", cursor: "pointer" }))
export const input = style(
  part({
    position: "absolute",
    inset: 0,
    width: "100%",
    height: "100%",
    margin: 0,
    opacity: 0,
    cursor: "pointer",
  }),
)
export const face = style(
  part({
    display: "grid",
    placeItems: "center",
    minHeight: 34,
    padding: `0 ${token.space.s12}`,
    borderRadius: token.radius.control,
    fontSize: token.size.t14,
    fontWeight: 550,
    color: token.color.ink2,
    whiteSpace: "nowrap",
    selectors: {
      [`${input}:checked + &`]: {
        background: token.color.raised,
        color: token.color.ink,
        boxShadow: `0 0 0 1px color-mix(in oklab, ${token.color.control} 60%, ${token.color.line}), 0 1px 2px rgb(15 26 23 / .08)`,
      },
      [`${input}:focus-visible + &`]: { outline: `2px solid ${token.color.focus}`, outlineOffset: 1 },
    },
    "@media": {
      [phone]: { minHeight: 44, padding: `0 ${token.space.s8}`, borderRadius: token.radius.button },
      [forced]: { selectors: { [`${input}:checked + &`]: forcedChoice } },
    },
  }),
)
