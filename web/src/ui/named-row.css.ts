import { globalStyle, style } from "@vanilla-extract/css"
import { token } from "#theme/contract.css.ts"
import { part } from "#theme/layers.css.ts"

/** Why now, and what there is to read, one below the other. */
export const told = style(
  part({ display: "grid", justifyItems: "start", gap: token.space.s8, marginTop: token.space.s4 }),
)
globalStyle(`${told} > *`, { margin: 0 })
