import { style, styleVariants } from "@vanilla-extract/css"
import { token } from "#theme/contract.css.ts"
import { part } from "#theme/layers.css.ts"

/** Wider than the page, it scrolls by itself; keys reach it. */
export const scroll = style(part({ overflowX: "auto", ":focus-visible": { outlineOffset: -2 } }))
export const table = style(part({ width: "100%", borderCollapse: "collapse", fontSize: token.size.t14 }))
export const head = style(
  part({
    padding: `${token.space.s8} ${token.space.s16}`,
    fontSize: token.size.t13,
    fontWeight: 550,
    color: token.color.ink3,
    borderBottom: `1px solid ${token.color.line}`,
    whiteSpace: "nowrap",
  }),
)
export const cell = style(
  part({
    padding: `${token.space.s12} ${token.space.s16}`,
    borderBottom: `1px solid ${token.color.line}`,
    verticalAlign: "top",
    fontWeight: 400,
    selectors: { "tr:last-child > &": { borderBottom: 0 } },
  }),
)
export const side = styleVariants({
  text: part({ textAlign: "left", minWidth: 120 }),
  number: part({ textAlign: "right", fontVariantNumeric: "tabular-nums", whiteSpace: "nowrap" }),
})
export const name = style(part({ fontWeight: 600, minWidth: 128 }))
