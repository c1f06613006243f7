interface Recipe {
  readonly defaultClassName: string
  readonly variantClassNames: Readonly<Record<string, Readonly<Record<string, string>>>>
  readonly defaultVariants: Readonly<Record<string, string | undefined>>
}

/**
 * The classes of a recipe for what was chosen, in place of the recipe library's own function in what is built (see
 * `vite.config.ts`): no recipe of ours joins variants with each other, and every page loads this.
 */
export const createRuntimeFn =
  ({ defaultClassName, variantClassNames, defaultVariants }: Recipe) =>
  (chosen: Readonly<Record<string, string | boolean | undefined>> = {}): string =>
    Object.entries(variantClassNames)
      .map(([name, classes]) => classes[`${chosen[name] ?? defaultVariants[name] ?? ""}`] ?? "")
      .filter((each) => each !== "")
      .reduce((all, each) => `${all} ${each}`, defaultClassName)
