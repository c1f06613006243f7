import { style } from "@vanilla-extract/css"
import { token } from "#theme/contract.css.ts"
import { phone } from "#theme/media.ts"

const one = "(max-width: 979px)"

export const step = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 5fr) minmax(0, 7fr)",
  gap: token.space.s44,
  alignItems: "center",
  padding: `${token.space.s44} 0`,
  selectors: { "li + li > &": { borderTop: `1px solid ${token.color.line}` } },
  "@media": {
    [one]: { gridTemplateColumns: "minmax(0, 1fr)", gap: token.space.s24 },
    [phone]: { padding: `${token.space.s24} 0` },
  },
})
export const tall = style({ alignItems: "start", gridTemplateRows: "auto 1fr", rowGap: token.space.s24 })
/** Beside the words and what stands below them; in one column between the two. */
export const sheet = style({ gridRow: "span 2", "@media": { [one]: { gridRow: "auto" } } })
export const number = style({
  display: "grid",
  placeItems: "center",
  width: 28,
  height: 28,
  borderRadius: token.radius.button,
  background: token.color.brandSoft,
  color: token.color.brandInk,
  fontWeight: 650,
  fontSize: token.size.t14,
})
export const settingList = style({
  display: "grid",
  gridTemplateColumns: "repeat(2, minmax(0, 1fr))",
  gap: token.space.s12,
  "@media": { "(max-width: 359px)": { gridTemplateColumns: "minmax(0, 1fr)" } },
})
export const settingValue = style({
  display: "flex",
  alignItems: "center",
  minHeight: 40,
  borderRadius: token.radius.control,
  border: `1px solid ${token.color.line}`,
  padding: `0 ${token.space.s12}`,
  fontSize: token.size.t14,
  fontWeight: 550,
})
