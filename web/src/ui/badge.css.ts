import { recipe } from "@vanilla-extract/recipes"
import { token } from "#theme/contract.css.ts"
import { part } from "#theme/layers.css.ts"
import { narrow } from "#theme/media.ts"

export const badge = recipe({
  base: part({
    display: "inline-flex",
    alignItems: "center",
    gap: token.space.s6,
    minHeight: 24,
    padding: `0 ${token.space.s8}`,
    borderRadius: token.radius.pill,
    fontSize: token.size.t12,
    fontWeight: 550,
    lineHeight: 1.3,
    whiteSpace: "nowrap",
    // On the narrowest screens a day in words is longer than a line.
    "@media": { [narrow]: { whiteSpace: "normal" } },
  }),
  variants: {
    tone: {
      neutral: part({ background: token.color.hover, color: token.color.ink2 }),
      brand: part({ background: token.color.brandSoft, color: token.color.brandInk }),
      warn: part({ background: token.color.warnSoft, color: token.color.warn }),
      /** "Estimate", "AI estimate": a guess shown as a guess. */
      estimate: part({
        background: token.color.warnSoft,
        color: token.color.warn,
        minHeight: 20,
        padding: `0 ${token.space.s6}`,
        borderRadius: token.radius.control,
        fontSize: token.size.t12,
        fontWeight: 600,
      }),
      outline: part({
        borderRadius: token.radius.control,
        padding: `0 ${token.space.s8}`,
        fontWeight: 650,
        letterSpacing: ".03em",
        fontSize: token.size.t12,
        color: token.color.ink2,
        boxShadow: `inset 0 0 0 1px color-mix(in oklab, ${token.color.control} 55%, ${token.color.line})`,
      }),
    },
  },
  defaultVariants: { tone: "neutral" },
})
