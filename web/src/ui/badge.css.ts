import { recipe } from "@vanilla-extract/recipes"
import { token } from "#theme/contract.css.ts"
import { part } from "#theme/layers.css.ts"

export const badge = recipe({
  base: part({
    display: "inline-flex",
    alignItems: "center",
    gap: 6,
    minHeight: 24,
    padding: "0 9px",
    borderRadius: token.radius.pill,
    fontSize: 12,
    fontWeight: 550,
    lineHeight: 1.3,
    whiteSpace: "nowrap",
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
        padding: "0 6px",
        borderRadius: 5,
        fontSize: 11.5,
        fontWeight: 600,
      }),
      outline: part({
        borderRadius: token.radius.control,
        padding: "0 7px",
        fontWeight: 650,
        letterSpacing: ".03em",
        fontSize: 11.5,
        color: token.color.ink2,
        boxShadow: `inset 0 0 0 1px color-mix(in oklab, ${token.color.control} 55%, ${token.color.line})`,
      }),
    },
  },
  defaultVariants: { tone: "neutral" },
})
