import { createFileRoute } from "@tanstack/react-router"
import { GeneratorPage, type ScriptTab } from "#features/scripts/generator-page.tsx"
import { firstAnswers } from "#lib/reads.ts"
import { oneOf, textIn } from "#lib/search.ts"

interface GeneratorSearch {
  readonly script?: string | undefined
  readonly tab?: ScriptTab | undefined
  readonly angle?: string | undefined
}

const tabs: readonly ScriptTab[] = ["script", "directions", "optimization", "export"]

export const Route = createFileRoute("/_signed-in/script-generator/$topicId")({
  validateSearch: (search: Record<string, unknown>): GeneratorSearch => ({
    script: textIn(search, "script"),
    tab: oneOf(search, "tab", tabs),
    angle: textIn(search, "angle")?.slice(0, 200),
  }),
  // The topic itself is not preloaded: opening it counts as a view.
  loader: ({ context }) => firstAnswers(context.queryClient, "GET /api/public/stats", "GET /api/user/usage"),
  component: function Generator() {
    const { topicId } = Route.useParams()
    const { script, tab, angle } = Route.useSearch()
    return (
      <GeneratorPage key={topicId} topicId={topicId} scriptId={script} tab={tab ?? "script"} angle={angle} />
    )
  },
})
