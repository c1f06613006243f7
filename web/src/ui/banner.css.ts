import { style } from "@vanilla-extract/css"
import { token } from "#theme/contract.css.ts"
import { part } from "#theme/layers.css.ts"
import { forced, forcedEdge, phone } from "#theme/media.ts"

export const banner = style(
  part({
    display: "flex",
    alignItems: "center",
    gap: `${token.space.s12} ${token.space.s16}`,
    padding: `${token.space.s12} ${token.space.s12} ${token.space.s12} ${token.space.s16}`,
    borderRadius: token.radius.card,
    background: token.color.warnSoft,
    boxShadow: `inset 0 0 0 1px color-mix(in oklab, ${token.color.markLine} 45%, transparent)`,
    marginBottom: token.space.s20,
    fontSize: token.size.t14,
    "@media": {
      [forced]: forcedEdge,
      [phone]: {
        display: "grid",
        gridTemplateColumns: "19px minmax(0, 1fr) 44px",
        alignItems: "start",
        padding: `${token.space.s12} ${token.space.s4} ${token.space.s12} ${token.space.s16}`,
      },
    },
  }),
)
export const mark = style(
  part({ display: "inline-flex", color: token.color.warn, paddingTop: token.space.s2 }),
)
export const words = style(part({ marginRight: "auto", color: token.color.ink2 }))
export const title = style(part({ display: "block", fontWeight: 600, color: token.color.ink }))
export const action = style(part({ flex: "none", "@media": { [phone]: { gridColumn: 2, gridRow: 2 } } }))
export const close = style(
  part({
    flex: "none",
    "@media": { [phone]: { gridArea: "1 / 3", marginTop: `calc(${token.space.s12} * -1)` } },
  }),
)
