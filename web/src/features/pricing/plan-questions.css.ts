import { style } from "@vanilla-extract/css"
import { token } from "#theme/contract.css.ts"
import { phone } from "#theme/media.ts"
import { stacked } from "./plan-card.css.ts"

const line = `1px solid ${token.color.line}`

export const questions = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 4fr) minmax(0, 8fr)",
  gap: "20px 40px",
  marginTop: 72,
  alignItems: "start",
  "@media": { [stacked]: { gridTemplateColumns: "minmax(0, 1fr)", marginTop: 56 } },
})
export const title = style({ fontSize: 25, letterSpacing: "-.026em", marginBottom: 8 })
export const other = style({ color: token.color.ink2, fontSize: 14.5, maxWidth: "32ch" })
export const list = style({ borderTop: line })
export const item = style({ borderBottom: line, scrollMarginTop: 80 })
export const question = style({
  display: "flex",
  alignItems: "center",
  justifyContent: "space-between",
  gap: 16,
  minHeight: 56,
  padding: "8px 0",
  cursor: "pointer",
  listStyle: "none",
  fontWeight: 600,
  fontSize: 16,
  letterSpacing: "-.01em",
})
export const chevron = style({
  color: token.color.ink3,
  display: "inline-flex",
  selectors: { [`${item}[open] &`]: { transform: "rotate(180deg)" } },
})
export const answer = style({
  color: token.color.ink2,
  fontSize: 15,
  maxWidth: "64ch",
  padding: "0 32px 20px 0",
  textWrap: "pretty",
  "@media": { [phone]: { paddingRight: 0 } },
})
