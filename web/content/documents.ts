/** Screens whose heading stands in the document, with what stands above it once they are drawn. */
export const headed = { "/app": "date", "/my-scripts": undefined, "/script-generator": "back" } as const

/** What the documents of the screens say in a language before any script runs. */
export interface Documents {
  readonly noscript: string
  readonly headings: { readonly [Path in keyof typeof headed]: string }
  /** At an address where there is no screen. */
  readonly lost: { readonly title: string; readonly heading: string; readonly text: string }
}
