import { globalStyle, style } from "@vanilla-extract/css"
import { token } from "#theme/contract.css.ts"
import { part } from "#theme/layers.css.ts"
import { phone } from "#theme/media.ts"
import { tone } from "./velocity.css.ts"

const { color, font, radius, size, space } = token

export const frame = style(
  part({
    display: "flex",
    flexDirection: "column",
    height: "100%",
    padding: `${space.s12} ${space.s20} ${space.s16}`,
    "@media": { [phone]: { padding: `${space.s12} ${space.s16} ${space.s16}` } },
  }),
)
export const head = style(
  part({
    display: "flex",
    alignItems: "center",
    flexWrap: "wrap",
    gap: `${space.s4} ${space.s8}`,
    minHeight: 34,
    color: color.ink3,
    fontSize: size.t13,
  }),
)
export const found = style(part({ marginLeft: "auto" }))
export const below = style(part({ color: color.ink3, fontSize: size.t13 }))
export const tools = style(
  part({ position: "absolute", zIndex: 1, top: space.s12, right: space.s12, display: "inline-flex" }),
)
export const title = style(
  part({
    fontSize: size.t18,
    lineHeight: 1.28,
    letterSpacing: "-.018em",
    marginTop: space.s6,
    textWrap: "pretty",
  }),
)
/** The question in the letters of what is spoken. */
export const ask = style(
  part({
    margin: `${space.s8} 0 ${space.s12}`,
    paddingLeft: space.s12,
    borderLeft: `2px solid color-mix(in oklab, ${tone} 45%, transparent)`,
  }),
)
export const asked = style(
  part({
    display: "block",
    fontFamily: font.serif,
    fontSize: size.t18,
    lineHeight: 1.38,
    quotes: "none",
    textWrap: "pretty",
  }),
)
export const askedBy = style(part({ fontSize: size.t13, color: color.ink3, marginTop: space.s2 }))
export const noQuestion = style(
  part({ fontSize: size.t14, color: color.ink2, margin: `${space.s8} 0 ${space.s12}`, textWrap: "pretty" }),
)
/** Posts to read, in plain letters: none of them speaks for the others. */
export const posts = style(
  part({
    display: "grid",
    gap: space.s4,
    margin: `0 0 ${space.s12}`,
    fontSize: size.t14,
    textWrap: "pretty",
  }),
)
globalStyle(`${posts} > li`, { paddingLeft: space.s12, borderLeft: `2px solid ${color.line}` })
globalStyle(`${posts} small`, { fontSize: size.t13, color: color.ink3 })
export const chip = style(
  part({
    display: "inline-flex",
    alignItems: "center",
    alignSelf: "flex-start",
    gap: space.s6,
    fontSize: size.t13,
    lineHeight: 1.35,
    color: color.ink2,
    background: `color-mix(in oklab, ${color.ink} 5%, transparent)`,
    borderRadius: radius.control,
    padding: `${space.s4} ${space.s8}`,
    marginBottom: space.s12,
  }),
)
globalStyle(`${chip} svg`, { color: tone, flex: "none" })
/** A chip may begin with a name, which is no capital in the middle of a sentence. */
globalStyle(`${chip} > span::first-letter`, { textTransform: "uppercase" })
globalStyle(`${chip} b, ${askedBy} b`, { fontWeight: 600, color: color.ink })
/** Of one height on every card: a post is as high on each. */
export const chart = style(part({ flex: "none", height: 74, marginTop: "auto" }))
export const one = style(
  part({
    display: "flex",
    alignItems: "baseline",
    gap: space.s6,
    fontSize: size.t14,
    color: color.ink2,
    margin: `${space.s12} 0`,
    fontVariantNumeric: "tabular-nums",
  }),
)
globalStyle(`${one} b`, { fontSize: size.t22, fontWeight: 650, letterSpacing: "-.02em", color: color.ink })
export const foot = style(
  part({
    display: "flex",
    alignItems: "center",
    justifyContent: "space-between",
    gap: space.s12,
    borderTop: `1px solid ${color.line}`,
    paddingTop: space.s12,
    fontSize: size.t13,
    lineHeight: 1.35,
    color: color.ink2,
  }),
)
export const aside = style(part({ display: "grid", gap: space.s4 }))
