import { style } from "@vanilla-extract/css"
import { token } from "#theme/contract.css.ts"
import { forced, forcedChoice, phone } from "#theme/media.ts"

export const wrap = style({
  width: "min(1200px, 100% - 64px)",
  marginInline: "auto",
  "@media": { [phone]: { width: "min(1200px, 100% - 32px)" } },
})
export const skip = style({
  position: "absolute",
  left: 16,
  top: -60,
  background: token.color.surface,
  padding: "10px 14px",
  borderRadius: token.radius.control,
  zIndex: 20,
  ":focus": { top: 10 },
})
export const header = style({
  position: "sticky",
  top: 0,
  zIndex: 10,
  background: `color-mix(in oklab, ${token.color.canvas} 88%, transparent)`,
  backdropFilter: "saturate(1.4) blur(10px)",
  borderBottom: `1px solid ${token.color.line}`,
})
export const bar = style([
  wrap,
  {
    display: "flex",
    alignItems: "center",
    gap: 28,
    height: 60,
    "@media": { [phone]: { height: 56, gap: 8 } },
  },
])
export const nav = style({ display: "flex", gap: 4, "@media": { [phone]: { display: "none" } } })
export const navLink = style({
  display: "inline-flex",
  alignItems: "center",
  minHeight: 36,
  padding: "0 12px",
  borderRadius: token.radius.control,
  color: token.color.ink2,
  fontWeight: 500,
  fontSize: 14,
  whiteSpace: "nowrap",
  ":hover": { color: token.color.ink },
  selectors: { "&[aria-current=page]": { color: token.color.ink, background: token.color.hover } },
  "@media": { [forced]: { selectors: { "&[aria-current=page]": forcedChoice } } },
})
export const end = style({
  marginLeft: "auto",
  display: "flex",
  alignItems: "center",
  gap: 10,
  "@media": { [phone]: { gap: 2 } },
})
export const wideOnly = style({ display: "contents", "@media": { [phone]: { display: "none" } } })
export const phoneOnly = style({ display: "none", "@media": { [phone]: { display: "contents" } } })
export const avatar = style({
  width: 36,
  height: 36,
  padding: 0,
  borderRadius: token.radius.pill,
  border: 0,
  background: token.color.brandSoft,
  color: token.color.brandInk,
  fontSize: 12.5,
  fontWeight: 650,
  ":focus-visible": { borderRadius: token.radius.pill },
})
export const footer = style({
  width: "100%",
  borderTop: `1px solid ${token.color.line}`,
  marginTop: 56,
  padding: "22px 0 34px",
  color: token.color.ink3,
  fontSize: 13,
  selectors: { "html:has([data-dock]) &": { "@media": { [phone]: { paddingBottom: 110 } } } },
})
export const footBar = style([
  wrap,
  { display: "flex", alignItems: "center", gap: "12px 22px", flexWrap: "wrap" },
])
export const footNote = style({
  flex: "1 1 420px",
  maxWidth: "64ch",
  "@media": { [phone]: { flexBasis: "100%" } },
})
export const footLinks = style({ display: "flex", flexWrap: "wrap", gap: "4px 22px" })
export const theme = style({ marginLeft: "auto", "@media": { [phone]: { marginLeft: 0 } } })
export const sheet = style({ display: "grid", padding: "8px 8px 24px" })
export const sheetItem = style({
  display: "flex",
  alignItems: "center",
  gap: 12,
  minHeight: 48,
  padding: "0 12px",
  border: 0,
  background: "none",
  textAlign: "left",
  borderRadius: token.radius.button,
  fontSize: 16,
  fontWeight: 550,
  width: "100%",
  selectors: { "&[aria-current=page]": { background: token.color.hover } },
  "@media": { [forced]: { selectors: { "&[aria-current=page]": forcedChoice } } },
})
export const sheetHead = style({ padding: "8px 12px 16px", display: "grid", gap: 6, justifyItems: "start" })
export const sheetName = style({ fontWeight: 600 })
export const sheetMail = style({ color: token.color.ink3, fontSize: 13.5, overflowWrap: "anywhere" })
