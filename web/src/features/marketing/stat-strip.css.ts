import { style } from "@vanilla-extract/css"
import { token } from "#theme/contract.css.ts"
import { phone } from "#theme/media.ts"

export const stats = style({
  display: "grid",
  gridAutoFlow: "column",
  gridAutoColumns: "1fr",
  borderRadius: token.radius.card,
  background: token.color.surface,
  boxShadow: `0 0 0 1px ${token.color.line}, ${token.shadow.one}`,
  "@media": { [phone]: { gridAutoFlow: "row" } },
})
export const stat = style({
  padding: `${token.space.s20} ${token.space.s24}`,
  display: "flex",
  flexDirection: "column-reverse",
  justifyContent: "flex-end",
  selectors: {
    "& + &": {
      borderLeft: `1px solid ${token.color.line}`,
      "@media": { [phone]: { borderLeft: 0, borderTop: `1px solid ${token.color.line}` } },
    },
  },
  "@media": {
    [phone]: {
      display: "grid",
      gridTemplateColumns: "112px minmax(0, 1fr)",
      alignItems: "baseline",
      gap: token.space.s16,
      padding: `${token.space.s12} ${token.space.s16}`,
    },
  },
})
export const statValue = style({ "@media": { [phone]: { order: -1 } } })
export const howWeCount = style({
  marginTop: token.space.s12,
  fontSize: token.size.t14,
  color: token.color.ink2,
})
export const howSummary = style({
  display: "inline-flex",
  alignItems: "center",
  gap: token.space.s6,
  minHeight: 32,
  cursor: "pointer",
  listStyle: "none",
  color: token.color.brand,
  fontWeight: 600,
  "@media": { [phone]: { minHeight: 44 } },
})
export const howList = style({ maxWidth: 860 })
