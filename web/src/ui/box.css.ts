import { createVar, style, styleVariants } from "@vanilla-extract/css"
import { token } from "#theme/contract.css.ts"
import { box } from "#theme/layers.css.ts"
import { forced, forcedEdge, phone, tablet } from "#theme/media.ts"

/** Not handed on to the boxes inside. */
const own = () => createVar({ syntax: "*", inherits: false })

const three = () => ({ wide: own(), tablet: own(), phone: own() })

/** What a box is told by its properties, at each width; a width that says nothing takes the wider one's. */
export const told = { gap: three(), padding: three(), margin: three(), columns: three() }

const at = (width: "wide" | "tablet" | "phone", name: keyof typeof told): string => {
  const { wide, tablet: middle, phone: small } = told[name]
  if (width === "wide") return `var(${bare(wide)})`
  if (width === "tablet") return `var(${bare(middle)}, var(${bare(wide)}))`
  return `var(${bare(small)}, var(${bare(middle)}, var(${bare(wide)})))`
}
const bare = (reference: string) => reference.slice("var(".length, -1)

const spaced = (width: "wide" | "tablet" | "phone") => ({
  gap: at(width, "gap"),
  padding: at(width, "padding"),
  margin: at(width, "margin"),
})

export const base = style(
  box({
    ...spaced("wide"),
    minWidth: 0,
    "@media": { [tablet]: spaced("tablet"), [phone]: spaced("phone") },
  }),
)
export const stack = style(box({ display: "flex", flexDirection: "column" }))
export const inline = style(box({ display: "flex", flexWrap: "wrap", alignItems: "center" }))
/** A span stays within its line. */
export const inLine = style(box({ display: "inline-flex" }))
export const oneLine = style(box({ flexWrap: "nowrap" }))
/** Stands as a column from this width down. */
export const stackBelow = styleVariants({ tablet, phone }, (width) =>
  box({ "@media": { [width]: { flexDirection: "column", alignItems: "stretch", flexWrap: "nowrap" } } }),
)
export const columns = style(
  box({
    display: "grid",
    gridTemplateColumns: at("wide", "columns"),
    "@media": {
      [tablet]: { gridTemplateColumns: at("tablet", "columns") },
      [phone]: { gridTemplateColumns: at("phone", "columns") },
    },
  }),
)
/** As wide as what it stands in. */
export const allAcross = style(box({ width: "100%" }))

const sides = {
  start: "flex-start",
  center: "center",
  end: "flex-end",
  baseline: "baseline",
  stretch: "stretch",
}
export const align = styleVariants(sides, (alignItems) => box({ alignItems }))
export const justify = styleVariants(
  { start: "flex-start", center: "center", end: "flex-end", between: "space-between" },
  (justifyContent) => box({ justifyContent }),
)

/** What a box is made of; without it, of nothing. */
export const surface = styleVariants({
  card: box({
    background: token.color.surface,
    borderRadius: token.radius.card,
    boxShadow: `0 0 0 1px ${token.color.line}, ${token.shadow.one}`,
    "@media": { [forced]: forcedEdge },
  }),
  /** Inside a card: facts, a result, a warning's background. */
  inset: box({
    background: token.color.canvas,
    borderRadius: token.radius.button,
    boxShadow: `inset 0 0 0 1px ${token.color.line}`,
    "@media": { [forced]: forcedEdge },
  }),
  /** What was refused, and why. */
  refused: box({
    background: token.color.viralSoft,
    borderRadius: token.radius.button,
    color: token.color.viral,
    "@media": { [forced]: forcedEdge },
  }),
  well: box({ background: token.color.sunken, borderRadius: token.radius.button }),
})
/** A hairline on one side, or between neighbours. */
export const rule = styleVariants({
  top: box({ borderTop: `1px solid ${token.color.line}` }),
  bottom: box({ borderBottom: `1px solid ${token.color.line}` }),
  /** Between it and one of its kind above. */
  between: box({ selectors: { "& + &": { borderTop: `1px solid ${token.color.line}` } } }),
  /** Between it and one of its kind before; on a phone they stand below each other. */
  beside: box({
    selectors: { "& + &": { borderLeft: `1px solid ${token.color.line}` } },
    "@media": {
      [phone]: { selectors: { "& + &": { borderLeft: 0, borderTop: `1px solid ${token.color.line}` } } },
    },
  }),
})
