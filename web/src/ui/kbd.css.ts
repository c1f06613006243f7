import { style } from "@vanilla-extract/css"
import { token } from "#theme/contract.css.ts"
import { part } from "#theme/layers.css.ts"
import { forced, forcedEdge } from "#theme/media.ts"

export const kbd = style(
  part({
    display: "inline-grid",
    placeItems: "center",
    minWidth: 24,
    minHeight: 24,
    padding: `0 ${token.space.s6}`,
    borderRadius: token.radius.control,
    background: token.color.sunken,
    boxShadow: `inset 0 0 0 1px ${token.color.line}, inset 0 -1px 0 ${token.color.line}`,
    font: `600 ${token.size.t12}/1 ${token.font.sans}`,
    color: token.color.ink2,
    "@media": { [forced]: forcedEdge },
  }),
)
