import { lazy, Suspense } from "react"
import { Button } from "#ui/button.tsx"
import { Columns } from "#ui/columns.tsx"
import { Inline } from "#ui/inline.tsx"
import { TextLink } from "#ui/text-link.tsx"
import * as styles from "./marks.css.ts"
import type { ForYou } from "./own-topics.ts"
import { ShelfHead } from "./shelf-head.tsx"
import { specialtyInText } from "./specialties.ts"
import { OwnItem } from "./topic-item.tsx"
import { forYou as words } from "#words/for-you.ts"

const WeeklyPlanLink = lazy(() =>
  import("./weekly-plan-link.tsx").then((module) => ({ default: module.WeeklyPlanLink })),
)

/** Topics of the shelf before its reader asks for more. */
const firstForYou = 3

interface ForYouShelfProps {
  readonly mine: ForYou
  readonly scale: number
  readonly all: boolean
  readonly onMore: () => void
}

/** What concerns the reader, before everything else, each topic with why. */
export function ForYouShelf({ mine, scale, all, onMore }: ForYouShelfProps) {
  const shown = shownOf(mine, all)
  const more = mine.topics.length - shown.length
  return (
    <section aria-labelledby="for-you">
      <ShelfHead
        id="for-you"
        title={titleOf(mine)}
        text={<Whence mine={mine} />}
        more={
          <Suspense>
            <WeeklyPlanLink />
          </Suspense>
        }
      />
      {shown.length > 0 && (
        <Columns
          as="ol"
          columns={{ wide: 3, tablet: 2, phone: 1 }}
          gap={{ wide: "s20", phone: "s12" }}
          className={styles.shelf}
          aria-labelledby="for-you"
        >
          {shown.map(({ topic, why }) => (
            <OwnItem key={topic.id} topic={topic} why={why} scale={scale} />
          ))}
        </Columns>
      )}
      {more > 0 && (
        <Inline margin={["s16", 0, 0, 0]}>
          <Button size="small" onClick={onMore}>
            {words.moreForYou({ topics: more })}
          </Button>
        </Inline>
      )}
    </section>
  )
}

/** The topics of the shelf that are in sight. */
export const shownOf = (mine: ForYou, all: boolean) => (all ? mine.topics : mine.topics.slice(0, firstForYou))

const titleOf = ({ specialties: [specialty] }: ForYou) =>
  specialty === undefined ? words.forYou : words.forYouAs({ profession: specialtyInText(specialty) })

/** What the order rests on, in one sentence, and what would make it better. */
function Whence({ mine: { profession, specialties, written, saved, topics } }: { readonly mine: ForYou }) {
  const worked = written + saved > 0
  const known = specialties.length > 0
  return (
    <>
      {topics.length === 0
        ? known
          ? words.nothingNear
          : profession !== null && words.nothingNearYet
        : known
          ? worked
            ? words.fromProfileAndWork({ scripts: written, saved })
            : words.fromProfile
          : worked
            ? words.fromWork
            : words.fromLanguage}
      {profession === null && !known && (
        <>
          {topics.length > 0 && " "}
          {words.noProfession} <TextLink to="/profile">{words.setProfession}</TextLink>
        </>
      )}
    </>
  )
}
