import { style } from "@vanilla-extract/css"
import { token } from "#theme/contract.css.ts"
import { phone } from "#theme/media.ts"

export const page = style({
  display: "grid",
  placeItems: "center",
  padding: `${token.space.s56} 0 ${token.space.s44}`,
  minHeight: "62dvh",
  "@media": { [phone]: { padding: `${token.space.s24} 0 ${token.space.s16}` } },
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
  borderRadius: token.radius.card,
  transform: "translate(-50%, -50%)",
  display: "grid",
  placeItems: "center",
  background: token.color.surface,
  color: token.color.warn,
  boxShadow: `0 0 0 1px ${token.color.line}, ${token.shadow.two}`,
})
export const small = style({
  display: "block",
  marginTop: token.space.s24,
  paddingTop: token.space.s16,
  borderTop: `1px solid ${token.color.line}`,
  fontSize: token.size.t13,
  color: token.color.ink3,
})
