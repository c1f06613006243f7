import { style } from "@vanilla-extract/css"
import { token } from "#theme/contract.css.ts"
import { narrow, phone } from "#theme/media.ts"
import { tone } from "#ui/velocity.css.ts"

export const frame = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1.02fr) minmax(0, 1fr)",
  height: "100%",
  "@media": { [phone]: { display: "flex", flexDirection: "column", padding: token.space.s16 } },
})
/** On a phone both columns become one: each part has its place by `order`. */
export const column = style({ "@media": { [phone]: { display: "contents" } } })
export const small = style({ "@media": { [phone]: { order: 5 } } })
export const angles = style({ "@media": { [phone]: { order: 6 } } })
export const angle = style({ lineHeight: 1.4 })
export const actions = style({
  display: "flex",
  gap: token.space.s8,
  marginTop: "auto",
  alignItems: "center",
  "@media": {
    [phone]: { order: 7 },
    [narrow]: { flexDirection: "column", alignItems: "stretch" },
  },
})
export const grow = style({ "@media": { [phone]: { flex: 1, minHeight: 46 } } })
export const evidence = style({ "@media": { [phone]: { order: 4 } } })
export const chart = style({
  height: 204,
  borderRadius: token.radius.control,
  "@media": { [phone]: { height: 148 } },
})
export const growthValue = style({ color: tone })
export const ask = style({ borderLeft: `2px solid color-mix(in oklab, ${tone} 45%, transparent)` })
