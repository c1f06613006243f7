import { style } from "@vanilla-extract/css"
import { token } from "#theme/contract.css.ts"
import { narrow, phone, tablet } from "#theme/media.ts"

export const tools = style({
  display: "flex",
  alignItems: "center",
  gap: token.space.s8,
  borderTop: `1px solid ${token.color.line}`,
  padding: `${token.space.s12} 0 ${token.space.s16}`,
  "@media": {
    [tablet]: { flexWrap: "wrap" },
    [phone]: {
      display: "grid",
      gridTemplateColumns: "minmax(0, 1fr) auto",
      gap: token.space.s8,
      padding: `${token.space.s12} 0 ${token.space.s16}`,
    },
    [narrow]: { gridTemplateColumns: "minmax(0, 1fr)" },
  },
})
export const summary = style({
  "@media": { [tablet]: { flexBasis: "100%" }, [phone]: { gridColumn: "1 / -1" } },
})
export const find = style({
  "@media": { [tablet]: { flex: 1 }, [phone]: { gridColumn: "1 / -1", order: 3 } },
})
export const frame = style({ display: "flex", flexDirection: "column" })
export const topic = style({ minHeight: "2.7em", "@media": { [phone]: { minHeight: 0 } } })
export const preview = style({
  font: `400 ${token.size.t18}/1.5 ${token.font.serif}`,
  letterSpacing: "-.003em",
  flex: 1,
})
export const overlayTools = style({
  flex: "none",
  "@media": { [phone]: { flex: "1 1 100%", flexWrap: "wrap" } },
})
export const overlayNote = style({ flex: "1 1 160px", "@media": { [phone]: { flexBasis: "100%" } } })
export const overlayPage = style({ background: token.color.paper })
