import { style } from "@vanilla-extract/css"
import { token } from "#theme/contract.css.ts"
import { phone } from "#theme/media.ts"

export const page = style({
  display: "grid",
  placeItems: "center",
  padding: "72px 0 40px",
  minHeight: "62dvh",
  "@media": { [phone]: { padding: "28px 0 16px" } },
})
export const card = style({
  width: "min(560px, 100%)",
  background: token.color.surface,
  borderRadius: token.radius.dialog,
  boxShadow: `0 0 0 1px ${token.color.line}, ${token.shadow.two}`,
  overflow: "hidden",
  textAlign: "center",
})
export const chart = style({
  height: 140,
  borderRadius: 0,
  borderBottom: `1px solid ${token.color.line}`,
  "@media": { [phone]: { height: 126 } },
})
export const mark = style({
  position: "absolute",
  left: "50%",
  top: "50%",
  width: 56,
  height: 56,
  borderRadius: 16,
  transform: "translate(-50%, -50%)",
  display: "grid",
  placeItems: "center",
  background: token.color.surface,
  color: token.color.warn,
  boxShadow: `0 0 0 1px ${token.color.line}, ${token.shadow.two}`,
})
export const body = style({ padding: "30px 32px 28px", "@media": { [phone]: { padding: "24px 20px 22px" } } })
export const title = style({
  fontSize: 31,
  lineHeight: 1.1,
  letterSpacing: "-.03em",
  "@media": { [phone]: { fontSize: 27 } },
})
export const text = style({
  color: token.color.ink2,
  fontSize: 16,
  margin: "10px auto 22px",
  maxWidth: "40ch",
  textWrap: "pretty",
})
export const actions = style({
  display: "flex",
  justifyContent: "center",
  gap: 8,
  flexWrap: "wrap",
  "@media": { [phone]: { display: "grid" } },
})
export const small = style({
  display: "block",
  marginTop: 24,
  paddingTop: 16,
  borderTop: `1px solid ${token.color.line}`,
  fontSize: 12.5,
  color: token.color.ink3,
})
