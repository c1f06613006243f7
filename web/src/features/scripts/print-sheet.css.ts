import { globalStyle, style } from "@vanilla-extract/css"
import { token } from "#theme/contract.css.ts"

export const sheet = style({
  display: "none",
  "@media": { print: { display: "block", color: token.color.ink } },
})
export const title = style({ font: `500 ${token.size.t28}/1.25 ${token.font.serif}` })
export const beat = style({ breakInside: "avoid" })
export const say = style({ font: `400 ${token.size.t18}/1.5 ${token.font.serif}` })

// Where there is a sheet to print, paper shows it alone, over the whole width.
globalStyle(":root:has([data-print]) body :not(:has([data-print])):not([data-print]):not([data-print] *)", {
  "@media": { print: { display: "none" } },
})
globalStyle(":root:has([data-print]) :has([data-print])", {
  "@media": {
    print: {
      display: "block",
      margin: 0,
      border: 0,
      padding: 0,
      width: "auto",
      maxWidth: "none",
      background: "none",
    },
  },
})
globalStyle(":root:has([data-print])", { "@media": { print: { background: "none" } } })
