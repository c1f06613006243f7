import { style } from "@vanilla-extract/css"
import { token } from "#theme/contract.css.ts"
import { phone } from "#theme/media.ts"
import { stacked } from "./plan-card.css.ts"

const line = `1px solid ${token.color.line}`

export const billing = style({
  flex: "none",
  "@media": { [stacked]: { alignItems: "flex-start" }, [phone]: { alignItems: "stretch" } },
})
export const save = style({ "@media": { [phone]: { justifyContent: "center" } } })
export const days = style({
  display: "inline-grid",
  gridTemplateColumns: "repeat(7, 18px)",
  gap: token.space.s4,
  marginRight: token.space.s16,
  verticalAlign: "middle",
  "@media": {
    [phone]: {
      display: "grid",
      gridTemplateColumns: "repeat(7, 1fr)",
      margin: `${token.space.s4} 0 ${token.space.s12}`,
    },
  },
})
export const day = style({
  height: 8,
  borderRadius: token.radius.bar,
  background: `color-mix(in oklab, ${token.color.ink} 12%, transparent)`,
})
export const dayOn = style([day, { background: token.color.brand }])

export const trust = style({ "@media": { [phone]: { justifyContent: "flex-start" } } })
export const check = style({ flex: "none" })

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
  gap: token.space.s4,
  padding: `${token.space.s20} ${token.space.s24}`,
  selectors: { "& + &": { borderLeft: line } },
  "@media": {
    [stacked]: {
      display: "grid",
      gridTemplateColumns: "minmax(0, 2fr) minmax(0, 3fr)",
      alignItems: "center",
      padding: `${token.space.s12} ${token.space.s16}`,
      gap: token.space.s12,
      selectors: { "& + &": { borderLeft: 0, borderTop: line } },
    },
  },
})
export const statWords = style({ "@media": { [stacked]: { order: 2 } } })
export const statValue = style({
  fontSize: token.size.t32,
  lineHeight: 1.15,
  letterSpacing: "-.03em",
  "@media": { [stacked]: { fontSize: token.size.t25 } },
})
export const how = style({ marginTop: token.space.s8, fontSize: token.size.t14 })
export const howSummary = style({
  display: "inline-flex",
  alignItems: "center",
  gap: token.space.s6,
  minHeight: 36,
  cursor: "pointer",
  listStyle: "none",
  fontWeight: 600,
  color: token.color.brand,
  "@media": { [phone]: { minHeight: 44 } },
})
export const calculator = style({
  borderRadius: token.radius.card,
  border: `1px dashed color-mix(in oklab, ${token.color.control} 55%, ${token.color.line})`,
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
  "@media": { [phone]: { height: 44, fontSize: token.size.t16 } },
})
export const product = style({ color: token.color.ink, fontWeight: 600 })
export const yours = style({ "@media": { [stacked]: { flexBasis: "100%" } } })
