import type { Language, TargetPlatform } from "@rounds/core/script/settings.ts"
import { createFileRoute } from "@tanstack/react-router"
import { HistoryPage } from "#features/scripts/history-page.tsx"
import { historyRead } from "#features/scripts/history-read.ts"
import { platforms } from "#features/scripts/script.ts"
import { oneOf, textIn } from "#lib/search.ts"

interface HistorySearch {
  readonly platform?: TargetPlatform | undefined
  readonly language?: Language | undefined
  readonly q?: string | undefined
  readonly script?: string | undefined
}

export const Route = createFileRoute("/_signed-in/my-scripts")({
  validateSearch: (search: Record<string, unknown>): HistorySearch => ({
    platform: oneOf(
      search,
      "platform",
      platforms.map(([each]) => each),
    ),
    language: oneOf(search, "language", ["english", "turkish"]),
    q: textIn(search, "q"),
    script: textIn(search, "script"),
  }),
  loaderDeps: ({ search: { platform, language, q } }) => ({ platform, language, q }),
  loader: ({ context, deps: { platform, language, q } }) => {
    void context.queryClient.prefetchInfiniteQuery(historyRead({ platform, language, q }))
  },
  component: function History() {
    const { platform, language, q, script } = Route.useSearch()
    return <HistoryPage platform={platform} language={language} q={q} scriptId={script} />
  },
})
