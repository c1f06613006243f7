import { style } from "@vanilla-extract/css"
import { token } from "#theme/contract.css.ts"
import { part } from "#theme/layers.css.ts"
import { forced, forcedChoice, phone } from "#theme/media.ts"

export const list = style(
  part({
    display: "flex",
    position: "relative",
    gap: token.space.s24,
    borderBottom: `1px solid ${token.color.line}`,
    margin: `${token.space.s20} 0 ${token.space.s20}`,
    overflowX: "auto",
    scrollbarWidth: "none",
    "@media": {
      [phone]: {
        gap: token.space.s20,
        margin: `0 calc(${token.space.s16} * -1) ${token.space.s16}`,
        // What goes on fades out at the edge; the last name, moved in, stands before it.
        padding: `0 ${token.space.s32} 0 ${token.space.s16}`,
        maskImage: `linear-gradient(to left, transparent, black ${token.space.s32})`,
      },
    },
  }),
)
export const tab = style(
  part({
    position: "relative",
    border: 0,
    background: "none",
    padding: `${token.space.s12} 0 ${token.space.s12}`,
    minHeight: 44,
    fontWeight: 550,
    fontSize: token.size.t15,
    color: token.color.ink2,
    whiteSpace: "nowrap",
    outlineOffset: -2,
    ":hover": { color: token.color.ink },
    "@media": { [forced]: { selectors: { "&[data-state=active]::after": forcedChoice } } },
    selectors: {
      "&[data-state=active]": { color: token.color.ink },
      "&[data-state=active]::after": {
        content: '""',
        position: "absolute",
        inset: "auto 0 0",
        height: 2,
        background: token.color.brand,
        borderRadius: `${token.radius.bar} ${token.radius.bar} 0 0`,
      },
    },
  }),
)
export const panel = style(part({ ":focus-visible": { outlineOffset: 6 } }))
