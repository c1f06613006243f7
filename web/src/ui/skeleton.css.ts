import { keyframes, style } from "@vanilla-extract/css"
import { token } from "#theme/contract.css.ts"
import { part } from "#theme/layers.css.ts"
import { forced, motion } from "#theme/media.ts"

const breathe = keyframes({ from: { opacity: 1 }, to: { opacity: 0.55 } })
const late = keyframes({ from: { visibility: "hidden" }, to: { visibility: "visible" } })

export const bone = style(
  part({
    display: "block",
    borderRadius: token.radius.control,
    background: `color-mix(in oklab, ${token.color.ink} 9%, transparent)`,
    "@media": {
      [motion]: { animation: `${breathe} 1.6s ease-in-out infinite alternate` },
      [forced]: { forcedColorAdjust: "none", background: "GrayText" },
    },
  }),
)
/** Nothing for 200 ms: an answer that is already on its way should not flash. */
export const afterAWhile = style(
  part({ "@media": { [motion]: { animation: `${late} 1ms step-end 200ms backwards` } } }),
)
