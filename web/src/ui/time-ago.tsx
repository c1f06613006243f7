import { useNow } from "#lib/page.ts"
import { agoOf, momentOf, utcText } from "#lib/words.ts"

/** "2h ago"; the exact time in UTC is its title. */
export function TimeAgo({ at, prefix = "" }: { readonly at: string; readonly prefix?: string }) {
  const now = useNow()
  return (
    <time dateTime={at} title={utcText(at)}>
      {prefix}
      {prefix === "" ? agoOf(at, now) : agoOf(at, now).toLowerCase()}
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
