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
  gap: token.space.s8,
  justifyContent: "space-between",
  flexWrap: "wrap",
  padding: `${token.space.s20} ${token.space.s24} 0`,
  "@media": { [phone]: { padding: `${token.space.s16} ${token.space.s16} 0` } },
})
export const title = style({ fontSize: token.size.t18, letterSpacing: "-.016em" })
export const badges = style({ display: "flex", gap: token.space.s6 })
export const state = style({
  padding: `${token.space.s12} ${token.space.s24} ${token.space.s20}`,
  "@media": { [phone]: { padding: `${token.space.s12} ${token.space.s16} ${token.space.s16}` } },
})
export const sentence = style({
  fontSize: token.size.t25,
  lineHeight: 1.22,
  letterSpacing: "-.026em",
  fontWeight: 600,
  textWrap: "balance",
  fontVariantNumeric: "tabular-nums",
  "@media": { [phone]: { fontSize: token.size.t20 } },
})
export const days = style({
  display: "grid",
  gridTemplateColumns: "repeat(7, 1fr)",
  gap: token.space.s4,
  margin: `${token.space.s20} 0 ${token.space.s8}`,
  fontVariantNumeric: "tabular-nums",
})
export const day = style({
  height: 30,
  borderRadius: token.radius.control,
  background: `color-mix(in oklab, ${token.color.ink} 7%, transparent)`,
  display: "flex",
  alignItems: "center",
  paddingLeft: token.space.s8,
  fontSize: token.size.t12,
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
  gap: token.space.s12,
  fontSize: token.size.t13,
  color: token.color.ink3,
})
export const cancelled = style({
  marginTop: token.space.s16,
  borderRadius: token.radius.button,
  background: token.color.warnSoft,
  padding: `${token.space.s12} ${token.space.s16}`,
  fontSize: token.size.t14,
  color: token.color.ink2,
})
export const noticeTitle = style({ display: "block", fontWeight: 600, color: token.color.ink })
export const scheduled = style({
  display: "flex",
  alignItems: "center",
  justifyContent: "space-between",
  flexWrap: "wrap",
  gap: token.space.s12,
  borderTop: line,
  background: token.color.brandSoft,
  padding: `${token.space.s12} ${token.space.s24}`,
  fontSize: token.size.t14,
  color: token.color.ink2,
  "@media": { [phone]: { padding: `${token.space.s12} ${token.space.s16}` } },
})
export const usage = style({
  display: "grid",
  gridTemplateColumns: "1fr 1fr",
  borderTop: line,
  "@media": { [phone]: { gridTemplateColumns: "minmax(0, 1fr)" } },
})
export const use = style({
  padding: `${token.space.s16} ${token.space.s24}`,
  selectors: { "& + &": { borderLeft: line } },
  "@media": {
    [phone]: {
      padding: `${token.space.s12} ${token.space.s16}`,
      selectors: { "& + &": { borderLeft: 0, borderTop: line } },
    },
  },
})
export const useText = style({ fontSize: token.size.t13, color: token.color.ink3, marginTop: token.space.s8 })
export const facts = style({
  display: "grid",
  gridAutoFlow: "column",
  gridAutoColumns: "1fr",
  borderTop: line,
  "@media": { [phone]: { gridAutoFlow: "row", gridTemplateColumns: "minmax(0, 1fr)" } },
})
export const fact = style({
  padding: `${token.space.s16} ${token.space.s24}`,
  selectors: { "& + &": { borderLeft: line } },
  "@media": {
    [phone]: {
      padding: `${token.space.s12} ${token.space.s16}`,
      selectors: { "& + &": { borderLeft: 0, borderTop: line } },
    },
  },
})
export const factName = style({ fontSize: token.size.t13, color: token.color.ink3 })
export const factValue = style({
  fontWeight: 600,
  fontSize: token.size.t15,
  marginTop: token.space.s2,
  letterSpacing: "-.008em",
  fontVariantNumeric: "tabular-nums",
})
export const factMore = style({
  display: "block",
  fontWeight: 400,
  fontSize: token.size.t13,
  color: token.color.ink3,
  letterSpacing: 0,
})
export const actions = style({
  display: "flex",
  gap: token.space.s8,
  alignItems: "center",
  flexWrap: "wrap",
  borderTop: line,
  padding: `${token.space.s16} ${token.space.s24}`,
  "@media": {
    [phone]: {
      display: "grid",
      gridTemplateColumns: "1fr 1fr",
      padding: `${token.space.s12} ${token.space.s16}`,
    },
    [narrow]: { gridTemplateColumns: "minmax(0, 1fr)" },
  },
})
export const support = style({
  marginLeft: "auto",
  "@media": { [phone]: { marginLeft: 0, gridColumn: "1 / -1" } },
})
export const failed = style({
  display: "grid",
  gap: token.space.s12,
  justifyItems: "start",
  padding: `${token.space.s16} ${token.space.s24} ${token.space.s20}`,
  color: token.color.ink2,
})

export const askText = style({ color: token.color.ink2 })
export const askList = style({ display: "grid", marginTop: token.space.s16, borderTop: line })
export const askRow = style({
  display: "grid",
  gridTemplateColumns: "118px minmax(0, 1fr)",
  gap: token.space.s12,
  padding: `${token.space.s8} 0`,
  borderBottom: line,
  fontSize: token.size.t14,
  color: token.color.ink2,
  "@media": { [phone]: { gridTemplateColumns: "96px minmax(0, 1fr)" } },
})
export const askName = style({ fontWeight: 600, color: token.color.ink })
export const choice = style({
  display: "grid",
  gridTemplateColumns: "1fr 1fr",
  gap: token.space.s8,
  width: "100%",
  "@media": { [phone]: { gridTemplateColumns: "minmax(0, 1fr)" } },
})
export const invoice = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr) auto auto auto",
  gap: `${token.space.s4} ${token.space.s16}`,
  alignItems: "center",
  minHeight: 48,
  fontSize: token.size.t14,
  selectors: { "& + &": { borderTop: line } },
  "@media": { [phone]: { gridTemplateColumns: "minmax(0, 1fr) auto", padding: `${token.space.s8} 0` } },
})
export const invoiceSum = style({ fontWeight: 600, fontVariantNumeric: "tabular-nums" })
export const quiet = style({ color: token.color.ink3 })
export const waiting = style({ marginTop: token.space.s20 })
