import { createVar, style, styleVariants } from "@vanilla-extract/css"
import { token } from "#theme/contract.css.ts"
import { part } from "#theme/layers.css.ts"

/** The colour of the topic that surrounds: charts, badges and scores below take it. */
export const tone = createVar()
export const toneSoft = createVar()

const { color } = token

export const velocityTone = styleVariants({
  viral: part({ vars: { [tone]: color.viral, [toneSoft]: color.viralSoft } }),
  hot: part({ vars: { [tone]: color.hot, [toneSoft]: color.hotSoft } }),
  emerging: part({ vars: { [tone]: color.emerging, [toneSoft]: color.emergingSoft } }),
  rising: part({ vars: { [tone]: color.rising, [toneSoft]: color.risingSoft } }),
  steady: part({ vars: { [tone]: color.brandInk, [toneSoft]: color.brandSoft } }),
  neutral: part({ vars: { [tone]: color.ink3, [toneSoft]: color.sunken } }),
})

export const badge = style(
  part({
    display: "inline-flex",
    alignItems: "center",
    gap: token.space.s6,
    height: 24,
    padding: `0 ${token.space.s8} 0 ${token.space.s8}`,
    borderRadius: token.radius.pill,
    background: toneSoft,
    color: tone,
    fontSize: token.size.t12,
    fontWeight: 650,
    letterSpacing: ".045em",
    whiteSpace: "nowrap",
  }),
)

export const flames = style(part({ display: "inline-flex" }))
export const score = style(
  part({
    display: "inline-flex",
    alignItems: "center",
    gap: token.space.s4,
    fontWeight: 600,
    color: token.color.ink,
  }),
)
export const said = style(part({ display: "inline-flex", alignItems: "center", gap: token.space.s6 }))
export const mark = style(part({ display: "inline-flex", color: tone }))
