interface Issue {
  readonly path: ReadonlyArray<PropertyKey>
  readonly message: string
}

/** "data.attributes.status: Invalid option", at most five of them; never a value, which may be personal. */
export const unknownFields = (issues: ReadonlyArray<Issue>): string =>
  issues
    .slice(0, 5)
    .map(({ path, message }) => `${path.map(String).join(".") || "the whole"}: ${message}`)
    .join("; ")
