import { globalLayer, type StyleRule } from "@vanilla-extract/css"

/** Order of the cascade: what a page says about itself (outside any layer) wins over a part, a part over a box, a box over the reset. */
export const reset = globalLayer("reset")
const boxes = globalLayer("boxes")
const parts = globalLayer("parts")

/** Puts a part's rule below the pages' rules, whatever order the files load in. */
export const part = (rule: StyleRule): StyleRule => ({ "@layer": { [parts]: rule } })

/** Puts a layout primitive's rule below the parts: whoever stands in a box may say more of itself. */
export const box = (rule: StyleRule): StyleRule => ({ "@layer": { [boxes]: rule } })
