import { style } from "@vanilla-extract/css"
import { token } from "#theme/contract.css.ts"
import { narrow, phone } from "#theme/media.ts"

const line = `1px solid ${token.color.line}`

export const card = style({
  background: token.color.surface,
  borderRadius: token.radius.card,
  boxShadow: `0 0 0 1px ${token.color.line}, ${token.shadow.one}`,
  scrollMarginTop: 84,
  minWidth: 0,
  minHeight: 320,
})
export const head = style({
  display: "flex",
  alignItems: "center",
  gap: 10,
  justifyContent: "space-between",
  flexWrap: "wrap",
  padding: "20px 24px 0",
  "@media": { [phone]: { padding: "16px 16px 0" } },
})
export const title = style({ fontSize: 17.5, letterSpacing: "-.016em" })
export const badges = style({ display: "flex", gap: 6 })
export const state = style({
  padding: "14px 24px 22px",
  "@media": { [phone]: { padding: "12px 16px 18px" } },
})
export const sentence = style({
  fontSize: 25,
  lineHeight: 1.22,
  letterSpacing: "-.026em",
  fontWeight: 600,
  textWrap: "balance",
  fontVariantNumeric: "tabular-nums",
  "@media": { [phone]: { fontSize: 21 } },
})
export const days = style({
  display: "grid",
  gridTemplateColumns: "repeat(7, 1fr)",
  gap: 3,
  margin: "20px 0 8px",
  fontVariantNumeric: "tabular-nums",
})
export const day = style({
  height: 30,
  borderRadius: 5,
  background: `color-mix(in oklab, ${token.color.ink} 7%, transparent)`,
  display: "flex",
  alignItems: "center",
  paddingLeft: 9,
  fontSize: 12,
  fontWeight: 600,
  color: token.color.ink2,
  minWidth: 0,
  "@media": { [phone]: { paddingLeft: 0, justifyContent: "center" } },
})
export const dayPast = style([
  day,
  {
    background: `color-mix(in oklab, ${token.color.brand} 26%, ${token.color.surface})`,
    color: token.color.brandInk,
  },
])
export const dayNow = style([day, { background: token.color.brand, color: token.color.onBrand }])
export const daysText = style({
  display: "flex",
  justifyContent: "space-between",
  gap: 12,
  fontSize: 12.5,
  color: token.color.ink3,
})
export const cancelled = style({
  marginTop: 16,
  borderRadius: token.radius.button,
  background: token.color.warnSoft,
  padding: "12px 16px",
  fontSize: 14,
  color: token.color.ink2,
})
export const noticeTitle = style({ display: "block", fontWeight: 600, color: token.color.ink })
export const scheduled = style({
  display: "flex",
  alignItems: "center",
  justifyContent: "space-between",
  flexWrap: "wrap",
  gap: 12,
  borderTop: line,
  background: token.color.brandSoft,
  padding: "14px 24px",
  fontSize: 14,
  color: token.color.ink2,
  "@media": { [phone]: { padding: "14px 16px" } },
})
export const usage = style({
  display: "grid",
  gridTemplateColumns: "1fr 1fr",
  borderTop: line,
  "@media": { [phone]: { gridTemplateColumns: "minmax(0, 1fr)" } },
})
export const use = style({
  padding: "18px 24px",
  selectors: { "& + &": { borderLeft: line } },
  "@media": {
    [phone]: { padding: "14px 16px", selectors: { "& + &": { borderLeft: 0, borderTop: line } } },
  },
})
export const useText = style({ fontSize: 12.5, color: token.color.ink3, marginTop: 8 })
export const facts = style({
  display: "grid",
  gridAutoFlow: "column",
  gridAutoColumns: "1fr",
  borderTop: line,
  "@media": { [phone]: { gridAutoFlow: "row", gridTemplateColumns: "minmax(0, 1fr)" } },
})
export const fact = style({
  padding: "16px 24px",
  selectors: { "& + &": { borderLeft: line } },
  "@media": {
    [phone]: { padding: "12px 16px", selectors: { "& + &": { borderLeft: 0, borderTop: line } } },
  },
})
export const factName = style({ fontSize: 12.5, color: token.color.ink3 })
export const factValue = style({
  fontWeight: 600,
  fontSize: 15,
  marginTop: 2,
  letterSpacing: "-.008em",
  fontVariantNumeric: "tabular-nums",
})
export const factMore = style({
  display: "block",
  fontWeight: 400,
  fontSize: 12.5,
  color: token.color.ink3,
  letterSpacing: 0,
})
export const actions = style({
  display: "flex",
  gap: 8,
  alignItems: "center",
  flexWrap: "wrap",
  borderTop: line,
  padding: "16px 24px",
  "@media": {
    [phone]: { display: "grid", gridTemplateColumns: "1fr 1fr", padding: "14px 16px" },
    [narrow]: { gridTemplateColumns: "minmax(0, 1fr)" },
  },
})
export const support = style({
  marginLeft: "auto",
  "@media": { [phone]: { marginLeft: 0, gridColumn: "1 / -1" } },
})
export const failed = style({
  display: "grid",
  gap: 12,
  justifyItems: "start",
  padding: "16px 24px 22px",
  color: token.color.ink2,
})

export const askText = style({ color: token.color.ink2 })
export const askList = style({ display: "grid", marginTop: 16, borderTop: line })
export const askRow = style({
  display: "grid",
  gridTemplateColumns: "118px minmax(0, 1fr)",
  gap: 12,
  padding: "10px 0",
  borderBottom: line,
  fontSize: 14,
  color: token.color.ink2,
  "@media": { [phone]: { gridTemplateColumns: "96px minmax(0, 1fr)" } },
})
export const askName = style({ fontWeight: 600, color: token.color.ink })
export const choice = style({
  display: "grid",
  gridTemplateColumns: "1fr 1fr",
  gap: 10,
  width: "100%",
  "@media": { [phone]: { gridTemplateColumns: "minmax(0, 1fr)" } },
})
export const invoice = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr) auto auto auto",
  gap: "4px 14px",
  alignItems: "center",
  minHeight: 48,
  fontSize: 14,
  selectors: { "& + &": { borderTop: line } },
  "@media": { [phone]: { gridTemplateColumns: "minmax(0, 1fr) auto", padding: "10px 0" } },
})
export const invoiceSum = style({ fontWeight: 600, fontVariantNumeric: "tabular-nums" })
export const quiet = style({ color: token.color.ink3 })
export const waiting = style({ marginTop: 20 })
