import { style } from "@vanilla-extract/css"
import { token } from "#theme/contract.css.ts"
import { narrow, phone } from "#theme/media.ts"

const line = `1px solid ${token.color.line}`

export const card = style({ scrollMarginTop: 84, minHeight: 320 })
export const sentence = style({
  fontSize: token.size.t25,
  lineHeight: 1.22,
  letterSpacing: "-.026em",
  "@media": { [phone]: { fontSize: token.size.t20 } },
})
export const day = style({
  height: 30,
  borderRadius: token.radius.control,
  background: `color-mix(in oklab, ${token.color.ink} 7%, transparent)`,
  display: "flex",
  alignItems: "center",
  paddingLeft: token.space.s8,
  fontSize: token.size.t12,
  fontWeight: 600,
  color: token.color.ink2,
  minWidth: 0,
  "@media": { [phone]: { paddingLeft: 0, justifyContent: "center" } },
})
export const dayPast = style([
  day,
  {
    background: `color-mix(in oklab, ${token.color.brand} 26%, ${token.color.surface})`,
    color: token.color.brandInk,
  },
])
export const dayNow = style([day, { background: token.color.brand, color: token.color.onBrand }])
export const cancelled = style({ borderRadius: token.radius.button, background: token.color.warnSoft })
export const noticeTitle = style({ display: "block", fontWeight: 600, color: token.color.ink })
export const scheduled = style({ background: token.color.brandSoft })
export const facts = style({
  display: "grid",
  gridAutoFlow: "column",
  gridAutoColumns: "1fr",
  borderTop: line,
  "@media": { [phone]: { gridAutoFlow: "row", gridTemplateColumns: "minmax(0, 1fr)" } },
})
export const actions = style({
  display: "flex",
  gap: token.space.s8,
  alignItems: "center",
  flexWrap: "wrap",
  borderTop: line,
  padding: `${token.space.s16} ${token.space.s24}`,
  "@media": {
    [phone]: {
      display: "grid",
      gridTemplateColumns: "1fr 1fr",
      padding: `${token.space.s12} ${token.space.s16}`,
    },
    [narrow]: { gridTemplateColumns: "minmax(0, 1fr)" },
  },
})
export const support = style({
  marginLeft: "auto",
  "@media": { [phone]: { marginLeft: 0, gridColumn: "1 / -1" } },
})
export const invoice = style({ minHeight: 48 })
