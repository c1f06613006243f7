import { useState } from "react"
import { chartDays } from "#lib/words.ts"
import { TextButton } from "#ui/text-link.tsx"
import { Text } from "#ui/text.tsx"
import { TrendChart } from "#ui/trend-chart.tsx"
import type { OpenTopic } from "./topic.ts"
import { topics as phrases } from "#words/topics.ts"

type Course = NonNullable<OpenTopic["history"]["course"]>

const courses: { readonly [C in Exclude<Course, "spike">]: string } = {
  rising: phrases.courseRising,
  steady: phrases.courseSteady,
  fading: phrases.courseFading,
}

/** Null where too little is known. */
const toldOf = ({ course, spike }: OpenTopic["history"]): string | null => {
  if (course === "spike") return spike && phrases.courseSpike({ days: chartDays(spike.from, spike.to) })
  return course && courses[course]
}

/** Posts a day: the last two weeks, or all of the last 90 days that were counted, with their course in words. */
export function TopicTrend({
  days,
  history,
}: Pick<OpenTopic, "history"> & { readonly days: OpenTopic["history"]["days"] }) {
  const [isWhole, setWhole] = useState(false)
  const told = toldOf(history)
  const hasMore = history.days.length > days.length
  return (
    <>
      <TrendChart days={isWhole && hasMore ? history.days : days} />
      {told !== null && (
        <Text margin={["s8", 0, 0, 0]} size="small" tone="second" wrap="pretty">
          <Text as="b" weight="strong">
            {phrases.overDays({ days: history.days.length })}
          </Text>{" "}
          {told}
        </Text>
      )}
      {hasMore && (
        <TextButton onClick={() => setWhole(!isWhole)}>
          {isWhole
            ? phrases.showLastDays({ days: days.length })
            : phrases.showAllDays({ days: history.days.length })}
        </TextButton>
      )}
    </>
  )
}
