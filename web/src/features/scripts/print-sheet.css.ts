import { globalStyle, style } from "@vanilla-extract/css"
import { token } from "#theme/contract.css.ts"

export const sheet = style({
  display: "none",
  "@media": { print: { display: "block", color: token.color.ink } },
})
export const title = style({ font: `500 ${token.size.t28}/1.25 ${token.font.serif}` })
export const facts = style({
  margin: `${token.space.s8} 0 ${token.space.s20}`,
  fontSize: token.size.t13,
  color: token.color.ink2,
})
export const beat = style({
  display: "grid",
  gridTemplateColumns: "92px minmax(0, 1fr)",
  gap: token.space.s20,
  padding: `${token.space.s8} 0`,
  breakInside: "avoid",
})
export const gutter = style({ fontSize: token.size.t13, color: token.color.ink2 })
export const say = style({ font: `400 ${token.size.t18}/1.5 ${token.font.serif}` })
export const direction = style({
  marginTop: token.space.s4,
  fontSize: token.size.t13,
  color: token.color.ink2,
})
export const mark = style({
  marginTop: token.space.s20,
  borderTop: `1px solid ${token.color.line}`,
  paddingTop: token.space.s8,
  fontSize: token.size.t13,
})

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
