import { style } from "@vanilla-extract/css"

export const anchor = style({ scrollMarginTop: 84 })
export const choice = style({ flex: "none", width: 24, height: 24 })
