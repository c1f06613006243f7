import { style } from "@vanilla-extract/css"
import { token } from "#theme/contract.css.ts"
import { part } from "#theme/layers.css.ts"
import { narrow, phone } from "#theme/media.ts"

export const box = style(
  part({ position: "relative", display: "inline-flex", alignItems: "center", minWidth: 0 }),
)
export const select = style(
  part({
    appearance: "none",
    width: "100%",
    minWidth: 0,
    height: 40,
    padding: `0 ${token.space.s32} 0 ${token.space.s12}`,
    borderRadius: token.radius.button,
    border: `1px solid ${token.color.control}`,
    background: token.color.surface,
    fontSize: token.size.t14,
    fontWeight: 550,
    textOverflow: "ellipsis",
    cursor: "pointer",
    ":hover": { borderColor: token.color.ink3 },
    "@media": {
      [phone]: { height: 44, fontSize: token.size.t16 },
      // Little room is kept for the words.
      [narrow]: { paddingRight: token.space.s24 },
    },
  }),
)
export const withMark = style(part({ selectors: { "&&": { paddingLeft: token.space.s32 } } }))
export const mark = style(
  part({
    position: "absolute",
    left: 13,
    display: "inline-flex",
    color: token.color.ink3,
    pointerEvents: "none",
  }),
)
export const chevron = style(
  part({
    position: "absolute",
    right: 11,
    display: "inline-flex",
    color: token.color.ink3,
    pointerEvents: "none",
    "@media": { [narrow]: { right: 8 } },
  }),
)
