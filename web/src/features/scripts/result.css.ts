import { style } from "@vanilla-extract/css"
import { token } from "#theme/contract.css.ts"
import { phone } from "#theme/media.ts"

export const spec = style({
  display: "flex",
  gap: `${token.space.s8} ${token.space.s32}`,
  flexWrap: "wrap",
  marginBottom: token.space.s20,
  "@media": {
    [phone]: {
      display: "grid",
      gridTemplateColumns: "auto auto",
      justifyContent: "space-between",
      gap: token.space.s12,
      marginBottom: token.space.s12,
    },
  },
})
export const specName = style({ fontSize: token.size.t13, color: token.color.ink3 })
export const specNote = style([specName, { "@media": { [phone]: { display: "none" } } }])
export const specRepeats = style({ "@media": { [phone]: { display: "none" } } })
export const specValue = style({
  fontWeight: 600,
  fontSize: token.size.t15,
  display: "flex",
  alignItems: "center",
  flexWrap: "wrap",
  gap: token.space.s8,
})
export const studies = style({
  display: "block",
  marginTop: token.space.s4,
  fontSize: token.size.t13,
  color: token.color.ink3,
})
export const check = style({
  marginTop: token.space.s20,
  borderRadius: token.radius.card,
  background: token.color.surface,
  boxShadow: `0 0 0 1px ${token.color.line}`,
  padding: `${token.space.s20} ${token.space.s24} ${token.space.s16}`,
  "@media": { [phone]: { padding: `${token.space.s16} ${token.space.s16}` } },
})
export const checkHead = style({
  display: "flex",
  justifyContent: "space-between",
  alignItems: "baseline",
  gap: token.space.s12,
})
export const checkTitle = style({ fontSize: token.size.t18 })
export const checkCount = style({
  fontSize: token.size.t13,
  color: token.color.ink3,
  fontVariantNumeric: "tabular-nums",
})
export const checkRow = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr) 272px",
  gap: token.space.s20,
  alignItems: "start",
  borderBottom: `1px solid ${token.color.line}`,
  padding: `${token.space.s6} 0`,
  scrollMarginTop: 80,
  "@media": {
    [phone]: {
      gridTemplateColumns: "minmax(0, 1fr)",
      gap: 0,
      padding: `${token.space.s2} 0 ${token.space.s12}`,
    },
  },
})
export const checkLabel = style({
  display: "grid",
  gridTemplateColumns: "20px 20px minmax(0, 1fr)",
  gap: token.space.s12,
  alignItems: "start",
  padding: `${token.space.s8} 0`,
  cursor: "pointer",
  fontSize: token.size.t15,
  lineHeight: 1.4,
})
export const checkBox = style({
  width: 20,
  height: 20,
  margin: `${token.space.s2} 0 0`,
  accentColor: token.color.brand,
})
export const checkNumber = style({
  display: "grid",
  placeItems: "center",
  height: 20,
  marginTop: token.space.s2,
  borderRadius: token.radius.control,
  background: token.color.mark,
  color: token.color.warn,
  fontSize: token.size.t12,
  fontWeight: 650,
})
export const why = style({
  fontSize: token.size.t13,
  color: token.color.ink3,
  padding: `${token.space.s8} 0`,
  display: "grid",
  gap: token.space.s4,
  "@media": { [phone]: { padding: `0 0 0 ${token.space.s56}` } },
})
export const blocked = style({ color: token.color.viral, fontWeight: 600 })
export const safer = style({ color: token.color.ink2 })
export const fine = style({
  fontSize: token.size.t13,
  color: token.color.ink3,
  marginTop: token.space.s12,
  maxWidth: "70ch",
  textWrap: "pretty",
})
export const tiles = style({
  display: "grid",
  gridTemplateColumns: "repeat(3, 1fr)",
  marginTop: token.space.s20,
  borderRadius: token.radius.card,
  background: token.color.surface,
  boxShadow: `0 0 0 1px ${token.color.line}`,
  "@media": { [phone]: { gridTemplateColumns: "minmax(0, 1fr)" } },
})
export const tile = style({
  padding: `${token.space.s16} ${token.space.s24} ${token.space.s20}`,
  fontSize: token.size.t14,
  color: token.color.ink2,
  lineHeight: 1.45,
  display: "flex",
  flexDirection: "column",
  alignItems: "flex-start",
  minWidth: 0,
  selectors: {
    "& + &": {
      borderLeft: `1px solid ${token.color.line}`,
      "@media": { [phone]: { borderLeft: 0, borderTop: `1px solid ${token.color.line}` } },
    },
  },
})
export const tileTitle = style({
  display: "flex",
  alignItems: "center",
  gap: token.space.s8,
  fontSize: token.size.t13,
  color: token.color.ink3,
  letterSpacing: 0,
  marginBottom: token.space.s8,
})
export const tileValue = style({
  fontSize: token.size.t18,
  fontWeight: 600,
  color: token.color.ink,
  letterSpacing: "-.015em",
  marginBottom: token.space.s4,
  display: "flex",
  alignItems: "center",
  gap: token.space.s8,
  flexWrap: "wrap",
})
export const hashtags = style({
  color: token.color.ink,
  fontWeight: 500,
  lineHeight: 1.6,
  overflowWrap: "anywhere",
})
export const panel = style({
  borderRadius: token.radius.card,
  background: token.color.surface,
  boxShadow: `0 0 0 1px ${token.color.line}, ${token.shadow.one}`,
})
export const direction = style({
  display: "grid",
  gridTemplateColumns: "92px minmax(0, 1fr) minmax(0, 1fr)",
  gap: token.space.s24,
  padding: `${token.space.s16} ${token.space.s24}`,
  selectors: { "& + &": { borderTop: `1px solid ${token.color.line}` } },
  "@media": {
    [phone]: { gridTemplateColumns: "minmax(0, 1fr)", gap: token.space.s8, padding: token.space.s16 },
  },
})
export const directionName = style({ fontSize: token.size.t13, fontWeight: 600, color: token.color.ink2 })
export const directionText = style({
  fontFamily: token.font.serif,
  fontSize: token.size.t16,
  color: token.color.ink3,
})
export const directionDo = style({ fontSize: token.size.t15 })
export const tip = style({
  display: "grid",
  gridTemplateColumns: "140px minmax(0, 1fr) auto",
  gap: token.space.s20,
  alignItems: "start",
  padding: `${token.space.s16} ${token.space.s24}`,
  selectors: { "& + &": { borderTop: `1px solid ${token.color.line}` } },
  "@media": {
    [phone]: {
      gridTemplateColumns: "minmax(0, 1fr) auto",
      gap: `${token.space.s6} ${token.space.s12}`,
      padding: token.space.s16,
    },
  },
})
export const tipName = style({
  display: "inline-flex",
  alignItems: "center",
  gap: token.space.s8,
  fontWeight: 600,
  fontSize: token.size.t15,
  minHeight: 28,
})
export const tipText = style({
  color: token.color.ink2,
  fontSize: token.size.t15,
  textWrap: "pretty",
  "@media": { [phone]: { gridColumn: "1 / -1", order: 3 } },
})
export const exportRow = style({
  display: "flex",
  alignItems: "center",
  justifyContent: "space-between",
  flexWrap: "wrap",
  gap: `${token.space.s6} ${token.space.s16}`,
  padding: `${token.space.s12} ${token.space.s24}`,
  minHeight: 64,
  selectors: { "& + &": { borderTop: `1px solid ${token.color.line}` } },
  "@media": { [phone]: { padding: `${token.space.s12} ${token.space.s16}` } },
})
export const exportName = style({ fontWeight: 600, fontSize: token.size.t15 })
export const exportNote = style({ fontSize: token.size.t13, color: token.color.ink3 })
