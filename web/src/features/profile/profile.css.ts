import { globalStyle, style } from "@vanilla-extract/css"
import { token } from "#theme/contract.css.ts"

export const fields = style({})
// As high and as light as the text fields beside them.
globalStyle(`${fields} select`, {
  height: 46,
  fontSize: token.size.t15,
  fontWeight: 400,
  borderRadius: token.radius.control,
})
globalStyle(`${fields} input`, { height: 46 })
export const whole = style({ gridColumn: "1 / -1" })

export const example = style({
  background: token.color.paper,
  borderRadius: token.radius.control,
  boxShadow: `0 0 0 1px ${token.color.line}`,
  fontFamily: token.font.serif,
})
export const exampleName = style({
  display: "block",
  fontFamily: token.font.sans,
  fontSize: token.size.t12,
  color: token.color.ink3,
  marginBottom: token.space.s4,
})
export const anchor = style({ scrollMarginTop: 84 })
