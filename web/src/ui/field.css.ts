import { style } from "@vanilla-extract/css"
import { token } from "#theme/contract.css.ts"
import { part } from "#theme/layers.css.ts"
import { phone } from "#theme/media.ts"

export const field = style(part({ display: "grid", gap: token.space.s6, minWidth: 0, alignContent: "start" }))
export const head = style(
  part({
    display: "flex",
    justifyContent: "space-between",
    alignItems: "center",
    gap: token.space.s8,
    minHeight: 22,
  }),
)
export const label = style(part({ fontSize: token.size.t14, fontWeight: 550, color: token.color.ink2 }))
export const hint = style(part({ fontSize: token.size.t13, color: token.color.ink3, lineHeight: 1.4 }))
export const error = style(
  part({ fontSize: token.size.t13, color: token.color.viral, fontWeight: 550, lineHeight: 1.4 }),
)
const control = part({
  width: "100%",
  minWidth: 0,
  border: `1px solid ${token.color.control}`,
  borderRadius: token.radius.control,
  background: token.color.surface,
  color: token.color.ink,
  fontSize: token.size.t15,
  "::placeholder": { color: token.color.ink3, opacity: 1 },
  ":hover": { borderColor: token.color.ink3 },
  selectors: { "&[aria-invalid=true]": { borderColor: token.color.viral } },
})
export const input = style([
  style(control),
  style(
    part({
      height: 44,
      padding: `0 ${token.space.s12}`,
      "@media": { [phone]: { height: 46, fontSize: token.size.t16 } },
    }),
  ),
])
export const area = style([
  style(control),
  style(
    part({
      padding: `${token.space.s8} ${token.space.s12}`,
      minHeight: 88,
      resize: "vertical",
      display: "block",
      "@media": { [phone]: { fontSize: token.size.t16 } },
    }),
  ),
])
export const reveal = style(part({ position: "relative", display: "block" }))
export const revealInput = style(
  part({ selectors: { "&&": { paddingRight: `calc(${token.space.s56} + ${token.space.s12})` } } }),
)
export const revealButton = style(
  part({
    position: "absolute",
    right: 5,
    top: "50%",
    transform: "translateY(-50%)",
    border: 0,
    background: "none",
    fontSize: token.size.t13,
    fontWeight: 600,
    color: token.color.ink2,
    minHeight: 34,
    minWidth: 44,
    padding: `0 ${token.space.s8}`,
    borderRadius: token.radius.control,
    ":hover": { background: token.color.hover },
    "@media": { [phone]: { minHeight: 44 } },
  }),
)
