import { globalStyle, style } from "@vanilla-extract/css"
import { token } from "#theme/contract.css.ts"
import { forced, phone } from "#theme/media.ts"

const { color, radius, space } = token

export const mark = style({
  width: 34,
  height: 34,
  "@media": { [phone]: { width: 44, height: 44 } },
})
export const pressed = style({
  color: color.brandInk,
  background: color.brandSoft,
  "@media": { [forced]: { outline: "2px solid ButtonText" } },
})
/** In place of a card that its reader put aside. */
export const gone = style({
  height: "100%",
  minHeight: 180,
  alignContent: "center",
  borderRadius: radius.card,
  border: `1px dashed color-mix(in oklab, ${color.control} 55%, ${color.line})`,
})
/** Cards in a row: on a phone they are swiped, and the page stays short. */
export const shelf = style({
  "@media": {
    [phone]: {
      display: "flex",
      // What is read aloud and not shown stays within: it would make the page as wide as the row.
      position: "relative",
      overflowX: "auto",
      scrollSnapType: "x proximity",
      margin: `0 calc(-1 * ${space.s16})`,
      padding: `${space.s4} ${space.s16}`,
      scrollPadding: space.s16,
    },
  },
})
globalStyle(`${shelf} > li`, {
  "@media": { [phone]: { flex: "0 0 86%", scrollSnapAlign: "start" } },
})
globalStyle(`${shelf} > li:only-child`, { "@media": { [phone]: { flexBasis: "100%" } } })
