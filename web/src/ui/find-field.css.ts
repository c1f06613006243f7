import { style } from "@vanilla-extract/css"
import { token } from "#theme/contract.css.ts"
import { phone, tablet } from "#theme/media.ts"

export const field = style({ position: "relative" })
export const mark = style({ position: "absolute", left: 13, pointerEvents: "none" })
export const input = style({
  width: 252,
  height: 40,
  padding: `0 ${token.space.s12} 0 ${token.space.s32}`,
  borderRadius: token.radius.button,
  border: `1px solid ${token.color.control}`,
  background: token.color.surface,
  fontSize: token.size.t14,
  "::placeholder": { color: token.color.ink3, opacity: 1 },
  "@media": { [tablet]: { width: "100%" }, [phone]: { height: 46, fontSize: token.size.t16 } },
})
export const wide = style({ width: "100%" })
