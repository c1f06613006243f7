import { style } from "@vanilla-extract/css"
import { token } from "#theme/contract.css.ts"
import { forced, forcedChoice, phone } from "#theme/media.ts"

/** Before the avatar; on a phone before the menu. */
export const bell = style({ "@media": { [phone]: { order: -1 } } })
export const count = style({
  position: "absolute",
  top: 1,
  right: 0,
  minWidth: 18,
  padding: `0 ${token.space.s4}`,
  borderRadius: token.radius.pill,
  background: token.color.viral,
  color: token.color.surface,
  fontSize: token.size.t12,
  fontWeight: 650,
  lineHeight: 1.5,
  "@media": { [forced]: forcedChoice },
})
