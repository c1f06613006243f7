import { createRuntimeFn as library } from "@vanilla-extract/recipes/createRuntimeFn"
import { expect, test } from "vitest"
import { createRuntimeFn } from "./recipe.ts"

const button = {
  defaultClassName: "button",
  variantClassNames: {
    tone: { primary: "primary", soft: "soft" },
    size: { small: "small", medium: "medium" },
    wide: { true: "wide" },
  },
  defaultVariants: { tone: "soft", size: "medium" },
  compoundVariants: [],
}

test.each([
  undefined,
  {},
  { tone: "primary" },
  { tone: "primary", size: "small", wide: true },
  { wide: false },
  { wide: undefined, size: undefined },
] as const)("%o gives the classes that the recipe library gives", (chosen) => {
  expect(createRuntimeFn(button)(chosen)).toBe(
    library(button as Parameters<typeof library<typeof button.variantClassNames>>[0])(chosen),
  )
})
