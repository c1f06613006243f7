import { recipe } from "@vanilla-extract/recipes"
import { token } from "#theme/contract.css.ts"
import { part } from "#theme/layers.css.ts"
import { motion, narrow, phone } from "#theme/media.ts"

const edge = `color-mix(in oklab, ${token.color.control} 55%, ${token.color.line})`

export const button = recipe({
  base: part({
    display: "inline-flex",
    alignItems: "center",
    justifyContent: "center",
    gap: token.space.s8,
    border: "1px solid transparent",
    borderRadius: token.radius.button,
    background: "transparent",
    fontWeight: 600,
    letterSpacing: "-.003em",
    whiteSpace: "nowrap",
    touchAction: "manipulation",
    cursor: "pointer",
    ":focus-visible": { borderRadius: token.radius.button },
    selectors: {
      "&[aria-disabled=true], &:disabled": { opacity: 0.62, cursor: "default" },
    },
    "@media": {
      [motion]: { transition: "background-color .12s, border-color .12s" },
      // Rather on two lines than out of the page.
      [narrow]: { whiteSpace: "normal" },
    },
  }),
  variants: {
    tone: {
      primary: part({
        background: token.color.brand,
        color: token.color.onBrand,
        boxShadow: token.shadow.button,
        ":hover": { background: token.color.brandHover },
      }),
      secondary: part({
        background: token.color.surface,
        borderColor: edge,
        color: token.color.ink,
        ":hover": { borderColor: token.color.control },
      }),
      soft: part({
        background: token.color.brandSoft,
        color: token.color.brandInk,
        ":hover": { background: `color-mix(in oklab, ${token.color.brand} 18%, ${token.color.brandSoft})` },
      }),
      ghost: part({
        color: token.color.ink2,
        // Above the size, which stands further down.
        selectors: { "&&": { paddingInline: token.space.s8 } },
        ":hover": { background: token.color.hover, color: token.color.ink },
      }),
      danger: part({
        background: token.color.surface,
        borderColor: `color-mix(in oklab, ${token.color.viral} 55%, ${token.color.line})`,
        color: token.color.viral,
        ":hover": { background: token.color.viralSoft },
      }),
    },
    size: {
      small: part({
        minHeight: 34,
        padding: `0 ${token.space.s12}`,
        fontSize: token.size.t14,
        borderRadius: token.radius.control,
        "@media": { [phone]: { minHeight: 44, padding: `0 ${token.space.s16}` } },
      }),
      medium: part({
        minHeight: 40,
        padding: `0 ${token.space.s16}`,
        fontSize: token.size.t14,
        "@media": { [phone]: { minHeight: 44, fontSize: token.size.t15 } },
      }),
      large: part({ minHeight: 46, padding: `0 ${token.space.s20}`, fontSize: token.size.t15 }),
      hero: part({ minHeight: 50, padding: `0 ${token.space.s20}`, fontSize: token.size.t16 }),
    },
    wide: { true: part({ width: "100%" }) },
  },
  defaultVariants: { tone: "secondary", size: "medium" },
})
