import { style } from "@vanilla-extract/css"
import { token } from "#theme/contract.css.ts"
import { part } from "#theme/layers.css.ts"
import { ease, motion, phone } from "#theme/media.ts"

/** Too low for a line of explanation: a phone on its side. */
export const flat = "(max-height: 480px)"

/** Where the eyes rest, from the top. */
const eyeTop = "33vh"

const { color, space } = token

export const stage = style(
  part({
    position: "fixed",
    inset: 0,
    width: "100%",
    height: "100%",
    maxWidth: "none",
    maxHeight: "none",
    margin: 0,
    padding: 0,
    border: 0,
    overflow: "hidden",
    background: color.canvas,
    color: color.ink,
    selectors: { "&:focus": { outline: "none" } },
  }),
)

export const column = style(
  part({
    position: "absolute",
    inset: 0,
    overflow: "hidden",
    touchAction: "none",
    cursor: "default",
    font: `600 calc(${token.size.stage} * var(--rd-zoom, 1))/1.35 ${token.font.sans}`,
    letterSpacing: "-.02em",
    selectors: { "&[data-mirrored]": { transform: "scaleX(-1)" } },
    "@media": { [phone]: { lineHeight: 1.3 } },
  }),
)
export const text = style(
  part({
    position: "absolute",
    top: eyeTop,
    left: 0,
    right: 0,
    width: "min(1100px, 100% - 220px)",
    margin: "0 auto",
    textWrap: "pretty",
    "@media": { [phone]: { width: "calc(100% - 56px)" } },
  }),
)
export const shut = style({ pointerEvents: "none" })
/** One beat a screen: it stands still, and scrolls by hand where it is longer than the screen. */
export const still = style(
  part({
    position: "absolute",
    inset: "84px 0 200px",
    width: "min(1100px, 100% - 56px)",
    margin: "0 auto",
    overflowY: "auto",
    textWrap: "pretty",
  }),
)
export const beatName = style(
  part({
    display: "flex",
    alignItems: "center",
    gap: space.s12,
    margin: `${space.s16} 0`,
    font: `600 ${token.size.t15}/1 ${token.font.sans}`,
    letterSpacing: 0,
    color: color.ink2,
    selectors: { "&::after": { content: "''", flex: 1, height: 1, background: color.line } },
  }),
)
export const word = style(part({ selectors: { "&[data-said]": { color: color.ink3 } } }))

export const eye = style(
  part({
    position: "absolute",
    top: eyeTop,
    left: space.s24,
    right: space.s24,
    height: `calc(${token.size.stage} * var(--rd-zoom, 1) * 1.35)`,
    display: "flex",
    alignItems: "center",
    justifyContent: "space-between",
    pointerEvents: "none",
    selectors: {
      "&::before, &::after": {
        content: "''",
        width: 26,
        height: 4,
        borderRadius: token.radius.bar,
        background: color.viral,
        forcedColorAdjust: "none",
      },
    },
    "@media": {
      [phone]: {
        left: space.s6,
        right: space.s6,
        height: `calc(${token.size.stage} * var(--rd-zoom, 1) * 1.3)`,
        selectors: { "&::before, &::after": { width: 12 } },
      },
    },
  }),
)

const bar = {
  position: "absolute",
  left: 0,
  right: 0,
  "@media": { [motion]: { transition: `opacity 200ms ${ease}` } },
} as const
/** Out of sight while the text runs; it comes back before anything on it can be used. */
export const away = style({ opacity: 0 })
export const top = style([
  part(bar),
  part({
    top: 0,
    display: "flex",
    alignItems: "center",
    gap: space.s24,
    padding: `${space.s12} max(${space.s24}, env(safe-area-inset-left)) ${space.s24}`,
    background: `linear-gradient(${color.canvas} 78%, transparent)`,
    "@media": { [phone]: { gap: space.s12, padding: `${space.s8} ${space.s16} ${space.s20}` } },
  }),
])
export const left = style(
  part({
    fontSize: token.size.t25,
    fontWeight: 650,
    letterSpacing: "-.02em",
    fontVariantNumeric: "tabular-nums",
  }),
)
export const fact = style(
  part({ minWidth: 0, fontSize: token.size.t13, lineHeight: 1.35, color: color.ink3 }),
)
export const factName = style(
  part({ display: "block", color: color.ink, fontSize: token.size.t14, fontWeight: 600 }),
)
export const wide = style(part({ "@media": { [phone]: { display: "none" } } }))
export const narrowOnly = style(part({ display: "none", "@media": { [phone]: { display: "block" } } }))
export const end = style(part({ marginLeft: "auto", display: "flex", flex: "none", gap: space.s8 }))

export const bottom = style([
  part(bar),
  part({
    bottom: 0,
    padding: `${space.s32} max(${space.s24}, env(safe-area-inset-left)) calc(${space.s20} + env(safe-area-inset-bottom))`,
    background: `linear-gradient(transparent, ${color.canvas} 22%)`,
    "@media": {
      [phone]: { padding: `${space.s32} ${space.s16} calc(${space.s12} + env(safe-area-inset-bottom))` },
      [flat]: { paddingBottom: space.s8 },
    },
  }),
])
