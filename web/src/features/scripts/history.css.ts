import { style } from "@vanilla-extract/css"
import { token } from "#theme/contract.css.ts"
import { narrow, phone, tablet } from "#theme/media.ts"

export const head = style({ padding: "44px 0 26px", "@media": { [phone]: { padding: "24px 0 18px" } } })
export const title = style({
  fontSize: 40,
  lineHeight: 1.08,
  letterSpacing: "-.032em",
  "@media": { [phone]: { fontSize: 31 }, [narrow]: { fontSize: 28 } },
})
export const lead = style({ color: token.color.ink2, marginTop: 10 })
export const tools = style({
  display: "flex",
  alignItems: "center",
  gap: 10,
  borderTop: `1px solid ${token.color.line}`,
  padding: "14px 0 18px",
  "@media": {
    [tablet]: { flexWrap: "wrap" },
    [phone]: { display: "grid", gridTemplateColumns: "minmax(0, 1fr) auto", gap: 10, padding: "14px 0 16px" },
    [narrow]: { gridTemplateColumns: "minmax(0, 1fr)" },
  },
})
export const summary = style({
  color: token.color.ink3,
  fontSize: 14,
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
  padding: "0 12px 0 37px",
  borderRadius: token.radius.button,
  border: `1px solid ${token.color.control}`,
  background: token.color.surface,
  fontSize: 14,
  "::placeholder": { color: token.color.ink3, opacity: 1 },
  "@media": { [tablet]: { width: "100%" }, [phone]: { height: 46, fontSize: 16 } },
})
export const grid = style({
  display: "grid",
  gridTemplateColumns: "repeat(3, minmax(0, 1fr))",
  gap: 20,
  "@media": {
    [tablet]: { gridTemplateColumns: "repeat(2, minmax(0, 1fr))" },
    [phone]: { gridTemplateColumns: "minmax(0, 1fr)", gap: 14 },
  },
})
export const cell = style({ display: "grid" })
export const frame = style({ display: "flex", flexDirection: "column" })
export const top = style({
  padding: "16px 18px 14px",
  display: "flex",
  flexDirection: "column",
  gap: 10,
  borderBottom: `1px solid ${token.color.line}`,
})
export const badges = style({ display: "flex", flexWrap: "wrap", gap: 6 })
export const language = style({ marginLeft: "auto" })
export const topic = style({
  fontSize: 15,
  lineHeight: 1.35,
  letterSpacing: "-.01em",
  minHeight: "2.7em",
  "@media": { [phone]: { fontSize: 16, minHeight: 0 } },
})
export const preview = style({
  padding: "15px 18px 16px",
  font: `400 17px/1.5 ${token.font.serif}`,
  letterSpacing: "-.003em",
  flex: 1,
  overflowWrap: "anywhere",
})
export const foot = style({ padding: "0 18px 15px" })
export const footLine = style({
  display: "flex",
  justifyContent: "space-between",
  gap: 10,
  fontSize: 12.5,
  color: token.color.ink3,
  marginTop: 9,
  fontVariantNumeric: "tabular-nums",
})
export const more = style({
  display: "grid",
  justifyItems: "center",
  gap: 12,
  color: token.color.ink3,
  fontSize: 14,
  marginTop: 30,
})
export const empty = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr) minmax(0, 1.15fr)",
  gap: 56,
  alignItems: "center",
  borderTop: `1px solid ${token.color.line}`,
  padding: "44px 0 12px",
  "@media": {
    [tablet]: { gap: 32 },
    [phone]: { gridTemplateColumns: "minmax(0, 1fr)", gap: 28, paddingTop: 26 },
  },
})
export const emptyTitle = style({ fontSize: 27, letterSpacing: "-.026em", lineHeight: 1.16 })
export const emptyText = style({
  color: token.color.ink2,
  margin: "10px 0 22px",
  maxWidth: "44ch",
  textWrap: "pretty",
})
export const emptyFine = style({ fontSize: 13, color: token.color.ink3, marginTop: 14 })
export const overlayTools = style({
  display: "flex",
  gap: 8,
  flex: "none",
  justifyContent: "flex-end",
  "@media": { [phone]: { flex: "1 1 100%", flexWrap: "wrap" } },
})
export const overlayNote = style({
  fontSize: 13,
  color: token.color.ink3,
  flex: "1 1 160px",
  "@media": { [phone]: { flexBasis: "100%" } },
})
export const overlayHead = style({
  padding: "22px 32px 18px",
  borderBottom: `1px solid ${token.color.line}`,
  "@media": { [phone]: { padding: 16 } },
})
export const overlayTitle = style({
  fontSize: 21,
  lineHeight: 1.25,
  letterSpacing: "-.02em",
  margin: "10px 0 14px",
})
export const overlayPage = style({ background: token.color.paper })
