import { style } from "@vanilla-extract/css"
import { token } from "#theme/contract.css.ts"
import { narrow } from "#theme/media.ts"
import { stacked } from "./plan-card.css.ts"

const line = `1px solid ${token.color.line}`
const tint = `color-mix(in oklab, ${token.color.brandSoft} 60%, transparent)`

export const compare = style({
  display: "none",
  "@media": { [stacked]: { display: "block", margin: `${token.space.s32} 0 0` } },
})
export const table = style({
  width: "100%",
  borderCollapse: "collapse",
  fontSize: token.size.t14,
  tableLayout: "fixed",
  lineHeight: 1.3,
})
export const corner = style({ width: "26%", borderBottom: line })
export const column = style({
  fontWeight: 600,
  fontSize: token.size.t13,
  textAlign: "left",
  verticalAlign: "bottom",
  padding: `${token.space.s8} ${token.space.s4}`,
  color: token.color.ink3,
  borderBottom: line,
  "@media": { [narrow]: { fontSize: token.size.t12, padding: `${token.space.s8} ${token.space.s2}` } },
})
export const popularColumn = style({
  background: tint,
  color: token.color.brandInk,
  borderRadius: `${token.radius.control} ${token.radius.control} 0 0`,
  paddingLeft: token.space.s8,
})
export const row = style({
  fontWeight: 500,
  textAlign: "left",
  color: token.color.ink2,
  padding: `${token.space.s8} ${token.space.s4} ${token.space.s8} 0`,
  borderBottom: line,
})
export const cell = style({
  padding: `${token.space.s8} ${token.space.s4}`,
  borderBottom: line,
  overflowWrap: "anywhere",
})
export const popularCell = style({ background: tint, paddingLeft: token.space.s8 })
