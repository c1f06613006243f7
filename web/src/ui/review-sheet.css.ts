import { globalStyle, style, styleVariants } from "@vanilla-extract/css"
import { token } from "#theme/contract.css.ts"
import { part } from "#theme/layers.css.ts"
import { forced, phone } from "#theme/media.ts"

/** A line of the sheet: its time, its words, and what can be done with it. */
export const beat = style(
  part({
    display: "grid",
    gridTemplateColumns: "92px minmax(0, 1fr) 44px",
    gap: token.space.s16,
    alignItems: "start",
    scrollMarginBlock: 120,
    "@media": {
      [phone]: { gridTemplateColumns: "minmax(0, 1fr) 44px", gap: `0 ${token.space.s8}` },
    },
  }),
)
export const gutter = style(part({ "@media": { [phone]: { alignSelf: "center" } } }))
export const words = style(part({ "@media": { [phone]: { gridColumn: "1 / -1", gridRow: 2 } } }))

const line = {
  textDecorationThickness: 2,
  textUnderlineOffset: "0.22em",
  background: "none",
  color: "inherit",
}

/** Never by colour alone: what a source carries is underlaid, what none carries dashed, what must change wavy. */
export const mark = styleVariants({
  carried: part({
    background: `linear-gradient(${token.color.mark}, ${token.color.mark}) 0 92% / 100% 38% no-repeat`,
    color: "inherit",
    "@media": { [forced]: { textDecoration: "underline 2px" } },
  }),
  open: part({
    ...line,
    textDecorationLine: "underline",
    textDecorationStyle: "dashed",
    textDecorationColor: token.color.warn,
  }),
  must: part({
    ...line,
    textDecorationLine: "underline",
    textDecorationStyle: "wavy",
    textDecorationThickness: 1,
    textDecorationColor: token.color.viral,
  }),
  cut: part({ ...line, textDecorationLine: "line-through", color: token.color.ink3 }),
})

const noted = (background: string, color: string) =>
  part({
    display: "inline-grid",
    placeItems: "center",
    position: "relative",
    minWidth: 20,
    height: 20,
    padding: `0 ${token.space.s4}`,
    margin: `0 ${token.space.s2} 0 ${token.space.s4}`,
    borderRadius: token.radius.control,
    background,
    color,
    boxShadow: `0 0 0 1px color-mix(in oklab, ${color} 35%, transparent)`,
    font: `650 ${token.size.t12}/1 ${token.font.sans}`,
    letterSpacing: 0,
    textDecoration: "none",
    verticalAlign: 3,
    scrollMarginBlock: 160,
    "::after": { content: '""', position: "absolute", inset: -4 },
    "@media": { [forced]: { border: "1px solid CanvasText" } },
  })

/** Numbers are sources, letters are points. */
export const note = styleVariants({
  source: noted(token.color.brandSoft, token.color.brandInk),
  open: noted(token.color.mark, token.color.warn),
  must: noted(token.color.viralSoft, token.color.viral),
})

/** A beat that is being written. */
export const editing = style(
  part({
    padding: token.space.s16,
    margin: `0 calc(${token.space.s16} * -1)`,
    borderRadius: token.radius.card,
    background: token.color.surface,
    boxShadow: `0 0 0 2px ${token.color.brand}, ${token.shadow.two}`,
    "@media": {
      [phone]: { padding: token.space.s12, margin: `0 calc(${token.space.s8} * -1)` },
      [forced]: { border: "2px solid Highlight" },
    },
  }),
)
/** The two ways out of it: on a phone each takes half of the card. */
export const pair = style(
  part({
    "@media": { [phone]: { display: "grid", gridTemplateColumns: "1fr 1fr", flexBasis: "100%" } },
  }),
)
export const area = style(
  part({
    display: "block",
    width: "100%",
    padding: token.space.s12,
    border: `1px solid ${token.color.control}`,
    borderRadius: token.radius.control,
    background: token.color.paper,
    color: token.color.ink,
    font: `400 ${token.size.t20}/1.5 ${token.font.serif}`,
    fieldSizing: "content",
    minHeight: "4.5lh",
    maxHeight: "16lh",
    resize: "vertical",
  }),
)
export const quote = style(part({ fontFamily: token.font.serif }))
export const safer = style(
  part({
    borderRadius: token.radius.control,
    background: `color-mix(in oklab, ${token.color.ok} 12%, ${token.color.surface})`,
    "@media": { [forced]: { border: "1px solid CanvasText" } },
  }),
)
export const caution = style(
  part({
    borderRadius: token.radius.card,
    background: token.color.warnSoft,
    boxShadow: `inset 0 0 0 1px color-mix(in oklab, ${token.color.markLine} 60%, transparent)`,
    "@media": { [forced]: { border: "1px solid CanvasText" } },
  }),
)
export const row = style(part({ scrollMarginBlock: 120 }))
/** Its arrow stands at the end, and upside down while it is open. */
export const summary = style(
  part({
    display: "flex",
    alignItems: "center",
    gap: token.space.s8,
    minHeight: 44,
    cursor: "pointer",
    color: token.color.ink2,
    fontSize: token.size.t14,
  }),
)
globalStyle(`${summary} > span + svg`, part({ marginLeft: "auto" }))
globalStyle(`[open] > ${summary} > span + svg`, part({ rotate: "180deg" }))
export const choice = style(
  part({
    display: "grid",
    gridTemplateColumns: "20px 76px minmax(0, 1fr) max-content",
    alignItems: "baseline",
    gap: token.space.s12,
    padding: `${token.space.s8} ${token.space.s8}`,
    borderRadius: token.radius.control,
    cursor: "pointer",
    ":hover": { background: token.color.hover },
    selectors: { "&:has(:checked)": { background: token.color.sunken } },
    "@media": { [phone]: { gridTemplateColumns: "20px minmax(0, 1fr) max-content" } },
  }),
)
export const choiceWords = style(
  part({
    fontFamily: token.font.serif,
    "@media": { [phone]: { gridColumn: "2 / -1", gridRow: 2 } },
  }),
)
/** Beside the first line of its words, which are larger where they stand in that line. */
export const radio = style(
  part({
    width: 18,
    height: 18,
    alignSelf: "start",
    marginTop: token.space.s2,
    "@media": { [phone]: { marginTop: 0 } },
  }),
)
export const added = style(
  part({
    background: `color-mix(in oklab, ${token.color.ok} 18%, transparent)`,
    textDecoration: "underline",
  }),
)
export const removed = style(part({ color: token.color.ink3, textDecoration: "line-through" }))
/** Leads to what stands open, from a line that is no higher than its words. */
export const toOpen = style(
  part({
    position: "relative",
    minHeight: 24,
    padding: 0,
    border: 0,
    background: "none",
    color: token.color.ink,
    fontWeight: 600,
    textAlign: "left",
    textDecoration: "underline",
    textUnderlineOffset: 3,
    "@media": {
      [phone]: {
        "::after": { content: '""', position: "absolute", inset: `calc(${token.space.s8} * -1) 0` },
      },
    },
  }),
)
/** Left out where there is little room. */
export const roomy = style(part({ "@media": { [phone]: { display: "none" } } }))
/** Beside the name of its beat: on a phone the line is no higher than its words. */
export const tool = style(part({ "@media": { [phone]: { margin: `calc(${token.space.s12} * -1) 0` } } }))
