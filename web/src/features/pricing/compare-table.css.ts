import { style } from "@vanilla-extract/css"
import { token } from "#theme/contract.css.ts"
import { narrow } from "#theme/media.ts"
import { stacked } from "./plan-card.css.ts"

const line = `1px solid ${token.color.line}`
const tint = `color-mix(in oklab, ${token.color.brandSoft} 60%, transparent)`

export const compare = style({
  display: "none",
  "@media": { [stacked]: { display: "block", margin: "32px 0 0" } },
})
export const title = style({ fontSize: 20, letterSpacing: "-.022em", marginBottom: 10 })
export const table = style({
  width: "100%",
  borderCollapse: "collapse",
  fontSize: 13.5,
  tableLayout: "fixed",
  lineHeight: 1.3,
})
export const corner = style({ width: "26%", borderBottom: line })
export const column = style({
  fontWeight: 600,
  fontSize: 12.5,
  textAlign: "left",
  verticalAlign: "bottom",
  padding: "10px 4px",
  color: token.color.ink3,
  borderBottom: line,
  "@media": { [narrow]: { fontSize: 12, padding: "10px 2px" } },
})
export const popularColumn = style({
  background: tint,
  color: token.color.brandInk,
  borderRadius: "8px 8px 0 0",
  paddingLeft: 8,
})
export const row = style({
  fontWeight: 500,
  textAlign: "left",
  color: token.color.ink2,
  padding: "10px 4px 10px 0",
  borderBottom: line,
})
export const cell = style({ padding: "10px 4px", borderBottom: line, overflowWrap: "anywhere" })
export const popularCell = style({ background: tint, paddingLeft: 8 })
export const yes = style({ color: token.color.ok })
export const no = style({ color: token.color.ink3 })
export const more = style({ marginTop: 8, fontSize: 14 })
