import { style } from "@vanilla-extract/css"
import { token } from "#theme/contract.css.ts"

const line = `1px solid ${token.color.line}`

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
export const chevron = style({ selectors: { [`${item}[open] &`]: { transform: "rotate(180deg)" } } })
