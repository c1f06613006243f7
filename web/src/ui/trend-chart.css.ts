import { style } from "@vanilla-extract/css"
import { token } from "#theme/contract.css.ts"
import { part } from "#theme/layers.css.ts"
import { phone } from "#theme/media.ts"
import { tone } from "./velocity.css.ts"

export const head = style(
  part({
    display: "flex",
    alignItems: "center",
    justifyContent: "space-between",
    gap: token.space.s12,
    minHeight: 32,
    marginBottom: token.space.s6,
  }),
)
export const title = style(part({ fontSize: token.size.t15, letterSpacing: "-.01em" }))
export const plot = style(
  part({
    display: "grid",
    gridTemplateColumns: "26px minmax(0, 1fr)",
    gap: `${token.space.s4} ${token.space.s8}`,
  }),
)
export const scale = style(
  part({
    position: "relative",
    fontSize: token.size.t12,
    color: token.color.ink3,
    fontVariantNumeric: "tabular-nums",
  }),
)
export const tick = style(part({ position: "absolute", right: 0, lineHeight: 1 }))
export const chart = style(
  part({
    height: 196,
    borderRadius: `${token.radius.control} ${token.radius.control} 0 0`,
    borderBottom: `2px solid ${tone}`,
    "@media": { [phone]: { height: 168 } },
  }),
)
export const days = style(
  part({
    gridColumn: 2,
    display: "flex",
    justifyContent: "space-between",
    fontSize: token.size.t12,
    color: token.color.ink3,
    fontVariantNumeric: "tabular-nums",
  }),
)
export const table = style(
  part({ width: "100%", fontSize: token.size.t14, fontVariantNumeric: "tabular-nums" }),
)
export const cell = style(
  part({
    textAlign: "right",
    padding: `${token.space.s4} 0`,
    borderTop: `1px solid ${token.color.line}`,
    color: token.color.ink2,
  }),
)
export const rowHead = style([
  cell,
  style(part({ textAlign: "left", fontWeight: 500, color: token.color.ink })),
])
export const columnHead = style(
  part({
    textAlign: "right",
    fontWeight: 400,
    fontSize: token.size.t13,
    color: token.color.ink3,
    padding: `${token.space.s4} 0`,
  }),
)
