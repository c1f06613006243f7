import type { Language, TargetPlatform } from "@rounds/core/script/settings.ts"
import { createFileRoute } from "@tanstack/react-router"
import { HistoryPage } from "#features/scripts/history-page.tsx"
import { historyRead } from "#features/scripts/history-read.ts"
import { languages, platforms } from "#features/scripts/script.ts"
import { chosenIn } from "#lib/choices.ts"
import { textIn } from "#lib/search.ts"

interface HistorySearch {
  readonly platform?: TargetPlatform | undefined
  readonly language?: Language | undefined
  readonly q?: string | undefined
  readonly script?: string | undefined
}

export const Route = createFileRoute("/_signed-in/my-scripts")({
  validateSearch: (search: Record<string, unknown>): HistorySearch => ({
    platform: chosenIn(platforms, search["platform"]),
    language: chosenIn(languages, search["language"]),
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
