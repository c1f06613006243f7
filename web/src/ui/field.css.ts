import { style } from "@vanilla-extract/css"
import { token } from "#theme/contract.css.ts"
import { part } from "#theme/layers.css.ts"
import { phone } from "#theme/media.ts"

export const field = style(part({ display: "grid", gap: 6, minWidth: 0, alignContent: "start" }))
export const head = style(
  part({ display: "flex", justifyContent: "space-between", alignItems: "center", gap: 10, minHeight: 22 }),
)
export const label = style(part({ fontSize: 13.5, fontWeight: 550, color: token.color.ink2 }))
export const hint = style(part({ fontSize: 12.5, color: token.color.ink3, lineHeight: 1.4 }))
export const error = style(part({ fontSize: 13, color: token.color.viral, fontWeight: 550, lineHeight: 1.4 }))
const control = part({
  width: "100%",
  minWidth: 0,
  border: `1px solid ${token.color.control}`,
  borderRadius: 8,
  background: token.color.surface,
  color: token.color.ink,
  fontSize: 15,
  "::placeholder": { color: token.color.ink3, opacity: 1 },
  ":hover": { borderColor: token.color.ink3 },
  selectors: { "&[aria-invalid=true]": { borderColor: token.color.viral } },
})
export const input = style([
  style(control),
  style(part({ height: 44, padding: "0 12px", "@media": { [phone]: { height: 46, fontSize: 16 } } })),
])
export const area = style([
  style(control),
  style(
    part({
      padding: "10px 12px",
      minHeight: 88,
      resize: "vertical",
      display: "block",
      "@media": { [phone]: { fontSize: 16 } },
    }),
  ),
])
export const reveal = style(part({ position: "relative", display: "block" }))
export const revealInput = style(part({ selectors: { "&&": { paddingRight: 68 } } }))
export const revealButton = style(
  part({
    position: "absolute",
    right: 5,
    top: "50%",
    transform: "translateY(-50%)",
    border: 0,
    background: "none",
    fontSize: 13,
    fontWeight: 600,
    color: token.color.ink2,
    minHeight: 34,
    minWidth: 44,
    padding: "0 9px",
    borderRadius: token.radius.control,
    ":hover": { background: token.color.hover },
    "@media": { [phone]: { minHeight: 44 } },
  }),
)
