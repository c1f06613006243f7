import { globalStyle, style } from "@vanilla-extract/css"
import { token } from "#theme/contract.css.ts"
import { part } from "#theme/layers.css.ts"
import { forced, phone } from "#theme/media.ts"

export const dock = style(
  part({
    position: "sticky",
    bottom: 0,
    zIndex: 9,
    display: "flex",
    alignItems: "center",
    justifyContent: "space-between",
    gap: `${token.space.s8} ${token.space.s24}`,
    marginTop: token.space.s32,
    padding: `${token.space.s12} 0 calc(${token.space.s12} + env(safe-area-inset-bottom))`,
    background: token.color.surface,
    // From edge to edge of the window, without making the page wider.
    borderImage: `linear-gradient(${token.color.line} 1px, ${token.color.surface} 1px) fill 0 // 0 100vw`,
    "@media": {
      [phone]: {
        flexDirection: "column",
        alignItems: "stretch",
        marginTop: token.space.s24,
        padding: `${token.space.s8} 0 calc(${token.space.s8} + env(safe-area-inset-bottom))`,
      },
      [forced]: { borderTop: "1px solid CanvasText" },
    },
  }),
)
export const actions = style(
  part({
    display: "flex",
    flex: "none",
    gap: token.space.s8,
    "@media": { [phone]: { flexWrap: "wrap" } },
  }),
)
/** Over the padding of its card, whose edges it shares. */
export const cardFoot = style(
  part({
    position: "sticky",
    bottom: 0,
    zIndex: 1,
    margin: `0 calc(${token.space.s16} * -1) calc(${token.space.s16} * -1)`,
    padding: `${token.space.s12} ${token.space.s16} ${token.space.s16}`,
    borderTop: `1px solid ${token.color.line}`,
    borderRadius: `0 0 ${token.radius.card} ${token.radius.card}`,
    background: token.color.surface,
    "@media": {
      [phone]: {
        marginBottom: `calc(${token.space.s12} * -1)`,
        paddingBottom: `calc(${token.space.s12} + env(safe-area-inset-bottom))`,
      },
    },
  }),
)
/** As wide as their words and all of the room; on the narrowest windows on two lines. */
globalStyle(
  `${actions} > *`,
  part({ "@media": { [phone]: { flex: "1 1 auto", paddingInline: token.space.s8 } } }),
)
