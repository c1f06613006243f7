import { queryOptions } from "@tanstack/react-query"
import { tellServerLost } from "#lib/server-lost.ts"

/** The rules, with all their words: fetched once there is something to read, so that the page itself opens light. */
export const rulesPart = queryOptions({
  queryKey: ["part", "rules"],
  queryFn: async () => {
    try {
      return (await import("./reading.ts")).readingOf
    } catch (cause) {
      tellServerLost()
      throw cause
    }
  },
})
