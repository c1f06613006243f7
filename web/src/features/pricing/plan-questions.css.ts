import { style } from "@vanilla-extract/css"
import { token } from "#theme/contract.css.ts"
import { phone } from "#theme/media.ts"
import { stacked } from "./plan-card.css.ts"

const line = `1px solid ${token.color.line}`

export const questions = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 4fr) minmax(0, 8fr)",
  gap: `${token.space.s20} ${token.space.s44}`,
  marginTop: token.space.s56,
  alignItems: "start",
  "@media": { [stacked]: { gridTemplateColumns: "minmax(0, 1fr)", marginTop: token.space.s56 } },
})
export const title = style({
  fontSize: token.size.t25,
  letterSpacing: "-.026em",
  marginBottom: token.space.s8,
})
export const other = style({ color: token.color.ink2, fontSize: token.size.t15, maxWidth: "32ch" })
export const list = style({ borderTop: line })
export const item = style({ borderBottom: line, scrollMarginTop: 80 })
export const question = style({
  display: "flex",
  alignItems: "center",
  justifyContent: "space-between",
  gap: token.space.s16,
  minHeight: 56,
  padding: `${token.space.s8} 0`,
  cursor: "pointer",
  listStyle: "none",
  fontWeight: 600,
  fontSize: token.size.t16,
  letterSpacing: "-.01em",
})
export const chevron = style({
  color: token.color.ink3,
  display: "inline-flex",
  selectors: { [`${item}[open] &`]: { transform: "rotate(180deg)" } },
})
export const answer = style({
  color: token.color.ink2,
  fontSize: token.size.t15,
  maxWidth: "64ch",
  padding: `0 ${token.space.s32} ${token.space.s20} 0`,
  textWrap: "pretty",
  "@media": { [phone]: { paddingRight: 0 } },
})
