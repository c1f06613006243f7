import { recipe } from "@vanilla-extract/recipes"
import { token } from "#theme/contract.css.ts"
import { part } from "#theme/layers.css.ts"
import { phone } from "#theme/media.ts"

export const textLink = recipe({
  base: part({
    display: "inline-flex",
    alignItems: "center",
    gap: token.space.s6,
    minHeight: 28,
    padding: 0,
    border: 0,
    background: "none",
    fontWeight: 600,
    fontSize: "inherit",
    cursor: "pointer",
    ":hover": { textDecoration: "underline", textUnderlineOffset: 3 },
    "@media": {
      // A thumb finds short words too: the room around them belongs to them.
      [phone]: {
        position: "relative",
        minHeight: 44,
        "::after": { content: '""', position: "absolute", inset: `0 calc(${token.space.s6} * -1)` },
      },
    },
  }),
  variants: {
    tone: {
      brand: part({ color: token.color.brand }),
      quiet: part({ color: token.color.ink2, fontWeight: 500 }),
      // As the words it stands for: a heading that leads somewhere looks like one that does not.
      title: part({ color: "inherit", fontWeight: "inherit" }),
      inline: part({
        display: "inline",
        minHeight: 0,
        color: "inherit",
        fontWeight: "inherit",
        textDecoration: "underline",
        textUnderlineOffset: 2,
      }),
    },
  },
  defaultVariants: { tone: "brand" },
})
