import { style } from "@vanilla-extract/css"
import { token } from "#theme/contract.css.ts"
import { phone } from "#theme/media.ts"

export const spec = style({
  display: "flex",
  gap: "10px 32px",
  flexWrap: "wrap",
  marginBottom: 18,
  "@media": { [phone]: { gap: "8px 24px", marginBottom: 13 } },
})
export const specName = style({ fontSize: 12.5, color: token.color.ink3 })
export const specValue = style({
  fontWeight: 600,
  fontSize: 14.5,
  display: "flex",
  alignItems: "center",
  flexWrap: "wrap",
  gap: 7,
})
export const studies = style({ display: "block", marginTop: 4, fontSize: 13, color: token.color.ink3 })
export const check = style({
  marginTop: 20,
  borderRadius: token.radius.card,
  background: token.color.surface,
  boxShadow: `0 0 0 1px ${token.color.line}`,
  padding: "20px 24px 18px",
  "@media": { [phone]: { padding: "18px 16px" } },
})
export const checkHead = style({
  display: "flex",
  justifyContent: "space-between",
  alignItems: "baseline",
  gap: 12,
})
export const checkTitle = style({ fontSize: 17 })
export const checkCount = style({ fontSize: 13, color: token.color.ink3, fontVariantNumeric: "tabular-nums" })
export const checkRow = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr) 272px",
  gap: 20,
  alignItems: "start",
  borderBottom: `1px solid ${token.color.line}`,
  padding: "6px 0",
  scrollMarginTop: 80,
  "@media": { [phone]: { gridTemplateColumns: "minmax(0, 1fr)", gap: 0, padding: "2px 0 12px" } },
})
export const checkLabel = style({
  display: "grid",
  gridTemplateColumns: "20px 20px minmax(0, 1fr)",
  gap: 11,
  alignItems: "start",
  padding: "9px 0",
  cursor: "pointer",
  fontSize: 15,
  lineHeight: 1.4,
})
export const checkBox = style({ width: 20, height: 20, margin: "1px 0 0", accentColor: token.color.brand })
export const checkNumber = style({
  display: "grid",
  placeItems: "center",
  height: 20,
  marginTop: 1,
  borderRadius: 5,
  background: token.color.mark,
  color: token.color.warn,
  fontSize: 11.5,
  fontWeight: 650,
})
export const why = style({
  fontSize: 13,
  color: token.color.ink3,
  padding: "10px 0",
  display: "grid",
  gap: 4,
  "@media": { [phone]: { padding: "0 0 0 62px" } },
})
export const blocked = style({ color: token.color.viral, fontWeight: 600 })
export const safer = style({ color: token.color.ink2 })
export const fine = style({
  fontSize: 13,
  color: token.color.ink3,
  marginTop: 13,
  maxWidth: "70ch",
  textWrap: "pretty",
})
export const tiles = style({
  display: "grid",
  gridTemplateColumns: "repeat(3, 1fr)",
  marginTop: 20,
  borderRadius: token.radius.card,
  background: token.color.surface,
  boxShadow: `0 0 0 1px ${token.color.line}`,
  "@media": { [phone]: { gridTemplateColumns: "minmax(0, 1fr)" } },
})
export const tile = style({
  padding: "18px 22px 20px",
  fontSize: 13.5,
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
  gap: 7,
  fontSize: 13,
  color: token.color.ink3,
  letterSpacing: 0,
  marginBottom: 7,
})
export const tileValue = style({
  fontSize: 18,
  fontWeight: 600,
  color: token.color.ink,
  letterSpacing: "-.015em",
  marginBottom: 4,
  display: "flex",
  alignItems: "center",
  gap: 8,
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
  gap: 24,
  padding: "18px 24px",
  selectors: { "& + &": { borderTop: `1px solid ${token.color.line}` } },
  "@media": { [phone]: { gridTemplateColumns: "minmax(0, 1fr)", gap: 8, padding: 16 } },
})
export const directionName = style({ fontSize: 13, fontWeight: 600, color: token.color.ink2 })
export const directionText = style({ fontFamily: token.font.serif, fontSize: 16, color: token.color.ink3 })
export const directionDo = style({ fontSize: 15 })
export const tip = style({
  display: "grid",
  gridTemplateColumns: "140px minmax(0, 1fr) auto",
  gap: 20,
  alignItems: "start",
  padding: "16px 24px",
  selectors: { "& + &": { borderTop: `1px solid ${token.color.line}` } },
  "@media": { [phone]: { gridTemplateColumns: "minmax(0, 1fr) auto", gap: "6px 12px", padding: 16 } },
})
export const tipName = style({
  display: "inline-flex",
  alignItems: "center",
  gap: 7,
  fontWeight: 600,
  fontSize: 14.5,
  minHeight: 28,
})
export const tipText = style({
  color: token.color.ink2,
  fontSize: 14.5,
  textWrap: "pretty",
  "@media": { [phone]: { gridColumn: "1 / -1", order: 3 } },
})
export const exportRow = style({
  display: "flex",
  alignItems: "center",
  justifyContent: "space-between",
  flexWrap: "wrap",
  gap: "6px 16px",
  padding: "12px 24px",
  minHeight: 64,
  selectors: { "& + &": { borderTop: `1px solid ${token.color.line}` } },
  "@media": { [phone]: { padding: "12px 16px" } },
})
export const exportName = style({ fontWeight: 600, fontSize: 14.5 })
export const exportNote = style({ fontSize: 13, color: token.color.ink3 })
