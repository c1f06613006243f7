import { style } from "@vanilla-extract/css"
import { recipe } from "@vanilla-extract/recipes"
import { token } from "#theme/contract.css.ts"
import { forced, forcedEdge, narrow, phone } from "#theme/media.ts"

/** Below this width the cards stand under each other. */
export const stacked = "(max-width: 1080px)"

const line = `1px solid ${token.color.line}`

/** Head, description, price, action, nine features and the last line: fourteen shared rows. */
export const plan = recipe({
  base: {
    position: "relative",
    background: token.color.surface,
    borderRadius: token.radius.card,
    boxShadow: `0 0 0 1px ${token.color.line}, ${token.shadow.one}`,
    padding: `${token.space.s24} ${token.space.s24} ${token.space.s16}`,
    display: "grid",
    gridRow: "span 14",
    gridTemplateRows: "subgrid",
    rowGap: 0,
    "@media": {
      [stacked]: { display: "block", gridRow: "auto" },
      [phone]: { padding: `${token.space.s20} ${token.space.s16} ${token.space.s16}` },
      [forced]: forcedEdge,
    },
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
export const head = style({ minHeight: 26 })
export const popularBadge = style({
  height: 24,
  borderRadius: token.radius.pill,
  background: token.color.brand,
  color: token.color.onBrand,
})
export const price = style({ marginTop: token.space.s20, position: "relative" })
export const billed = style({ minHeight: 19 })
export const current = style({
  position: "absolute",
  right: 0,
  top: 10,
  display: "inline-flex",
  alignItems: "center",
  gap: token.space.s4,
  height: 26,
  padding: `0 ${token.space.s8} 0 ${token.space.s8}`,
  borderRadius: token.radius.pill,
  background: token.color.brandSoft,
  color: token.color.brandInk,
  fontSize: token.size.t12,
  fontWeight: 650,
  letterSpacing: ".03em",
  whiteSpace: "nowrap",
  "@media": { [narrow]: { position: "static", marginTop: token.space.s12 } },
})
export const action = style({ marginTop: token.space.s20 })
export const soon = style({
  display: "flex",
  alignItems: "center",
  justifyContent: "space-between",
  gap: token.space.s8,
  borderRadius: token.radius.button,
  background: token.color.sunken,
  padding: `0 ${token.space.s4} 0 ${token.space.s16}`,
  minHeight: 46,
  "@media": {
    [phone]: { minHeight: 52 },
    [narrow]: {
      flexDirection: "column",
      alignItems: "stretch",
      padding: `${token.space.s12} ${token.space.s8} ${token.space.s8}`,
    },
  },
})
export const state = style({ minHeight: 46 })
export const features = style({
  gridRow: "span 9",
  display: "grid",
  gridTemplateRows: "subgrid",
  marginTop: token.space.s20,
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
  gap: token.space.s8,
  alignItems: "start",
  padding: `${token.space.s8} 0 ${token.space.s8}`,
  fontSize: token.size.t14,
  lineHeight: 1.4,
  borderBottom: `1px solid color-mix(in oklab, ${token.color.line} 70%, transparent)`,
  ":last-child": { borderBottom: 0 },
})
export const lacking = style({ color: token.color.ink3 })
export const yes = style({ color: token.color.ok, paddingTop: token.space.s2 })
export const no = style({ color: token.color.ink3, paddingTop: token.space.s2 })
export const more = style({ minHeight: 34, "@media": { [stacked]: { display: "none" } } })
