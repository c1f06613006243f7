import { style, styleVariants } from "@vanilla-extract/css"
import { token } from "#theme/contract.css.ts"
import { forced, forcedEdge } from "#theme/media.ts"

export const panel = style({
  zIndex: 20,
  width: "min(388px, 100vw - 24px)",
  background: token.color.raised,
  borderRadius: token.radius.card,
  boxShadow: `0 0 0 1px ${token.color.line}, ${token.shadow.three}`,
  overflow: "hidden",
  "@media": { [forced]: forcedEdge },
})
export const list = style({
  maxHeight: "min(24rem, 100vh - 200px)",
  overflowY: "auto",
  borderBlock: `1px solid ${token.color.line}`,
})
export const unread = style({ background: token.color.sunken })
const sign = style({
  display: "grid",
  placeItems: "center",
  width: 32,
  height: 32,
  borderRadius: token.radius.button,
})
export const signs = styleVariants({
  success: [sign, { background: token.color.emergingSoft, color: token.color.emerging }],
  warning: [sign, { background: token.color.warnSoft, color: token.color.warn }],
  error: [sign, { background: token.color.viralSoft, color: token.color.viral }],
  info: [sign, { background: token.color.risingSoft, color: token.color.rising }],
})
export const time = style({ whiteSpace: "nowrap" })
