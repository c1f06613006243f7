import { style } from "@vanilla-extract/css"
import { token } from "#theme/contract.css.ts"
import { part } from "#theme/layers.css.ts"
import { forced, forcedChoice, phone } from "#theme/media.ts"

export const list = style(
  part({
    display: "flex",
    gap: 26,
    borderBottom: `1px solid ${token.color.line}`,
    margin: "18px 0 20px",
    overflowX: "auto",
    scrollbarWidth: "none",
    "@media": { [phone]: { gap: 22, margin: "6px -16px 14px", padding: "0 16px" } },
  }),
)
export const tab = style(
  part({
    position: "relative",
    border: 0,
    background: "none",
    padding: "12px 0 13px",
    minHeight: 44,
    fontWeight: 550,
    fontSize: 14.5,
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
        borderRadius: "2px 2px 0 0",
      },
    },
  }),
)
export const panel = style(part({ ":focus-visible": { outlineOffset: 6 } }))
