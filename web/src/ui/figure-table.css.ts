import { style, styleVariants, type StyleRule } from "@vanilla-extract/css"
import { token } from "#theme/contract.css.ts"
import { part } from "#theme/layers.css.ts"
import { phone } from "#theme/media.ts"

/** Wider than the page, it scrolls by itself; keys reach it. */
export const scroll = style(part({ overflowX: "auto", ":focus-visible": { outlineOffset: -2 } }))
export const table = style(
  part({
    width: "100%",
    borderCollapse: "collapse",
    fontSize: token.size.t14,
  }),
)
/** A table whose rows stand on a phone as lists of their cells. */
export const stacked = style(part({ "@media": { [phone]: { display: "block" } } }))
const onPhone = (rule: StyleRule) =>
  part({ "@media": { [phone]: { selectors: { [`${stacked} &`]: rule } } } })
export const headings = style(onPhone({ display: "none" }))
export const body = style(onPhone({ display: "block" }))
export const row = style(
  onPhone({
    display: "grid",
    gap: token.space.s6,
    padding: `${token.space.s12} ${token.space.s16}`,
    borderBottom: `1px solid ${token.color.line}`,
  }),
)
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
    "@media": {
      [phone]: {
        selectors: {
          [`${stacked} &`]: {
            padding: 0,
            border: 0,
            textAlign: "left",
            whiteSpace: "normal",
            overflowWrap: "anywhere",
          },
          // There are no headings there: a cell says its own.
          [`${stacked} td&`]: {
            display: "grid",
            gridTemplateColumns: "104px minmax(0, 1fr)",
            gap: token.space.s8,
          },
          [`${stacked} td&::before`]: { content: "attr(data-heading)", color: token.color.ink3 },
        },
      },
    },
  }),
)
export const side = styleVariants({
  text: part({ textAlign: "left", minWidth: 120 }),
  number: part({ textAlign: "right", fontVariantNumeric: "tabular-nums", whiteSpace: "nowrap" }),
})
export const name = style(part({ fontWeight: 600, minWidth: 128, overflowWrap: "anywhere" }))
