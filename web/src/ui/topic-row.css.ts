import { style } from "@vanilla-extract/css"

export const row = style({ position: "relative" })
export const words = style({ flex: "1 1 240px" })
