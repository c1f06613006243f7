import { style } from "@vanilla-extract/css"
import { token } from "#theme/contract.css.ts"
import { part } from "#theme/layers.css.ts"
import { phone } from "#theme/media.ts"
import { tone } from "./velocity.css.ts"

export const frame = style(
  part({
    display: "flex",
    flexDirection: "column",
    height: "100%",
    padding: "18px 18px 16px",
    "@media": { [phone]: { padding: 16 } },
  }),
)
export const roomy = style(part({ padding: "20px 20px 16px", "@media": { [phone]: { padding: 16 } } }))
export const head = style(
  part({
    display: "flex",
    alignItems: "center",
    justifyContent: "space-between",
    gap: 10,
    color: token.color.ink3,
    fontSize: 12.5,
  }),
)
export const title = style(
  part({
    fontSize: 17.5,
    lineHeight: 1.3,
    letterSpacing: "-.016em",
    margin: "12px 0 14px",
    display: "-webkit-box",
    WebkitBoxOrient: "vertical",
    WebkitLineClamp: 3,
    overflow: "hidden",
    "@media": { [phone]: { fontSize: 18 } },
  }),
)
export const roomyTitle = style(
  part({
    fontSize: 20,
    lineHeight: 1.26,
    letterSpacing: "-.02em",
    margin: "12px 0 6px",
    "@media": { [phone]: { fontSize: 18.5 } },
  }),
)
export const snippet = style(
  part({ fontSize: 14.5, color: token.color.ink2, marginBottom: 14, textWrap: "pretty" }),
)
export const chart = style(part({ flex: "1 1 66px", minHeight: 66 }))
export const roomyChart = style(part({ flex: "none", height: 72, marginTop: "auto" }))
export const figures = style(
  part({
    display: "flex",
    alignItems: "center",
    flexWrap: "wrap",
    gap: "4px 14px",
    fontSize: 13,
    color: token.color.ink2,
    margin: "11px 0 13px",
    fontVariantNumeric: "tabular-nums",
  }),
)
export const growth = style(part({ display: "inline-flex", alignItems: "center", gap: 5 }))
export const growthValue = style(part({ fontWeight: 650, color: tone }))
export const growthMark = style(part({ color: tone, display: "inline-flex" }))
export const score = style(part({ marginLeft: "auto" }))
export const foot = style(
  part({
    display: "flex",
    alignItems: "center",
    justifyContent: "space-between",
    gap: 10,
    borderTop: `1px solid ${token.color.line}`,
    paddingTop: 13,
    marginTop: "auto",
  }),
)
