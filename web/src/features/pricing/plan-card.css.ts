import { style } from "@vanilla-extract/css"
import { recipe } from "@vanilla-extract/recipes"
import { token } from "#theme/contract.css.ts"
import { narrow, phone } from "#theme/media.ts"

/** Below this width the cards stand under each other. */
export const stacked = "(max-width: 1023px)"

const line = `1px solid ${token.color.line}`

export const plans = style({
  display: "grid",
  gridTemplateColumns: "repeat(3, minmax(0, 1fr))",
  gap: "0 20px",
  "@media": { [stacked]: { gridTemplateColumns: "minmax(0, 1fr)", gap: 14 } },
})
/** Head, description, price, action, nine features and the last line: fourteen shared rows. */
export const plan = recipe({
  base: {
    position: "relative",
    background: token.color.surface,
    borderRadius: token.radius.card,
    boxShadow: `0 0 0 1px ${token.color.line}, ${token.shadow.one}`,
    padding: "24px 24px 18px",
    display: "grid",
    gridRow: "span 14",
    gridTemplateRows: "subgrid",
    rowGap: 0,
    "@media": { [stacked]: { display: "block", gridRow: "auto" }, [phone]: { padding: "20px 16px 16px" } },
  },
  variants: {
    popular: {
      true: {
        boxShadow: `0 0 0 2px ${token.color.brand}, ${token.shadow.two}`,
        "@media": { [stacked]: { order: -1 } },
      },
    },
  },
})
export const head = style({ display: "flex", alignItems: "center", gap: 8, minHeight: 26 })
export const name = style({ fontSize: 20, letterSpacing: "-.022em", lineHeight: 1.2, marginRight: "auto" })
export const popularBadge = style({
  display: "inline-flex",
  alignItems: "center",
  height: 24,
  padding: "0 9px",
  borderRadius: token.radius.pill,
  fontSize: 11,
  fontWeight: 650,
  letterSpacing: ".045em",
  background: token.color.brand,
  color: token.color.onBrand,
  whiteSpace: "nowrap",
})
export const description = style({ color: token.color.ink2, fontSize: 14, marginTop: 6, textWrap: "pretty" })
export const price = style({ marginTop: 20, position: "relative" })
export const amount = style({
  display: "flex",
  alignItems: "baseline",
  gap: 6,
  fontSize: 15,
  color: token.color.ink2,
})
export const figure = style({
  fontSize: 40,
  lineHeight: 1,
  fontWeight: 600,
  letterSpacing: "-.035em",
  color: token.color.ink,
  fontVariantNumeric: "tabular-nums",
})
export const billed = style({
  fontSize: 13,
  color: token.color.ink3,
  marginTop: 7,
  minHeight: 19,
  fontVariantNumeric: "tabular-nums",
})
export const current = style({
  position: "absolute",
  right: 0,
  top: 10,
  display: "inline-flex",
  alignItems: "center",
  gap: 5,
  height: 26,
  padding: "0 10px 0 8px",
  borderRadius: token.radius.pill,
  background: token.color.brandSoft,
  color: token.color.brandInk,
  fontSize: 11.5,
  fontWeight: 650,
  letterSpacing: ".03em",
  whiteSpace: "nowrap",
  "@media": { [narrow]: { position: "static", marginTop: 10 } },
})
export const action = style({ marginTop: 18 })
export const caption = style({
  fontSize: 13,
  lineHeight: 1.45,
  color: token.color.ink3,
  marginTop: 10,
  textWrap: "pretty",
})
export const soon = style({
  display: "flex",
  alignItems: "center",
  justifyContent: "space-between",
  gap: 10,
  borderRadius: token.radius.button,
  background: token.color.sunken,
  padding: "0 4px 0 14px",
  minHeight: 46,
  "@media": {
    [phone]: { minHeight: 52 },
    [narrow]: { flexDirection: "column", alignItems: "stretch", padding: "12px 8px 8px" },
  },
})
export const soonWords = style({
  display: "inline-flex",
  alignItems: "center",
  gap: 8,
  fontSize: 13.5,
  color: token.color.ink2,
  fontWeight: 550,
})
export const state = style({
  display: "flex",
  alignItems: "center",
  justifyContent: "center",
  minHeight: 46,
  fontWeight: 600,
  fontSize: 14,
  color: token.color.ink2,
  borderRadius: token.radius.button,
  background: token.color.sunken,
})
export const features = style({
  gridRow: "span 9",
  display: "grid",
  gridTemplateRows: "subgrid",
  marginTop: 20,
  borderTop: line,
  "@media": { [stacked]: { display: "block" } },
  selectors: {
    [`${plan.classNames.base}:not(${plan.classNames.variants.popular.true}) > &`]: {
      "@media": { [stacked]: { display: "none" } },
    },
  },
})
export const feature = style({
  display: "grid",
  gridTemplateColumns: "18px minmax(0, 1fr)",
  gap: 10,
  alignItems: "start",
  padding: "9px 0 8px",
  fontSize: 14,
  lineHeight: 1.4,
  borderBottom: `1px solid color-mix(in oklab, ${token.color.line} 70%, transparent)`,
  ":last-child": { borderBottom: 0 },
})
export const lacking = style({ color: token.color.ink3 })
export const yes = style({ color: token.color.ok, paddingTop: 2 })
export const no = style({ color: token.color.ink3, paddingTop: 2 })
export const more = style({
  fontSize: 14,
  paddingTop: 2,
  minHeight: 34,
  "@media": { [stacked]: { display: "none" } },
})
