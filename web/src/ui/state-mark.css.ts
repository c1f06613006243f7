import { style, styleVariants } from "@vanilla-extract/css"
import { token } from "#theme/contract.css.ts"
import { part } from "#theme/layers.css.ts"
import { forced } from "#theme/media.ts"

export const mark = style(
  part({ width: 10, height: 10, flex: "none", "@media": { [forced]: { forcedColorAdjust: "none" } } }),
)
export const shape = styleVariants({
  fine: part({ background: token.color.ok, borderRadius: token.radius.pill }),
  slow: part({ background: token.color.warn }),
  broken: part({ background: token.color.viral, transform: "rotate(45deg) scale(.85)" }),
  off: part({ borderRadius: token.radius.pill, boxShadow: `inset 0 0 0 2px ${token.color.ink3}` }),
})
