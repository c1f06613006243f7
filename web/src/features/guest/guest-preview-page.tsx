import { useQuery } from "@tanstack/react-query"
import { Eye } from "lucide-react"
import { useNow, useTitle } from "#lib/page.ts"
import { ApiError } from "#lib/problem.ts"
import { PublicTopicLink } from "#lib/public-topic-link.tsx"
import { reads } from "#lib/reads.ts"
import { today } from "#lib/words.ts"
import { ButtonLink } from "#ui/button.tsx"
import { cover } from "#ui/card.css.ts"
import { Columns } from "#ui/columns.tsx"
import { Icon } from "#ui/icon.tsx"
import { Inline } from "#ui/inline.tsx"
import { ErrorPanel, Panel } from "#ui/panel.tsx"
import { scaleOf } from "#ui/post-bars.tsx"
import { Skeleton } from "#ui/skeleton.tsx"
import { Stack } from "#ui/stack.tsx"
import { Text } from "#ui/text.tsx"
import { TopicCard } from "#ui/topic-card.tsx"
import { GenerateFor } from "./generate-for.tsx"
import { GuestNamedShelf } from "./guest-named-shelf.tsx"
import { GuestSteadyShelf } from "./guest-steady-shelf.tsx"
import { GuestTopicDialog } from "./guest-topic-dialog.tsx"
import { guest as phrases } from "#words/guest.ts"
import { named } from "#words/named.ts"

/** Today's topics for visitors: everything that a card says; a script of one's own begins with signing in. */
export function GuestPreviewPage({ topicId }: { readonly topicId: string | undefined }) {
  useTitle(phrases.previewOfTodaysTopics)
  const now = useNow()
  const { data: topics, error, refetch } = useQuery(reads("GET /api/trending-topics", {}))
  const asked = topics?.filter((topic) => topic.statesQuestion) ?? []
  return (
    <Stack gap={{ wide: "s24", phone: "s16" }} padding={{ wide: ["s32", 0], phone: ["s20", 0] }}>
      <Inline
        as="section"
        justify="between"
        gap={["s8", "s16"]}
        padding={{ wide: ["s12", "s20"], phone: ["s12", "s16"] }}
        surface="inset"
        aria-label={phrases.previewMode}
      >
        <Inline as="p" oneLine gap="s8">
          <Icon of={Eye} />
          <span>
            <b>{phrases.previewMode}</b> {today(now)}
          </span>
        </Inline>
        <ButtonLink to="/auth" search={{ mode: "sign-up" }} size="small">
          {phrases.createAccount}
        </ButtonLink>
      </Inline>
      <div>
        <Text as="h1" size="figure">
          {phrases.trendingTopics}
        </Text>
        <Text tone="second">{phrases.whatPeopleAsk}</Text>
      </div>
      {topics === undefined ? (
        error === null ? (
          <Columns columns={{ wide: 3, tablet: 2, phone: 1 }} gap="s16" aria-hidden>
            {["a", "b", "c", "d", "e", "f"].map((each) => (
              <Skeleton key={each} height={260} />
            ))}
          </Columns>
        ) : (
          <ErrorPanel
            title={phrases.failedToLoadTrendingTopics}
            text={phrases.topicsNotLoaded}
            facts={[
              [phrases.whatHappened, error instanceof ApiError ? error.message : phrases.somethingWentWrong],
            ]}
            retry={{ words: phrases.tryAgain, onRetry: () => void refetch() }}
          />
        )
      ) : topics.length === 0 ? (
        <Panel
          title={phrases.noTopicsAvailable}
          text={phrases.noSubjectStandsOut}
          actions={<ButtonLink to="/">{phrases.backToTheStartPage}</ButtonLink>}
        />
      ) : (
        <>
          {asked.length === 0 ? (
            <Text>{named.noQuestions}</Text>
          ) : (
            <Columns
              as="ol"
              columns={{ wide: 3, tablet: 2, phone: 1 }}
              gap="s16"
              aria-label={phrases.trendingTopics}
            >
              {asked.map((topic) => (
                <li key={topic.id}>
                  <TopicCard
                    topic={topic}
                    scale={scaleOf(asked)}
                    title={<PublicTopicLink topic={topic} className={cover} />}
                    action={<GenerateFor topic={topic} />}
                  />
                </li>
              ))}
            </Columns>
          )}
          <GuestNamedShelf topics={topics.filter((topic) => !topic.statesQuestion)} />
          <Text size="small" tone="third">
            {phrases.showingTopics({ length: topics.length })}
          </Text>
        </>
      )}
      <GuestSteadyShelf />
      {topicId !== undefined && topics !== undefined && (
        <GuestTopicDialog topicId={topicId} topics={topics} />
      )}
    </Stack>
  )
}
