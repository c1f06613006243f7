import { style, styleVariants } from "@vanilla-extract/css"
import { token } from "#theme/contract.css.ts"
import { part } from "#theme/layers.css.ts"
import { forced, forcedEdge, narrow, phone, tablet } from "#theme/media.ts"

/** A text with marks in it, in the letters of a script. */
export const text = style(
  part({
    font: `400 ${token.size.t20}/1.62 ${token.font.serif}`,
    textWrap: "pretty",
    overflowWrap: "anywhere",
    whiteSpace: "pre-line",
  }),
)
const marked = { background: "none", color: "inherit", textUnderlineOffset: 5 }
/** Never colour alone: each severity has a line of its own. */
export const mark = styleVariants(
  {
    block: { textDecoration: `underline wavy ${token.color.viral} 1px`, background: token.color.viralSoft },
    warn: { textDecoration: `underline dashed ${token.color.markLine} 2px` },
    info: { textDecoration: `underline dotted ${token.color.ink3} 2px` },
  },
  (line) => part({ ...marked, ...line }),
)
const numbered = {
  display: "inline-grid",
  placeItems: "center",
  minWidth: 24,
  height: 24,
  margin: `0 ${token.space.s4}`,
  borderRadius: token.radius.control,
  font: `600 ${token.size.t12}/1 ${token.font.sans}`,
  textDecoration: "none",
  "@media": { [forced]: forcedEdge },
}
export const number = styleVariants(
  {
    block: { background: token.color.viralSoft, color: token.color.viral },
    warn: { background: token.color.warnSoft, color: token.color.warn },
    info: { background: token.color.sunken, color: token.color.ink2 },
  },
  (colours) => part({ ...numbered, ...colours }),
)
export const finding = style(
  part({
    ":focus": { outline: "none" },
    ":focus-visible": { outline: `2px solid ${token.color.focus}`, outlineOffset: 4 },
  }),
)
export const atEnd = style(part({ marginLeft: "auto" }))
export const quote = style(
  part({ font: `400 ${token.size.t18}/1.45 ${token.font.serif}`, overflowWrap: "anywhere" }),
)
export const safer = style(
  part({
    display: "grid",
    gap: token.space.s4,
    padding: `${token.space.s8} ${token.space.s12}`,
    borderRadius: token.radius.button,
    background: token.color.emergingSoft,
    color: token.color.emerging,
  }),
)
export const screenOnly = style(part({ "@media": { print: { display: "none" } } }))
export const count = style(
  part({ fontSize: token.size.t25, fontWeight: 600, letterSpacing: "-.025em", lineHeight: 1.2 }),
)
/** Of one height, with buttons or without. */
export const bar = style(part({ minHeight: 52 }))
/** Numbers of one row stand beside each other, however long the words above them. */
export const counted = style(part({ justifyContent: "space-between" }))
/** Each as wide as the room, where that is little. */
export const choices = style(
  part({
    display: "flex",
    flexWrap: "wrap",
    alignItems: "end",
    "@media": {
      [phone]: { display: "grid", gridTemplateColumns: "repeat(2, minmax(0, 1fr))" },
      [narrow]: { gridTemplateColumns: "minmax(0, 1fr)" },
    },
  }),
)
export const allAcross = style(part({ gridColumn: "1 / -1" }))
export const room = style(part({ minHeight: 180, "@media": { [phone]: { minHeight: 140 } } }))
/** Where there is one column, what stands beside the findings is ordered with them: the text first, the rest last. */
export const column = style(part({ "@media": { [tablet]: { display: "contents" } } }))
export const last = style(part({ "@media": { [tablet]: { order: 1 } } }))
