import { style } from "@vanilla-extract/css"
import { part } from "#theme/layers.css.ts"

/** A button whose words are a row of a list: they begin where the row begins, on every line. */
export const rowButton = style(part({ textAlign: "start" }))
