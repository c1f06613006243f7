/** What a failure is called, without what it says: that may be personal. */
export const faultName = (failure: unknown): string =>
  typeof failure === "object" && failure !== null && "_tag" in failure
    ? String(failure._tag)
    : failure instanceof Error
      ? failure.name
      : "unknown"
