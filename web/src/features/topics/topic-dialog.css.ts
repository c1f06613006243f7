import { style } from "@vanilla-extract/css"
import { token } from "#theme/contract.css.ts"
import { phone } from "#theme/media.ts"
import { tone } from "#ui/velocity.css.ts"

export const body = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr) minmax(0, 1.22fr)",
  // Each column goes on where its own first part ends.
  gridTemplateRows: "auto auto 1fr",
  minHeight: "100%",
  "@media": { [phone]: { display: "block" } },
})
const left = { padding: `${token.space.s24} ${token.space.s24} ${token.space.s20} ${token.space.s32}` }
const right = {
  padding: `${token.space.s16} ${token.space.s24} ${token.space.s20} ${token.space.s24}`,
  background: token.color.canvas,
  borderLeft: `1px solid ${token.color.line}`,
}
const rightOnPhone = {
  padding: `${token.space.s12} ${token.space.s16} ${token.space.s20}`,
  borderLeft: 0,
  borderBlock: `1px solid ${token.color.line}`,
}
export const what = style({
  ...left,
  gridArea: "1 / 1 / 3",
  "@media": { [phone]: { padding: `${token.space.s16} ${token.space.s16} ${token.space.s20}` } },
})
export const trend = style({ ...right, gridArea: "1 / 2", "@media": { [phone]: rightOnPhone } })
export const chances = style({
  ...left,
  gridArea: "3 / 1",
  paddingTop: 0,
  "@media": { [phone]: { padding: `${token.space.s20} ${token.space.s16}` } },
})
export const evidence = style({
  ...right,
  gridArea: "2 / 2 / 4",
  paddingTop: 0,
  "@media": { [phone]: { ...rightOnPhone, paddingTop: token.space.s20 } },
})
export const angleLink = style({ gridColumn: 2, justifySelf: "start" })
export const growthValue = style({ color: tone })
export const totals = style({
  background: token.color.surface,
  borderRadius: token.radius.button,
  boxShadow: `0 0 0 1px ${token.color.line}`,
})
export const total = style({ selectors: { "& + &": { borderLeft: `1px solid ${token.color.line}` } } })
export const asks = style({
  background: token.color.line,
  borderRadius: token.radius.button,
  overflow: "hidden",
  boxShadow: `0 0 0 1px ${token.color.line}`,
})
export const ask = style({ background: token.color.surface })
export const table = style({
  width: "100%",
  fontSize: token.size.t14,
  marginTop: token.space.s8,
  fontVariantNumeric: "tabular-nums",
})
export const th = style({
  fontWeight: 400,
  color: token.color.ink3,
  fontSize: token.size.t13,
  textAlign: "right",
  padding: `${token.space.s6} 0 ${token.space.s6} ${token.space.s8}`,
})
export const rowHead = style({ fontWeight: 500, textAlign: "left", padding: `${token.space.s8} 0` })
export const td = style({
  textAlign: "right",
  padding: `${token.space.s8} 0 ${token.space.s8} ${token.space.s8}`,
  color: token.color.ink2,
})
export const row = style({ borderTop: `1px solid ${token.color.line}` })
export const points = style({ color: token.color.ink, fontWeight: 600 })
export const sum = style({ fontWeight: 650, color: token.color.ink, fontSize: token.size.t15 })
export const footNote = style({ "@media": { [phone]: { flexBasis: "100%", textAlign: "center" } } })
export const footMain = style({ "@media": { [phone]: { flex: 1 } } })
export const position = style({ "@media": { [phone]: { display: "none" } } })
export const bar = style({
  width: 1,
  height: 18,
  background: token.color.line,
  "@media": { [phone]: { display: "none" } },
})
export const meters = style({ maxWidth: 320 })
export const waiting = style({ padding: token.space.s32, minHeight: "100dvh" })
