import type { QueryOf, SuccessOf } from "@rounds/core/contract/contract.ts"
import { infiniteQueryOptions } from "@tanstack/react-query"
import { send } from "#lib/call.ts"

type Query = QueryOf<"GET /api/user/scripts">
type Scripts = SuccessOf<"GET /api/user/scripts">
type Filter = { readonly [Key in "platform" | "language" | "q"]: Query[Key] | undefined }

const pageSize = "30"

/** The history page by page; the next page is where the `Link` header says. */
export const historyRead = (filter: Filter) =>
  infiniteQueryOptions({
    queryKey: ["api", "user", "scripts", "pages", filter],
    queryFn: async ({ pageParam, signal }) => {
      const query = {
        ...given(filter),
        limit: pageSize,
        ...(pageParam === null ? {} : { cursor: pageParam }),
      }
      const response = await send("GET /api/user/scripts", { query }, "application/json", { signal })
      // The answer of this call, by its contract.
      return {
        scripts: (await response.json()) as Scripts,
        next: nextIn(response.headers.get("link")),
        unreadable: Number(response.headers.get("unreadable-scripts") ?? 0),
      }
    },
    // Typed by the first page: none.
    initialPageParam: null as string | null,
    getNextPageParam: (page) => page.next,
  })

const given = ({ platform, language, q }: Filter): Query => ({
  ...(platform === undefined ? {} : { platform }),
  ...(language === undefined ? {} : { language }),
  ...(q === undefined ? {} : { q }),
})

/** The cursor in `</api/user/scripts?cursor=...>; rel="next"`. */
export const nextIn = (link: string | null): string | null => {
  const target = link?.match(/<([^>]*)>\s*;\s*rel="?next"?/)?.[1]
  return target === undefined ? null : new URL(target, "http://here").searchParams.get("cursor")
}
