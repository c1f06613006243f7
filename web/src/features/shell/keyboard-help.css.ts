import { style } from "@vanilla-extract/css"
import { token } from "#theme/contract.css.ts"

export const heading = style({ ":first-child": { marginTop: 0 } })
export const keys = style({ display: "flex", flexWrap: "wrap", gap: token.space.s4 })
export const off = style({ minHeight: 44 })
