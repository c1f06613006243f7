import { style } from "@vanilla-extract/css"
import { token } from "#theme/contract.css.ts"
import { phone } from "#theme/media.ts"
import { stacked } from "./plan-card.css.ts"

const line = `1px solid ${token.color.line}`

export const head = style({
  display: "flex",
  justifyContent: "space-between",
  alignItems: "flex-end",
  gap: 32,
  padding: "48px 0 28px",
  "@media": { [stacked]: { display: "block" }, [phone]: { padding: "26px 0 20px" } },
})
export const title = style({
  fontSize: 40,
  lineHeight: 1.08,
  letterSpacing: "-.032em",
  marginBottom: 12,
  "@media": { [phone]: { fontSize: 31, lineHeight: 1.1 } },
})
export const lead = style({
  color: token.color.ink2,
  fontSize: 16,
  maxWidth: "58ch",
  textWrap: "pretty",
  "@media": { [phone]: { fontSize: 15 } },
})
export const billing = style({
  display: "grid",
  justifyItems: "end",
  gap: 9,
  flex: "none",
  "@media": {
    [stacked]: { justifyItems: "start", marginTop: 20 },
    [phone]: { justifyItems: "stretch" },
  },
})
export const save = style({
  display: "inline-flex",
  alignItems: "center",
  gap: 6,
  fontSize: 13.5,
  fontWeight: 600,
  color: token.color.ok,
  "@media": { [phone]: { justifyContent: "center" } },
})
export const note = style({
  display: "flex",
  alignItems: "center",
  gap: "4px 12px",
  justifyContent: "space-between",
  flexWrap: "wrap",
  borderRadius: token.radius.card,
  background: token.color.surface,
  boxShadow: `0 0 0 1px ${token.color.line}`,
  padding: "12px 14px 12px 18px",
  marginBottom: 20,
  fontSize: 14.5,
  color: token.color.ink2,
})
export const noteLead = style({ fontWeight: 600, color: token.color.ink })
export const days = style({
  display: "inline-grid",
  gridTemplateColumns: "repeat(7, 18px)",
  gap: 3,
  marginRight: 14,
  verticalAlign: "middle",
  "@media": { [phone]: { display: "grid", gridTemplateColumns: "repeat(7, 1fr)", margin: "4px 0 10px" } },
})
export const day = style({
  height: 8,
  borderRadius: 3,
  background: `color-mix(in oklab, ${token.color.ink} 12%, transparent)`,
})
export const dayOn = style([day, { background: token.color.brand }])

export const trust = style({
  display: "flex",
  justifyContent: "center",
  gap: "8px 34px",
  flexWrap: "wrap",
  paddingTop: 26,
  fontSize: 14,
  color: token.color.ink2,
  "@media": { [phone]: { justifyContent: "flex-start", gap: "8px 20px", paddingTop: 20 } },
})
export const trusted = style({ display: "inline-flex", alignItems: "center", gap: 7, whiteSpace: "nowrap" })
export const check = style({ color: token.color.ok, display: "inline-flex", flex: "none" })

export const section = style({ marginTop: 64, "@media": { [phone]: { marginTop: 48 } } })
export const sectionTitle = style({
  fontSize: 25,
  letterSpacing: "-.026em",
  marginBottom: 16,
  "@media": { [phone]: { fontSize: 22 } },
})
export const stats = style({
  display: "grid",
  gridAutoFlow: "column",
  gridAutoColumns: "minmax(0, 1fr)",
  borderRadius: token.radius.card,
  background: token.color.surface,
  boxShadow: `0 0 0 1px ${token.color.line}, ${token.shadow.one}`,
  "@media": { [stacked]: { gridAutoFlow: "row" } },
})
export const stat = style({
  display: "flex",
  flexDirection: "column-reverse",
  justifyContent: "flex-end",
  gap: 4,
  padding: "20px 24px",
  selectors: { "& + &": { borderLeft: line } },
  "@media": {
    [stacked]: {
      display: "grid",
      gridTemplateColumns: "minmax(0, 2fr) minmax(0, 3fr)",
      alignItems: "center",
      padding: "14px 16px",
      gap: 12,
      selectors: { "& + &": { borderLeft: 0, borderTop: line } },
    },
  },
})
export const statWords = style({
  fontSize: 13.5,
  lineHeight: 1.4,
  color: token.color.ink2,
  textWrap: "pretty",
  "@media": { [stacked]: { order: 2 } },
})
export const statValue = style({
  fontSize: 32,
  lineHeight: 1.15,
  fontWeight: 600,
  letterSpacing: "-.03em",
  fontVariantNumeric: "tabular-nums",
  "@media": { [stacked]: { fontSize: 25 } },
})
export const unit = style({ fontSize: 17, marginLeft: 4 })
export const how = style({ marginTop: 8, fontSize: 14 })
export const howSummary = style({
  display: "inline-flex",
  alignItems: "center",
  gap: 6,
  minHeight: 36,
  cursor: "pointer",
  listStyle: "none",
  fontWeight: 600,
  color: token.color.brand,
  "@media": { [phone]: { minHeight: 44 } },
})
export const howList = style({ padding: "4px 0 8px", color: token.color.ink2 })
export const howRow = style({
  display: "grid",
  gridTemplateColumns: "130px minmax(0, 1fr)",
  gap: 12,
  padding: "5px 0",
})
export const howName = style({ fontWeight: 600, color: token.color.ink })
export const calculator = style({
  display: "flex",
  alignItems: "center",
  flexWrap: "wrap",
  gap: "8px 9px",
  fontSize: 15,
  color: token.color.ink2,
  padding: "14px 24px",
  marginTop: 12,
  borderRadius: token.radius.card,
  border: `1px dashed color-mix(in oklab, ${token.color.control} 55%, ${token.color.line})`,
  "@media": { [phone]: { padding: "14px 16px" } },
})
export const number = style({
  width: 58,
  height: 36,
  textAlign: "center",
  border: `1px solid ${token.color.control}`,
  borderRadius: token.radius.control,
  background: token.color.surface,
  color: token.color.ink,
  fontWeight: 600,
  fontVariantNumeric: "tabular-nums",
  "@media": { [phone]: { height: 44, fontSize: 16 } },
})
export const product = style({ color: token.color.ink, fontWeight: 600 })
export const yours = style({
  fontSize: 13,
  color: token.color.ink3,
  marginLeft: "auto",
  "@media": { [stacked]: { marginLeft: 0, flexBasis: "100%" } },
})

export const form = style({ display: "grid", gap: 16 })
export const dialogText = style({ color: token.color.ink2, textWrap: "pretty" })
export const asked = style({ display: "grid", gap: 14, justifyItems: "start" })
export const featureList = style({ display: "grid", marginTop: 6 })
export const featureRow = style({
  display: "flex",
  alignItems: "center",
  gap: 10,
  padding: "9px 0",
  selectors: { "& + &": { borderTop: line } },
})
