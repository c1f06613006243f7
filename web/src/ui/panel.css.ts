import { style, styleVariants } from "@vanilla-extract/css"
import { token } from "#theme/contract.css.ts"
import { part } from "#theme/layers.css.ts"
import { forced, forcedEdge, phone } from "#theme/media.ts"

export const panel = style(
  part({
    background: token.color.surface,
    borderRadius: token.radius.card,
    boxShadow: `0 0 0 1px ${token.color.line}, ${token.shadow.one}`,
    display: "grid",
    gridTemplateColumns: "minmax(0, 1.1fr) minmax(0, 1fr)",
    overflow: "hidden",
    "@media": { [phone]: { gridTemplateColumns: "minmax(0, 1fr)" }, [forced]: forcedEdge },
  }),
)
export const narrow = style(part({ gridTemplateColumns: "minmax(0, 1fr)" }))
export const words = style(
  part({
    padding: `${token.space.s32} ${token.space.s32} ${token.space.s32}`,
    display: "flex",
    flexDirection: "column",
    alignItems: "flex-start",
    "@media": { [phone]: { padding: `${token.space.s20} ${token.space.s16} ${token.space.s20}` } },
  }),
)
export const aside = style(
  part({
    borderLeft: `1px solid ${token.color.line}`,
    background: token.color.canvas,
    minWidth: 0,
    display: "grid",
    "@media": { [phone]: { borderLeft: 0, borderTop: `1px solid ${token.color.line}` } },
  }),
)
export const title = style(
  part({
    fontSize: token.size.t25,
    lineHeight: 1.18,
    letterSpacing: "-.026em",
    "@media": { [phone]: { fontSize: token.size.t22 } },
  }),
)
export const text = style(
  part({ color: token.color.ink2, marginTop: token.space.s12, maxWidth: "52ch", textWrap: "pretty" }),
)
export const fine = style(
  part({ fontSize: token.size.t13, color: token.color.ink3, marginTop: token.space.s16, textWrap: "pretty" }),
)
export const actions = style(
  part({
    display: "flex",
    gap: token.space.s8,
    flexWrap: "wrap",
    marginTop: token.space.s24,
    "@media": { [phone]: { width: "100%", display: "grid" } },
  }),
)
export const mark = styleVariants(
  {
    brand: [token.color.brandSoft, token.color.brandInk],
    danger: [token.color.viralSoft, token.color.viral],
    warn: [token.color.warnSoft, token.color.warn],
  },
  ([background, color]) =>
    part({
      width: 44,
      height: 44,
      borderRadius: token.radius.button,
      display: "grid",
      placeItems: "center",
      marginBottom: token.space.s16,
      background,
      color,
    }),
)
export const facts = style(
  part({
    display: "grid",
    gridTemplateColumns: "auto minmax(0, 1fr)",
    gap: `${token.space.s8} ${token.space.s16}`,
    fontSize: token.size.t14,
    alignContent: "center",
    padding: `${token.space.s32} ${token.space.s32}`,
    "@media": { [phone]: { padding: `${token.space.s20} ${token.space.s16}` } },
  }),
)
export const factName = style(part({ color: token.color.ink3 }))
export const factValue = style(part({ fontWeight: 500, overflowWrap: "anywhere" }))
