import { globalStyle, style, styleVariants } from "@vanilla-extract/css"
import { token } from "#theme/contract.css.ts"
import { forced, forcedEdge } from "#theme/media.ts"

const tones = {
  first: { background: token.color.risingSoft, color: token.color.rising },
  again: { background: token.color.emergingSoft, color: token.color.emerging },
}

const edge = style({
  position: "fixed",
  insetInline: 0,
  bottom: 0,
  zIndex: 5,
  borderTop: `1px solid ${token.color.line}`,
  "@media": { [forced]: forcedEdge },
})
/** Stays at the lower edge of the window. */
export const banner = styleVariants(tones, (tone) => [edge, tone])
/** At its end the page is longer by what stands above it: nothing is hidden, and nothing moves. */
globalStyle(`body:has(${edge})`, { paddingBottom: `calc(${token.space.s88} + ${token.space.s44})` })
export const inner = style({ maxWidth: 1232, margin: "0 auto" })
export const foot = style({ flexGrow: 1 })
