import type { SuccessOf } from "@rounds/core/contract/contract.ts"
import { usualLanguage } from "@rounds/core/language/names.ts"
import { useQuery } from "@tanstack/react-query"
import { type ReactNode, useEffect, useRef } from "react"
import { languageName, screensLanguage, tagOf } from "#lib/language/choices.ts"
import { viewersLocale } from "#lib/locale.ts"
import { isEvery } from "#lib/part-of.ts"
import { reads } from "#lib/reads.ts"
import { ButtonLink } from "#ui/button.tsx"
import { Columns } from "#ui/columns.tsx"
import { hidden } from "#ui/hidden.css.ts"
import { Inline } from "#ui/inline.tsx"
import { SampleMark } from "#ui/sample-mark.tsx"
import { Stack } from "#ui/stack.tsx"
import { Text } from "#ui/text.tsx"
import { TextLink } from "#ui/text-link.tsx"
import { VelocityBadge } from "#ui/velocity.tsx"
import { forYou as ownWords } from "#words/for-you.ts"
import { ui } from "#words/ui.ts"
import { weeklyPlan as words } from "#words/weekly-plan.ts"

type Plan = NonNullable<SuccessOf<"GET /api/user/weekly-plan">["plan"]>
type Planned = Plan["topics"][number]

/** Where the mail leads, and the link above the topics. */
export const weekPlace = "week"

/** The topics of somebody's week, each with why, or that there is nothing yet to choose from; and the way to its mail. */
export function WeeklyPlan() {
  const { data } = useQuery(reads("GET /api/user/weekly-plan", {}))
  const section = useRef<HTMLElement>(null)
  const plan = data?.plan ?? null
  const stands = data !== undefined
  useEffect(() => {
    if (stands && location.hash === `#${weekPlace}`) section.current?.scrollIntoView()
  }, [stands])
  if (data === undefined) return null
  return (
    <Stack
      as="section"
      ref={section}
      id={weekPlace}
      surface="card"
      gap="s16"
      margin={["s32", 0, 0, 0]}
      padding={{ wide: ["s20", "s24"], phone: "s16" }}
      aria-labelledby="weekly-plan-title"
    >
      <Stack gap="s4">
        <Inline gap="s12">
          <Text as="h2" size="card" id="weekly-plan-title">
            {words.title}
          </Text>
          {plan !== null && plan.sampleDate !== null && <SampleMark day={plan.sampleDate} />}
        </Inline>
        <Text size="small" tone="third">
          {plan === null ? words.notYet : words.weekOf({ day: dayOf(plan.week) })}{" "}
          <TextLink to="/profile" hash="notifications" tone="inline">
            {words.byMail}
          </TextLink>
        </Text>
      </Stack>
      {plan !== null && (
        <Columns as="ol" columns={{ wide: plan.topics.length, phone: 1 }} gap={{ wide: "s32", phone: "s20" }}>
          {plan.topics.map((topic) => (
            <li key={topic.subject}>
              <PlannedTopic of={topic} />
            </li>
          ))}
        </Columns>
      )}
    </Stack>
  )
}

function PlannedTopic({ of }: { readonly of: Planned }) {
  const { title, language, topicId, reason, suits, namesOnly = false } = of
  const velocity = topicId === null ? "steady" : of.trendVelocity
  const spoken = language ?? usualLanguage
  const lang = tagOf(spoken)
  const foreign = (inner: ReactNode) => <span lang={lang}>{inner}</span>
  return (
    <Stack gap="s8">
      <Inline gap="s8">
        {velocity !== undefined && <VelocityBadge velocity={velocity} />}
        {spoken !== screensLanguage && (
          <Text as="span" size="small" tone="third">
            {ownWords.inLanguage({ language: languageName(spoken) })}
          </Text>
        )}
        {suits !== null && (
          <Text as="span" size="small" tone="third">
            {words.suits}
          </Text>
        )}
      </Inline>
      <Text as="h3" size="lead" lang={lang} wrap="pretty">
        {topicId === null ? (
          title
        ) : (
          <TextLink tone="title" to="/app" search={{ topicId }} resetScroll={false}>
            {title}
          </TextLink>
        )}
      </Text>
      <Text size="small" tone="second" wrap="pretty" tabular>
        {whyOf(reason, foreign)}
      </Text>
      {namesOnly && (
        <Text size="small" tone="second" wrap="pretty">
          {ui.noneIsShared}
        </Text>
      )}
      <Inline>
        <ButtonLink
          to="/script-generator/$topicId"
          params={{ topicId: topicId ?? "custom" }}
          search={topicId === null ? { title } : {}}
          tone="soft"
          size="small"
          preload={false}
        >
          {words.writeScript({
            topic: title,
            hidden: (inner) => <span className={hidden}>{inner}</span>,
            foreign,
          })}
        </ButtonLink>
      </Inline>
    </Stack>
  )
}

const whyOf = (reason: Planned["reason"], foreign: (inner: ReactNode) => ReactNode): ReactNode => {
  switch (reason.kind) {
    case "asked":
      return words.asked({ ...reason, isAll: isEvery(reason.posts, reason.among), foreign })
    case "new_word":
      return words.newWord({ ...reason, isAll: isEvery(reason.posts, reason.among), foreign })
    case "first_seen":
      return words.firstSeen({ ...reason, day: dayOf(reason.day) })
    case "companion":
      return words.companion({
        ...reason,
        on: reason.on ?? "",
        isPart: reason.on === null ? "no" : "yes",
        isAll: isEvery(reason.posts, reason.among),
        foreign,
      })
    case "at_once":
      return words.atOnce({ ...reason, asking: reason.asking ? "yes" : "no" })
    case "spread":
      return words.spread({ ...reason, isAll: isEvery(reason.newOnes, reason.communities) })
    case "more_posts":
      if (reason.among !== undefined)
        return words.moreAsking({
          posts: reason.posts,
          among: reason.among,
          isAll: isEvery(reason.posts, reason.among),
          usual: reason.usual,
        })
      return reason.usual === 0
        ? words.onlyNow(reason)
        : words.morePosts({ posts: reason.posts, usual: reason.usual.toLocaleString(viewersLocale) })
  }
}

const dayOf = (date: string): string =>
  new Intl.DateTimeFormat(viewersLocale, { day: "numeric", month: "long", timeZone: "UTC" }).format(
    new Date(`${date}T00:00:00Z`),
  )
