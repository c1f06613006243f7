import { globalStyle, style } from "@vanilla-extract/css"
import { token } from "#theme/contract.css.ts"
import { phone } from "#theme/media.ts"

const wide = "(max-width: 1023px)"
const line = `1px solid ${token.color.line}`

export const head = style({ padding: "44px 0 26px", "@media": { [phone]: { padding: "20px 0 12px" } } })
export const title = style({
  fontSize: 34,
  lineHeight: 1.1,
  letterSpacing: "-.03em",
  "@media": { [phone]: { fontSize: 27 } },
})
export const who = style({
  color: token.color.ink2,
  marginTop: 8,
  overflowWrap: "anywhere",
  "@media": { [phone]: { display: "none" } },
})
export const page = style({
  display: "grid",
  gridTemplateColumns: "216px minmax(0, 1fr)",
  gap: 40,
  alignItems: "start",
  "@media": { [wide]: { gridTemplateColumns: "minmax(0, 1fr)", gap: 18 } },
})
export const contents = style({
  position: "sticky",
  top: 84,
  display: "grid",
  gap: 2,
  fontSize: 14,
  "@media": { [wide]: { position: "static", display: "flex", flexWrap: "wrap", gap: 4 } },
})
export const entry = style({
  display: "flex",
  alignItems: "center",
  padding: "0 12px",
  minHeight: 36,
  borderRadius: 8,
  color: token.color.ink2,
  fontWeight: 500,
  ":hover": { color: token.color.ink, background: token.color.hover },
  "@media": { [wide]: { minHeight: 44, padding: "0 8px" } },
})
export const column = style({ display: "grid", gap: 20, minWidth: 0 })
export const two = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr) 288px",
  gap: 20,
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
export const boxTitle = style({
  fontSize: 17.5,
  letterSpacing: "-.016em",
  padding: "20px 24px 0",
  "@media": { [phone]: { padding: "16px 16px 0" } },
})
export const fields = style({
  display: "grid",
  gridTemplateColumns: "1fr 1fr",
  gap: "18px 16px",
  alignItems: "start",
  padding: "18px 24px 22px",
  "@media": { [phone]: { gridTemplateColumns: "minmax(0, 1fr)", padding: "14px 16px 18px", gap: 16 } },
})
// As high and as light as the text fields beside them.
globalStyle(`${fields} select`, { height: 46, fontSize: 15, fontWeight: 400, borderRadius: 8 })
globalStyle(`${fields} input`, { height: 46 })
export const whole = style({ gridColumn: "1 / -1" })
export const optional = style({ fontSize: 12.5, color: token.color.ink3 })
export const foot = style({
  display: "flex",
  gap: "8px 16px",
  alignItems: "center",
  flexWrap: "wrap",
  borderTop: line,
  padding: "16px 24px",
  "@media": { [phone]: { padding: "14px 16px", display: "grid" } },
})
export const quiet = style({ fontSize: 13, color: token.color.ink3 })
export const failed = style({
  display: "grid",
  gap: 12,
  justifyItems: "start",
  padding: "16px 24px 22px",
  color: token.color.ink2,
})

export const why = style([box, { padding: "20px 22px", "@media": { [phone]: { padding: 16 } } }])
export const whyTitle = style({ fontSize: 16, letterSpacing: "-.014em" })
export const filled = style({ marginTop: 12 })
export const reasons = style({ display: "grid", gap: 16, marginTop: 16 })
export const reason = style({
  display: "grid",
  gap: 6,
  fontSize: 13.5,
  lineHeight: 1.45,
  color: token.color.ink2,
})
export const reasonTitle = style({ fontSize: 14, fontWeight: 600, color: token.color.ink })
export const example = style({
  background: token.color.paper,
  borderRadius: token.radius.control,
  boxShadow: `0 0 0 1px ${token.color.line}`,
  padding: "9px 12px 10px",
  fontFamily: token.font.serif,
  fontSize: 15,
  lineHeight: 1.42,
  color: token.color.ink,
})
export const exampleName = style({
  display: "block",
  fontFamily: token.font.sans,
  fontSize: 11.5,
  color: token.color.ink3,
  marginBottom: 3,
})
export const honest = style({ marginTop: 16, fontSize: 12.5, lineHeight: 1.45, color: token.color.ink3 })
