/** JSON that `jsonb` takes: U+0000 left out, half surrogate pairs replaced by U+FFFD, in keys and values. */
export const jsonText = (value: unknown): string =>
  JSON.stringify(value).replace(/\\\\|\\u0000|\\ud[89a-f][0-9a-f]{2}/g, (escape) => {
    if (escape === "\\\\") return escape
    return escape === "\\u0000" ? "" : "\uFFFD"
  })
