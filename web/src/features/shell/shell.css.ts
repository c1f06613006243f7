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
  padding: `${token.space.s8} ${token.space.s16}`,
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
})
export const bar = style([
  wrap,
  {
    display: "flex",
    alignItems: "center",
    gap: token.space.s32,
    height: 60,
    "@media": { [phone]: { height: 56, gap: token.space.s8 } },
  },
])
export const nav = style({ display: "flex", gap: token.space.s4, "@media": { [phone]: { display: "none" } } })
export const navLink = style({
  display: "inline-flex",
  alignItems: "center",
  minHeight: 36,
  padding: `0 ${token.space.s12}`,
  borderRadius: token.radius.control,
  color: token.color.ink2,
  fontWeight: 500,
  fontSize: token.size.t14,
  whiteSpace: "nowrap",
  ":hover": { color: token.color.ink },
  selectors: { "&[aria-current=page]": { color: token.color.ink, background: token.color.hover } },
  "@media": { [forced]: { selectors: { "&[aria-current=page]": forcedChoice } } },
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
  fontSize: token.size.t13,
  fontWeight: 650,
  // After the bell.
  order: 1,
  ":focus-visible": { borderRadius: token.radius.pill },
})
export const footer = style({
  width: "100%",
  selectors: {
    "html:has([data-page-waiting]) &": { display: "none" },
  },
})
export const footBar = style([wrap, { display: "flex", gap: token.space.s20, flexWrap: "wrap" }])
export const footGroups = style({ "@media": { [phone]: { flexBasis: "100%" } } })
/** The language in use. */
export const language = style({
  selectors: { "&[aria-current]": { color: token.color.ink, fontWeight: 600 } },
})
export const footEnd = style({ flexBasis: "100%" })
export const footNote = style({ flex: "1 1 420px", "@media": { [phone]: { flexBasis: "100%" } } })
export const sheetItem = style({
  display: "flex",
  alignItems: "center",
  gap: token.space.s12,
  minHeight: 48,
  padding: `0 ${token.space.s12}`,
  border: 0,
  background: "none",
  textAlign: "left",
  borderRadius: token.radius.button,
  fontSize: token.size.t16,
  fontWeight: 550,
  width: "100%",
  selectors: { "&[aria-current=page]": { background: token.color.hover } },
  "@media": { [forced]: { selectors: { "&[aria-current=page]": forcedChoice } } },
})
