import "#ui/print.css.ts"
import { style } from "@vanilla-extract/css"
import { token } from "#theme/contract.css.ts"

export const sheet = style({
  display: "none",
  "@media": { print: { display: "block", color: token.color.ink } },
})
export const title = style({ font: `500 ${token.size.t28}/1.25 ${token.font.serif}` })
export const beat = style({ breakInside: "avoid" })
export const say = style({ font: `400 ${token.size.t18}/1.5 ${token.font.serif}` })
