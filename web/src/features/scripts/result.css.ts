import { style } from "@vanilla-extract/css"
import { token } from "#theme/contract.css.ts"
import { phone, tablet } from "#theme/media.ts"

export const checkRow = style({ scrollMarginTop: 80 })
export const checkLabel = style({ cursor: "pointer" })
export const checkBox = style({
  width: 20,
  height: 20,
  margin: `${token.space.s2} 0 0`,
})
export const checkNumber = style({
  display: "grid",
  placeItems: "center",
  height: 20,
  marginTop: token.space.s2,
  borderRadius: token.radius.control,
  background: token.color.mark,
  color: token.color.warn,
  fontSize: token.size.t12,
  fontWeight: 650,
})
/** The sheet's column ends with what stands below it, however long the other is. */
export const desk = style({
  gridTemplateRows: "auto 1fr",
  "@media": { [tablet]: { gridTemplateRows: "none" } },
})
export const beside = style({
  gridColumn: 2,
  gridRow: "1 / 3",
  "@media": { [tablet]: { gridColumn: 1, gridRow: "auto" } },
})
export const hashtags = style({ lineHeight: 1.6 })
export const directionText = style({ fontFamily: token.font.serif })
export const tipName = style({ minHeight: 28 })
export const tipText = style({ "@media": { [phone]: { gridColumn: "1 / -1", order: 3 } } })
/** All buttons of one width, beside what they give where there is room, else all below it. */
export const exportAct = style({ width: 160, "@media": { [phone]: { width: "100%" } } })
export const exportRow = style({ minHeight: 64 })
/** Lines stand as they are typed. */
export const typed = style({ whiteSpace: "pre-wrap" })
