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
    padding: `${token.space.s16} ${token.space.s16} ${token.space.s16}`,
    "@media": { [phone]: { padding: token.space.s16 } },
  }),
)
export const roomy = style(
  part({
    padding: `${token.space.s20} ${token.space.s20} ${token.space.s16}`,
    "@media": { [phone]: { padding: token.space.s16 } },
  }),
)
export const head = style(
  part({
    display: "flex",
    alignItems: "center",
    justifyContent: "space-between",
    gap: token.space.s8,
    color: token.color.ink3,
    fontSize: token.size.t13,
  }),
)
export const title = style(
  part({
    fontSize: token.size.t18,
    lineHeight: 1.3,
    letterSpacing: "-.016em",
    margin: `${token.space.s12} 0 ${token.space.s16}`,
    "@media": { [phone]: { fontSize: token.size.t18 } },
  }),
)
export const roomyTitle = style(
  part({
    fontSize: token.size.t20,
    lineHeight: 1.26,
    letterSpacing: "-.02em",
    margin: `${token.space.s12} 0 ${token.space.s6}`,
    "@media": { [phone]: { fontSize: token.size.t18 } },
  }),
)
export const snippet = style(
  part({
    fontSize: token.size.t15,
    color: token.color.ink2,
    marginBottom: token.space.s16,
    textWrap: "pretty",
  }),
)
export const chart = style(part({ flex: "1 1 66px", minHeight: 66 }))
export const roomyChart = style(part({ flex: "1 1 72px", minHeight: 72 }))
export const figures = style(
  part({
    display: "flex",
    alignItems: "center",
    flexWrap: "wrap",
    gap: `${token.space.s4} ${token.space.s16}`,
    fontSize: token.size.t13,
    color: token.color.ink2,
    margin: `${token.space.s12} 0 ${token.space.s12}`,
    fontVariantNumeric: "tabular-nums",
  }),
)
export const growth = style(part({ display: "inline-flex", alignItems: "center", gap: token.space.s4 }))
export const growthValue = style(part({ fontWeight: 650, color: tone }))
export const growthMark = style(part({ color: tone, display: "inline-flex" }))
export const score = style(part({ marginLeft: "auto" }))
export const foot = style(
  part({
    display: "flex",
    alignItems: "center",
    justifyContent: "space-between",
    gap: token.space.s8,
    borderTop: `1px solid ${token.color.line}`,
    paddingTop: token.space.s12,
    marginTop: "auto",
  }),
)
