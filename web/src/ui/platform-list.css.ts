import { style, styleVariants } from "@vanilla-extract/css"
import { token } from "#theme/contract.css.ts"
import { part } from "#theme/layers.css.ts"

export const list = style(part({ display: "flex", flexWrap: "wrap", gap: "4px 12px" }))
export const item = style(
  part({ display: "inline-flex", alignItems: "center", gap: 6, fontSize: 12.5, color: token.color.ink2 }),
)
export const dot = styleVariants(token.platform, (background) =>
  part({ width: 7, height: 7, borderRadius: 2.5, background, flex: "none" }),
)
export const more = style(part({ fontSize: 12.5, color: token.color.ink3 }))
