import type { CallName, SuccessOf } from "@rounds/core/contract/contract.ts"
import { QueryClient, queryOptions } from "@tanstack/react-query"
import { call, type Input, partsOf } from "./call.ts"
import { ApiError } from "./problem.ts"

type Read = Extract<CallName, `GET ${string}`>

/** A read as a query: its key is the path's parts, then the query when there is one. */
export const reads = <Name extends Read>(name: Name, input: Input<Name>) =>
  queryOptions({
    queryKey: keyOf(name, input),
    queryFn: ({ signal }): Promise<SuccessOf<Name>> => call(name, input, { signal }),
  })

const keyOf = <Name extends Read>(name: Name, input: Input<Name>): readonly unknown[] => {
  // Every input is an object that may hold a query.
  const { query } = input as { readonly query?: Readonly<Record<string, string | undefined>> }
  const given = Object.entries(query ?? {}).filter(([, value]) => value !== undefined)
  return given.length === 0 ? partsOf(name, input) : [...partsOf(name, input), Object.fromEntries(given)]
}

/** Reads that need no input. */
type Bare = { [Name in Read]: Record<never, never> extends Input<Name> ? Name : never }[Read]

/** Waits for the first answers of a screen, so that nothing on it moves when they come; what fails is said by the screen. */
export const firstAnswers = async (client: QueryClient, ...names: readonly Bare[]) => {
  const user = client.prefetchQuery(userRead)
  await Promise.all([user, ...names.map((name) => client.prefetchQuery(reads<Bare>(name, {})))])
}

/** The signed-in account; `null` for a visitor. */
export const userRead = queryOptions({
  queryKey: ["api", "user"],
  queryFn: ({ signal }): Promise<SuccessOf<"GET /api/user"> | null> =>
    call("GET /api/user", {}, { signal }).catch((error: unknown) => {
      if (error instanceof ApiError && error.status === 401) return null
      throw error
    }),
})

/**
 * No automatic retries, no refetch on focus, data never goes stale by itself. Without a connection a call is made all
 * the same, and fails: one that waits for it would never say so.
 */
export const newQueryClient = () =>
  new QueryClient({
    defaultOptions: {
      queries: { retry: false, refetchOnWindowFocus: false, staleTime: Infinity, networkMode: "always" },
      mutations: { networkMode: "always" },
    },
  })

/** Takes what the server wrote into the page (`#first-load`, keyed by call name) as the first answers. */
export const takeFirstLoad = (client: QueryClient, page: Document) => {
  const text = page.getElementById("first-load")?.textContent
  if (text === undefined || text === null || text === "") return
  const answers: unknown = JSON.parse(text)
  if (typeof answers !== "object" || answers === null) return
  for (const [name, answer] of Object.entries(answers)) {
    if (answer === undefined || (answer === null && name !== "GET /api/user")) continue
    const parts = name.slice(name.indexOf(" ") + 1).split("/")
    client.setQueryData(
      parts.filter((part) => part !== ""),
      answer,
    )
  }
}
