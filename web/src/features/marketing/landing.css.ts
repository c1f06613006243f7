import { style } from "@vanilla-extract/css"
import { token } from "#theme/contract.css.ts"
import { phone } from "#theme/media.ts"
import { tone } from "#ui/velocity.css.ts"

const one = "(max-width: 979px)"
const smaller = "(max-width: 1199px)"

export const hero = style({
  display: "grid",
  gridTemplateColumns: "repeat(2, minmax(0, 1fr))",
  gap: 44,
  alignItems: "center",
  padding: "56px 0 52px",
  "@media": {
    [smaller]: { gap: 32 },
    [one]: { gridTemplateColumns: "minmax(0, 1fr)" },
    [phone]: { padding: "28px 0 32px", gap: 30 },
  },
})
export const display = style({
  fontSize: 60,
  lineHeight: 1.02,
  letterSpacing: "-.035em",
  "@media": {
    [smaller]: { fontSize: 48 },
    [phone]: { fontSize: 38, lineHeight: 1.06 },
    "(max-width: 359px)": { fontSize: 33 },
  },
})
export const sub = style({
  fontSize: 18,
  lineHeight: 1.5,
  color: token.color.ink2,
  marginTop: 22,
  maxWidth: "46ch",
  textWrap: "pretty",
  "@media": { [phone]: { fontSize: 16.5, marginTop: 14 } },
})
export const actions = style({
  display: "flex",
  gap: 10,
  marginTop: 28,
  flexWrap: "wrap",
  "@media": { [phone]: { display: "grid", marginTop: 20 } },
})
export const price = style({ fontSize: 14, color: token.color.ink2, marginTop: 14 })
export const priceMore = style({ color: token.color.ink3 })
export const tip = style({
  display: "flex",
  alignItems: "center",
  justifyContent: "space-between",
  flexWrap: "wrap",
  gap: "4px 12px",
  fontSize: 13.5,
  color: token.color.ink2,
  marginBottom: 12,
  minHeight: 24,
})
export const lead = style({ padding: 18, minHeight: 420, "@media": { [phone]: { padding: 16 } } })
export const leadHead = style({
  display: "flex",
  alignItems: "center",
  justifyContent: "space-between",
  gap: 10,
  color: token.color.ink3,
  fontSize: 12.5,
})
export const leadTitle = style({
  fontSize: 27,
  lineHeight: 1.16,
  letterSpacing: "-.026em",
  margin: 0,
  padding: "14px 0",
  "@media": { [phone]: { fontSize: 23, lineHeight: 1.18, padding: "12px 0" } },
})
export const leadChart = style({ height: 190, borderRadius: 8, "@media": { [phone]: { height: 150 } } })
export const leadFigures = style({
  display: "flex",
  justifyContent: "space-between",
  alignItems: "baseline",
  gap: 12,
  flexWrap: "wrap",
  margin: "12px 2px 0",
  fontSize: 13,
  color: token.color.ink2,
  fontVariantNumeric: "tabular-nums",
})
export const growthValue = style({
  fontSize: 21,
  fontWeight: 650,
  color: tone,
  letterSpacing: "-.02em",
  marginRight: 3,
})
export const ask = style({
  margin: "14px 2px 0",
  paddingLeft: 13,
  borderLeft: `2px solid color-mix(in oklab, ${tone} 45%, transparent)`,
  fontSize: 15,
  fontWeight: 500,
  textWrap: "pretty",
})
export const askSource = style({ fontSize: 12.5, fontWeight: 400, color: token.color.ink3, marginTop: 3 })
export const leadFoot = style({
  display: "flex",
  alignItems: "center",
  justifyContent: "space-between",
  gap: "10px 16px",
  marginTop: 18,
  flexWrap: "wrap",
})
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
  padding: "20px 24px",
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
      gap: 14,
      padding: "14px 16px",
    },
  },
})
export const statName = style({
  fontSize: 13.5,
  color: token.color.ink2,
  lineHeight: 1.4,
  textWrap: "pretty",
})
export const statValue = style({
  fontSize: 34,
  lineHeight: 1.1,
  fontWeight: 600,
  letterSpacing: "-.03em",
  fontVariantNumeric: "tabular-nums",
  marginBottom: 6,
  "@media": { [phone]: { order: -1, margin: 0, fontSize: 26 } },
})
export const howWeCount = style({ marginTop: 12, fontSize: 13.5, color: token.color.ink2 })
export const howSummary = style({
  display: "inline-flex",
  alignItems: "center",
  gap: 6,
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
  gap: "6px 24px",
  padding: "8px 0 4px",
  maxWidth: 860,
  "@media": { [phone]: { gridTemplateColumns: "minmax(0, 1fr)", gap: 2 } },
})
export const howName = style({ color: token.color.ink, fontWeight: 550 })
export const trending = style({
  paddingTop: 80,
  scrollMarginTop: 0,
  "@media": { [phone]: { paddingTop: 56 } },
})
export const sectionHead = style({
  display: "flex",
  justifyContent: "space-between",
  alignItems: "flex-end",
  gap: 20,
  marginBottom: 18,
  "@media": { [phone]: { display: "block", marginBottom: 16 } },
})
export const sectionTitle = style({
  fontSize: 32,
  lineHeight: 1.12,
  letterSpacing: "-.03em",
  "@media": { [phone]: { fontSize: 26 } },
})
export const fresh = style({
  display: "flex",
  alignItems: "center",
  flexWrap: "wrap",
  gap: 10,
  color: token.color.ink2,
  fontSize: 14,
  "@media": { [phone]: { marginTop: 8 } },
})
export const pair = style({
  display: "grid",
  gridTemplateColumns: "repeat(2, minmax(0, 1fr))",
  gap: 20,
  "@media": { [phone]: { gridTemplateColumns: "minmax(0, 1fr)", gap: 14 } },
})
export const extra = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr) auto",
  gap: "8px 28px",
  marginBottom: 16,
  "@media": { [one]: { gridTemplateColumns: "minmax(0, 1fr)", gap: 12 } },
})
export const small = style({
  fontSize: 12.5,
  fontWeight: 600,
  color: token.color.ink3,
  letterSpacing: 0,
  marginBottom: 6,
})
export const angles = style({ display: "grid", gap: 6, fontSize: 14 })
export const angle = style({ display: "grid", gridTemplateColumns: "20px 1fr", lineHeight: 1.4 })
export const angleNumber = style({ color: token.color.ink3, fontVariantNumeric: "tabular-nums" })
export const intent = style({ fontSize: 14, lineHeight: 1.4 })
export const close = style({
  display: "flex",
  alignItems: "center",
  justifyContent: "space-between",
  gap: 24,
  flexWrap: "wrap",
  marginTop: 40,
  borderRadius: token.radius.card,
  background: token.color.surface,
  boxShadow: `0 0 0 1px ${token.color.line}, ${token.shadow.one}`,
  padding: "28px 32px",
  "@media": { [phone]: { padding: "22px 18px", marginTop: 24, display: "grid" } },
})
export const closeTitle = style({ fontSize: 25, lineHeight: 1.2, letterSpacing: "-.026em" })
export const closeText = style({ color: token.color.ink2, marginTop: 6, fontSize: 15 })
