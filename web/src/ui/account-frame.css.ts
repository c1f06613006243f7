import { style } from "@vanilla-extract/css"
import { token } from "#theme/contract.css.ts"
import { part } from "#theme/layers.css.ts"
import { forced, forcedChoice, phone, tablet } from "#theme/media.ts"

export const who = style(part({ "@media": { [phone]: { display: "none" } } }))
export const sections = style(
  part({
    position: "sticky",
    top: 84,
    display: "grid",
    gap: token.space.s2,
    fontSize: token.size.t14,
    "@media": { [tablet]: { position: "static", display: "flex", flexWrap: "wrap", gap: token.space.s4 } },
  }),
)
export const entry = style(
  part({
    display: "flex",
    alignItems: "center",
    padding: `0 ${token.space.s12}`,
    minHeight: 36,
    borderRadius: token.radius.control,
    color: token.color.ink2,
    fontWeight: 500,
    ":hover": { color: token.color.ink, background: token.color.hover },
    selectors: { "&[aria-current=page]": { color: token.color.ink, background: token.color.hover } },
    "@media": {
      [tablet]: { minHeight: 44, padding: `0 ${token.space.s8}` },
      [forced]: { selectors: { "&[aria-current=page]": forcedChoice } },
    },
  }),
)
