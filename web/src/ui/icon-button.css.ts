import { style } from "@vanilla-extract/css"
import { token } from "#theme/contract.css.ts"
import { part } from "#theme/layers.css.ts"
import { phone } from "#theme/media.ts"

export const iconButton = style(
  part({
    position: "relative",
    width: 40,
    height: 40,
    padding: 0,
    border: 0,
    borderRadius: token.radius.pill,
    background: "transparent",
    display: "grid",
    placeItems: "center",
    color: token.color.ink2,
    cursor: "pointer",
    ":hover": { background: token.color.hover },
    ":focus-visible": { borderRadius: token.radius.pill },
    selectors: {
      "&:disabled, &[aria-disabled=true]": {
        color: token.color.control,
        background: "none",
        cursor: "default",
      },
    },
    "@media": { [phone]: { width: 44, height: 44 } },
  }),
)
