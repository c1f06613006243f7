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
    gap: 12,
    minHeight: 32,
    marginBottom: 6,
  }),
)
export const title = style(part({ fontSize: 15, letterSpacing: "-.01em" }))
export const plot = style(
  part({ display: "grid", gridTemplateColumns: "26px minmax(0, 1fr)", gap: "4px 8px" }),
)
export const scale = style(
  part({ position: "relative", fontSize: 11.5, color: token.color.ink3, fontVariantNumeric: "tabular-nums" }),
)
export const tick = style(part({ position: "absolute", right: 0, lineHeight: 1 }))
export const chart = style(
  part({
    height: 196,
    borderRadius: "8px 8px 0 0",
    borderBottom: `2px solid ${tone}`,
    "@media": { [phone]: { height: 168 } },
  }),
)
export const days = style(
  part({
    gridColumn: 2,
    display: "flex",
    justifyContent: "space-between",
    fontSize: 11.5,
    color: token.color.ink3,
    fontVariantNumeric: "tabular-nums",
  }),
)
export const table = style(part({ width: "100%", fontSize: 13.5, fontVariantNumeric: "tabular-nums" }))
export const cell = style(
  part({
    textAlign: "right",
    padding: "5px 0",
    borderTop: `1px solid ${token.color.line}`,
    color: token.color.ink2,
  }),
)
export const rowHead = style([
  cell,
  style(part({ textAlign: "left", fontWeight: 500, color: token.color.ink })),
])
export const columnHead = style(
  part({ textAlign: "right", fontWeight: 400, fontSize: 12.5, color: token.color.ink3, padding: "4px 0" }),
)
