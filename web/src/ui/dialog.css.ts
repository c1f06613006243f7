import { keyframes, style } from "@vanilla-extract/css"
import { recipe } from "@vanilla-extract/recipes"
import { token } from "#theme/contract.css.ts"
import { part } from "#theme/layers.css.ts"
import { ease, forced, forcedEdge, motion, phone } from "#theme/media.ts"

const appear = keyframes({ from: { opacity: 0 } })
const rise = keyframes({ from: { opacity: 0, transform: "translateY(8px)" } })

export const scrim = style(
  part({
    position: "fixed",
    inset: 0,
    zIndex: 30,
    background: token.color.scrim,
    "@media": { [motion]: { animation: `${appear} .2s ${ease}` } },
  }),
)

export const dialog = recipe({
  base: part({
    position: "fixed",
    zIndex: 31,
    inset: "32px 16px",
    margin: "auto",
    height: "fit-content",
    maxHeight: "calc(100dvh - 64px)",
    display: "flex",
    flexDirection: "column",
    background: token.color.surface,
    borderRadius: token.radius.dialog,
    boxShadow: `0 0 0 1px ${token.color.line}, 0 40px 90px -30px rgb(0 0 0 / .55)`,
    overflow: "hidden",
    ":focus": { outline: "none" },
    "@media": {
      [motion]: { animation: `${rise} .2s ${ease}` },
      [forced]: forcedEdge,
      [phone]: {
        inset: "auto 0 0",
        margin: 0,
        width: "100%",
        maxHeight: "92dvh",
        borderRadius: `${token.radius.dialog} ${token.radius.dialog} 0 0`,
      },
    },
  }),
  variants: {
    size: {
      small: part({ width: "min(480px, 100% - 32px)", "@media": { [phone]: { width: "100%" } } }),
      medium: part({
        width: "min(760px, 100% - 32px)",
        "@media": { [phone]: { width: "100%", height: "92dvh" } },
      }),
      large: part({
        width: "min(920px, 100% - 32px)",
        "@media": { [phone]: { width: "100%", height: "92dvh" } },
      }),
      /** Full height from the right edge, for the phone's menu. */
      sheet: part({
        inset: "0 0 0 auto",
        width: "min(380px, 100%)",
        height: "100dvh",
        maxHeight: "100dvh",
        borderRadius: 0,
        margin: 0,
        "@media": { [phone]: { inset: 0, maxHeight: "100dvh", borderRadius: 0 } },
      }),
    },
  },
})

export const grab = style(
  part({
    display: "none",
    position: "absolute",
    left: "50%",
    top: 7,
    width: 36,
    height: 4,
    borderRadius: token.radius.button,
    background: `color-mix(in oklab, ${token.color.control} 60%, transparent)`,
    transform: "translateX(-50%)",
    "@media": { [phone]: { display: "block" } },
  }),
)
export const head = style(
  part({
    display: "flex",
    alignItems: "center",
    gap: token.space.s4,
    minHeight: 56,
    padding: `0 ${token.space.s12} 0 ${token.space.s32}`,
    borderBottom: `1px solid ${token.color.line}`,
    flex: "none",
    "@media": {
      [phone]: { minHeight: 60, padding: `${token.space.s8} ${token.space.s6} 0 ${token.space.s16}`, gap: 0 },
    },
  }),
)
export const title = style(
  part({ fontSize: token.size.t15, letterSpacing: "-.01em", marginRight: "auto", fontWeight: 600 }),
)
export const body = style(
  part({
    overflowY: "auto",
    overscrollBehavior: "contain",
    scrollbarWidth: "thin",
    flex: "1 1 auto",
    minHeight: 0,
    ":focus-visible": { outlineOffset: -3 },
  }),
)
export const padded = style(
  part({
    padding: `${token.space.s24} ${token.space.s32} ${token.space.s24}`,
    "@media": { [phone]: { padding: `${token.space.s20} ${token.space.s16} ${token.space.s24}` } },
  }),
)
export const foot = style(
  part({
    display: "flex",
    alignItems: "center",
    gap: token.space.s8,
    padding: `${token.space.s12} ${token.space.s32}`,
    borderTop: `1px solid ${token.color.line}`,
    flex: "none",
    "@media": {
      [phone]: {
        padding: `${token.space.s8} ${token.space.s16} calc(${token.space.s8} + env(safe-area-inset-bottom))`,
        flexWrap: "wrap",
      },
    },
  }),
)
