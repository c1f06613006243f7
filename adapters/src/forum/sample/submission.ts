import type { Draft } from "./draft.ts"
import type { Random } from "./random.ts"

const MODERATED = { author: "AutoModerator", distinguished: "moderator" } as const

/** A draft as Reddit sends it (`t3`). `level`: natural logarithm of the community's usual score. */
export const submission = (
  draft: Draft,
  place: { readonly at: number; readonly number: number; readonly level: number; readonly end: number },
  random: Random,
) => {
  // Votes take about a day to come in.
  const ripe = Math.min(1, 0.3 + (place.end - place.at) / 90_000)
  const score = Math.round(Math.exp(place.level + random.normal() * 0.9) * draft.lift * ripe)
  const comments = Math.round(Math.exp(place.level - 0.7 + random.normal() * 0.7) * draft.lift * ripe)
  const id = `s${(place.number + 46_656).toString(36)}`
  const permalink = `/r/${draft.community}/comments/${id}/${slug(draft.title)}/`
  const gone = draft.mark === "deleted" || draft.mark === "removed"
  const writer =
    draft.mark === "bot" ? "helpful-reminder-bot" : `sample_reader_${1 + Math.floor(random.next() * 4000)}`
  return {
    kind: "t3",
    data: {
      id,
      name: `t3_${id}`,
      subreddit: draft.community,
      title: draft.title,
      selftext: gone ? `[${draft.mark}]` : draft.body,
      author: draft.mark === "deleted" ? "[deleted]" : writer,
      created_utc: place.at,
      score,
      upvote_ratio: Math.round((0.7 + random.next() * 0.29) * 100) / 100,
      num_comments: comments,
      permalink,
      url: `https://www.reddit.com${permalink}`,
      domain: `self.${draft.community}`,
      is_self: true,
      over_18: draft.mark === "adult",
      stickied: draft.mark === "thread",
      distinguished: null,
      link_flair_text: null,
      removed_by_category:
        draft.mark === "deleted" ? "deleted" : draft.mark === "removed" ? "moderator" : null,
      ...(draft.mark === "thread" ? MODERATED : {}),
    },
  }
}

const slug = (title: string) =>
  title
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, "_")
    .replace(/^_|_$/g, "")
    .slice(0, 50)
