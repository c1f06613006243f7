import { useNow } from "#lib/page.ts"
import { agoOf, momentOf, utcText } from "#lib/words.ts"

/** "2h ago", or "Updated 2h ago"; the exact time in UTC is its title. */
export function TimeAgo({ at, updated = false }: { readonly at: string; readonly updated?: boolean }) {
  const now = useNow()
  return (
    <time dateTime={at} title={utcText(at)}>
      {agoOf(at, now, updated)}
    </time>
  )
}

/** "Today 9:04 AM" in the viewer's zone; the time in UTC is its title. */
export function Moment({ at }: { readonly at: string }) {
  const now = useNow()
  return (
    <time dateTime={at} title={utcText(at)}>
      {momentOf(at, now)}
    </time>
  )
}
