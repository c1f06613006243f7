import type { SuccessOf } from "@rounds/core/contract/contract.ts"
import { toTenth } from "@rounds/core/trend/told-points.ts"
import { useQuery } from "@tanstack/react-query"
import { ArrowRight } from "lucide-react"
import type { ComponentType } from "react"
import { useOpenTopic } from "#lib/open-topic.ts"
import { useTitle } from "#lib/page.ts"
import { ApiError } from "#lib/problem.ts"
import { reads, userRead } from "#lib/reads.ts"
import { ButtonLink } from "#ui/button.tsx"
import { Icon } from "#ui/icon.tsx"
import { Inline } from "#ui/inline.tsx"
import { ErrorPanel, Panel } from "#ui/panel.tsx"
import { Stack } from "#ui/stack.tsx"
import { GuestTopicDetails } from "./guest-topic-details.tsx"
import { guest as phrases } from "#words/guest.ts"
import { named } from "#words/named.ts"

/** A topic's own page, for everybody: what its card says, and the way to a script. */
export function PublicTopicPage({ slug }: { readonly slug: string }) {
  const {
    data: topic,
    error,
    refetch,
  } = useQuery(reads("GET /api/public/topics/{slug}", { params: { slug } }))
  const { data: user } = useQuery(userRead)
  const open = useOpenTopic()
  useTitle(topic === undefined ? phrases.trendingTopics : titleOf(topic))
  const isGone = error instanceof ApiError && error.status === 404
  return (
    <Stack gap="s24" padding={{ wide: ["s32", 0], phone: ["s20", 0] }}>
      {topic !== undefined ? (
        <>
          <Stack surface="card">
            <GuestTopicDetails topic={topic} heading="h1" />
          </Stack>
          <Inline gap="s12">
            {user == null ? (
              <ButtonLink to="/auth" search={{ topicId: topic.id }} tone="primary">
                {phrases.generateScript}
                <Icon of={ArrowRight} />
              </ButtonLink>
            ) : (
              <ButtonLink
                to="/app"
                search={{ topicId: topic.id }}
                tone="primary"
                onClick={() => open(topic.id)}
              >
                {phrases.generateScript}
                <Icon of={ArrowRight} />
              </ButtonLink>
            )}
            <ButtonLink to={user == null ? "/guest-preview" : "/app"}>{phrases.trendingTopics}</ButtonLink>
          </Inline>
        </>
      ) : isGone ? (
        <Panel
          title={phrases.thisTopicIsNoLongerOffered}
          text={phrases.todaysAreOnTheList}
          actions={<ButtonLink to="/guest-preview">{phrases.trendingTopics}</ButtonLink>}
        />
      ) : error !== null ? (
        <ErrorPanel
          title={phrases.failedToLoadTrendingTopics}
          text={phrases.topicsNotLoaded}
          facts={[
            [phrases.whatHappened, error instanceof ApiError ? error.message : phrases.somethingWentWrong],
          ]}
          retry={{ words: phrases.tryAgain, onRetry: () => void refetch() }}
        />
      ) : null}
    </Stack>
  )
}

/** What the page is called: a name alone would not say what of it. */
const titleOf = ({
  title,
  statesQuestion,
  postCount,
  expected,
}: SuccessOf<"GET /api/public/topics/{slug}">) =>
  statesQuestion ? title : named.titleOfName({ name: title, posts: postCount, usual: toTenth(expected) })

/** The page at `topics/{slug}`, null for no such path; the server knows which topics there are. */
export const topicPageAt = (path: string): ComponentType | null => {
  const slug = /^topics\/([\w-]{1,150})\/?$/.exec(path)?.[1]
  return slug === undefined ? null : () => <PublicTopicPage slug={slug} />
}
