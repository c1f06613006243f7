import { style } from "@vanilla-extract/css"
import { token } from "#theme/contract.css.ts"
import { forced, forcedChoice, phone } from "#theme/media.ts"

export const scroll = style({ overflowX: "auto" })
export const table = style({
  width: "100%",
  borderCollapse: "collapse",
  fontSize: token.size.t14,
  "@media": { [phone]: { display: "block" } },
})
export const head = style({ "@media": { [phone]: { display: "none" } } })
export const body = style({ "@media": { [phone]: { display: "block" } } })
export const heading = style({
  textAlign: "left",
  padding: `${token.space.s8} ${token.space.s12}`,
  fontWeight: 550,
  fontSize: token.size.t13,
  color: token.color.ink2,
  whiteSpace: "nowrap",
  borderBottom: `1px solid ${token.color.line}`,
})
export const sort = style({
  display: "inline-flex",
  alignItems: "center",
  gap: token.space.s4,
  border: 0,
  background: "none",
  padding: 0,
  minHeight: 24,
  color: "inherit",
  selectors: { "[aria-sort] > &": { color: token.color.ink } },
})
export const row = style({
  borderTop: `1px solid ${token.color.line}`,
  ":hover": { background: token.color.hover },
  "@media": {
    [phone]: {
      display: "grid",
      gridTemplateColumns: "32px minmax(0, 1fr) auto",
      gap: `${token.space.s4} ${token.space.s8}`,
      padding: `${token.space.s12} ${token.space.s16}`,
    },
  },
})
export const chosen = style({
  background: token.color.brandSoft,
  boxShadow: `inset 3px 0 0 ${token.color.brand}`,
  "@media": { [forced]: forcedChoice },
})
export const cell = style({
  padding: `${token.space.s8} ${token.space.s12}`,
  color: token.color.ink2,
  fontVariantNumeric: "tabular-nums",
  whiteSpace: "nowrap",
  "@media": {
    // There are no headings there: a cell says its own.
    [phone]: { padding: 0, gridColumn: "2 / -1", "::before": { content: "attr(data-heading)" } },
  },
})
/** On a phone: beside the name, at its right. */
export const aside = style({ "@media": { [phone]: { gridColumn: 3, gridRow: 1 } } })
export const first = style({ "@media": { [phone]: { gridColumn: 2, gridRow: 1, whiteSpace: "normal" } } })
export const select = style({ width: 44, "@media": { [phone]: { gridColumn: 1, gridRow: "1 / 3" } } })
export const small = style({ "@media": { [phone]: { display: "none" } } })
export const check = style({ width: 20, height: 20, margin: 0 })
export const person = style({
  border: 0,
  background: "none",
  padding: 0,
  textAlign: "left",
  fontWeight: 550,
  color: token.color.ink,
  overflowWrap: "anywhere",
  minHeight: 24,
  ":hover": { textDecoration: "underline" },
})
export const bulk = style({ background: token.color.brandSoft, color: token.color.brandInk })
export const tiers = style({ overflowX: "auto" })
/** Only one of list and person fits beside the other here. */
export const listBeside = style({ "@media": { "(max-width: 1240px)": { display: "none" } } })
/** Answers of a dialog: as wide as it. */
export const answers = style({ width: "100%" })
