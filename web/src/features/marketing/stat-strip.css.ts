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
export const statName = style({
  fontSize: token.size.t14,
  color: token.color.ink2,
  lineHeight: 1.4,
  textWrap: "pretty",
})
export const statValue = style({
  fontSize: token.size.t32,
  lineHeight: 1.1,
  fontWeight: 600,
  letterSpacing: "-.03em",
  fontVariantNumeric: "tabular-nums",
  marginBottom: token.space.s6,
  "@media": { [phone]: { order: -1, margin: 0, fontSize: token.size.t25 } },
})
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
export const howList = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 220px) minmax(0, 1fr)",
  gap: `${token.space.s6} ${token.space.s24}`,
  padding: `${token.space.s8} 0 ${token.space.s4}`,
  maxWidth: 860,
  "@media": { [phone]: { gridTemplateColumns: "minmax(0, 1fr)", gap: token.space.s2 } },
})
export const howName = style({ color: token.color.ink, fontWeight: 550 })
