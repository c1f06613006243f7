import { globalStyle, style } from "@vanilla-extract/css"
import { token } from "#theme/contract.css.ts"
import { phone } from "#theme/media.ts"

const wide = "(max-width: 1023px)"

export const title = style({
  fontSize: token.size.t32,
  lineHeight: 1.1,
  letterSpacing: "-.03em",
  "@media": { [phone]: { fontSize: token.size.t28 } },
})
export const who = style({ "@media": { [phone]: { display: "none" } } })
export const page = style({
  display: "grid",
  gridTemplateColumns: "216px minmax(0, 1fr)",
  gap: token.space.s44,
  alignItems: "start",
  "@media": { [wide]: { gridTemplateColumns: "minmax(0, 1fr)", gap: token.space.s16 } },
})
export const contents = style({
  position: "sticky",
  top: 84,
  display: "grid",
  gap: token.space.s2,
  fontSize: token.size.t14,
  "@media": { [wide]: { position: "static", display: "flex", flexWrap: "wrap", gap: token.space.s4 } },
})
export const entry = style({
  display: "flex",
  alignItems: "center",
  padding: `0 ${token.space.s12}`,
  minHeight: 36,
  borderRadius: token.radius.control,
  color: token.color.ink2,
  fontWeight: 500,
  ":hover": { color: token.color.ink, background: token.color.hover },
  "@media": { [wide]: { minHeight: 44, padding: `0 ${token.space.s8}` } },
})
export const two = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr) 288px",
  gap: token.space.s20,
  alignItems: "start",
  "@media": { [wide]: { gridTemplateColumns: "minmax(0, 1fr)" } },
})
export const box = style({
  background: token.color.surface,
  borderRadius: token.radius.card,
  boxShadow: `0 0 0 1px ${token.color.line}, ${token.shadow.one}`,
  scrollMarginTop: 84,
  minWidth: 0,
})
export const fields = style({
  display: "grid",
  gridTemplateColumns: "1fr 1fr",
  gap: `${token.space.s16} ${token.space.s16}`,
  alignItems: "start",
  padding: `${token.space.s16} ${token.space.s24} ${token.space.s20}`,
  "@media": {
    [phone]: {
      gridTemplateColumns: "minmax(0, 1fr)",
      padding: `${token.space.s12} ${token.space.s16} ${token.space.s16}`,
      gap: token.space.s16,
    },
  },
})
// As high and as light as the text fields beside them.
globalStyle(`${fields} select`, {
  height: 46,
  fontSize: token.size.t15,
  fontWeight: 400,
  borderRadius: token.radius.control,
})
globalStyle(`${fields} input`, { height: 46 })
export const whole = style({ gridColumn: "1 / -1" })

export const why = style([
  box,
  { padding: `${token.space.s20} ${token.space.s24}`, "@media": { [phone]: { padding: token.space.s16 } } },
])
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
