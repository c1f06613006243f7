import { style, styleVariants } from "@vanilla-extract/css"
import { token } from "#theme/contract.css.ts"
import { part } from "#theme/layers.css.ts"

export const list = style(
  part({ display: "flex", flexWrap: "wrap", gap: `${token.space.s4} ${token.space.s12}` }),
)
export const item = style(
  part({
    display: "inline-flex",
    alignItems: "center",
    gap: token.space.s6,
    fontSize: token.size.t13,
    color: token.color.ink2,
  }),
)
export const dot = styleVariants(token.platform, (background) =>
  part({ width: 7, height: 7, borderRadius: token.radius.bar, background, flex: "none" }),
)
export const more = style(part({ fontSize: token.size.t13, color: token.color.ink3 }))
