import { style } from "@vanilla-extract/css"
import { token } from "#theme/contract.css.ts"

export const anchor = style({ scrollMarginTop: 84 })
export const choice = style({ flex: "none", width: 24, height: 24, accentColor: token.color.brand })
