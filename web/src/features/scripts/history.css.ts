import { style } from "@vanilla-extract/css"
import { token } from "#theme/contract.css.ts"
import { narrow, phone, tablet } from "#theme/media.ts"

export const head = style({
  padding: `${token.space.s44} 0 ${token.space.s24}`,
  "@media": { [phone]: { padding: `${token.space.s24} 0 ${token.space.s16}` } },
})
export const title = style({
  fontSize: token.size.t40,
  lineHeight: 1.08,
  letterSpacing: "-.032em",
  "@media": { [phone]: { fontSize: token.size.t32 }, [narrow]: { fontSize: token.size.t28 } },
})
export const lead = style({ color: token.color.ink2, marginTop: token.space.s12 })
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
  color: token.color.ink3,
  fontSize: token.size.t14,
  marginRight: "auto",
  "@media": { [tablet]: { flexBasis: "100%" }, [phone]: { gridColumn: "1 / -1" } },
})
export const find = style({
  position: "relative",
  display: "flex",
  alignItems: "center",
  "@media": { [tablet]: { flex: 1 }, [phone]: { gridColumn: "1 / -1", order: 3 } },
})
export const findMark = style({
  position: "absolute",
  left: 13,
  color: token.color.ink3,
  pointerEvents: "none",
  display: "inline-flex",
})
export const findInput = style({
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
export const grid = style({
  display: "grid",
  gridTemplateColumns: "repeat(3, minmax(0, 1fr))",
  gap: token.space.s20,
  "@media": {
    [tablet]: { gridTemplateColumns: "repeat(2, minmax(0, 1fr))" },
    [phone]: { gridTemplateColumns: "minmax(0, 1fr)", gap: token.space.s16 },
  },
})
export const cell = style({ display: "grid" })
export const frame = style({ display: "flex", flexDirection: "column" })
export const top = style({
  padding: `${token.space.s16} ${token.space.s16} ${token.space.s12}`,
  display: "flex",
  flexDirection: "column",
  gap: token.space.s8,
  borderBottom: `1px solid ${token.color.line}`,
})
export const badges = style({ display: "flex", flexWrap: "wrap", gap: token.space.s6 })
export const language = style({ marginLeft: "auto" })
export const topic = style({
  fontSize: token.size.t15,
  lineHeight: 1.35,
  letterSpacing: "-.01em",
  minHeight: "2.7em",
  "@media": { [phone]: { fontSize: token.size.t16, minHeight: 0 } },
})
export const preview = style({
  padding: `${token.space.s16} ${token.space.s16} ${token.space.s16}`,
  font: `400 ${token.size.t18}/1.5 ${token.font.serif}`,
  letterSpacing: "-.003em",
  flex: 1,
  overflowWrap: "anywhere",
})
export const foot = style({ padding: `0 ${token.space.s16} ${token.space.s16}` })
export const footLine = style({
  display: "flex",
  justifyContent: "space-between",
  gap: token.space.s8,
  fontSize: token.size.t13,
  color: token.color.ink3,
  marginTop: token.space.s8,
  fontVariantNumeric: "tabular-nums",
})
export const more = style({
  display: "grid",
  justifyItems: "center",
  gap: token.space.s12,
  color: token.color.ink3,
  fontSize: token.size.t14,
  marginTop: token.space.s32,
})
export const empty = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr) minmax(0, 1.15fr)",
  gap: token.space.s56,
  alignItems: "center",
  borderTop: `1px solid ${token.color.line}`,
  padding: `${token.space.s44} 0 ${token.space.s12}`,
  "@media": {
    [tablet]: { gap: token.space.s32 },
    [phone]: { gridTemplateColumns: "minmax(0, 1fr)", gap: token.space.s32, paddingTop: token.space.s24 },
  },
})
export const emptyTitle = style({ fontSize: token.size.t28, letterSpacing: "-.026em", lineHeight: 1.16 })
export const emptyText = style({
  color: token.color.ink2,
  margin: `${token.space.s12} 0 ${token.space.s24}`,
  maxWidth: "44ch",
  textWrap: "pretty",
})
export const emptyFine = style({
  fontSize: token.size.t13,
  color: token.color.ink3,
  marginTop: token.space.s16,
})
export const overlayTools = style({
  display: "flex",
  gap: token.space.s8,
  flex: "none",
  justifyContent: "flex-end",
  "@media": { [phone]: { flex: "1 1 100%", flexWrap: "wrap" } },
})
export const overlayNote = style({
  fontSize: token.size.t13,
  color: token.color.ink3,
  flex: "1 1 160px",
  "@media": { [phone]: { flexBasis: "100%" } },
})
export const overlayHead = style({
  padding: `${token.space.s20} ${token.space.s32} ${token.space.s16}`,
  borderBottom: `1px solid ${token.color.line}`,
  "@media": { [phone]: { padding: token.space.s16 } },
})
export const overlayTitle = style({
  fontSize: token.size.t20,
  lineHeight: 1.25,
  letterSpacing: "-.02em",
  margin: `${token.space.s12} 0 ${token.space.s16}`,
})
export const overlayPage = style({ background: token.color.paper })
