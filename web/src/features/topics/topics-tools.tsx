import type { Specialty } from "@rounds/core/topic/specialty.ts"
import { useQuery } from "@tanstack/react-query"
import { Lock, RotateCw } from "lucide-react"
import type { ReactNode, RefObject } from "react"
import { reads, userRead } from "#lib/reads.ts"
import { Button } from "#ui/button.tsx"
import { hidden } from "#ui/hidden.css.ts"
import { Icon } from "#ui/icon.tsx"
import { Inline } from "#ui/inline.tsx"
import { SelectNative } from "#ui/select-native.tsx"
import { Text } from "#ui/text.tsx"
import { specialtyInText, specialtyOptions } from "./specialties.ts"
import { countedPosts, type Topic } from "./topic.ts"
import * as styles from "./topics.css.ts"
import { topics as phrases } from "#words/topics.ts"

interface TopicsToolsProps {
  /** Undefined until they are there. */
  readonly topics: readonly Topic[] | undefined
  readonly specialty: Specialty | undefined
  /** Where the filter stands, for its key. */
  readonly select: RefObject<HTMLDivElement | null>
  readonly onSpecialty: (value: string) => void
  readonly refreshing: boolean
  readonly onRefresh: () => void
  /** The field that topics are searched by. */
  readonly search: ReactNode
}

/** What was found, the filter, and the collection by hand. */
export function TopicsTools(props: TopicsToolsProps) {
  const { topics, specialty, select, onSpecialty, refreshing, onRefresh, search } = props
  const { data: user } = useQuery(userRead)
  const { data: edition } = useQuery(reads("GET /api/edition", {}))
  return (
    <Inline
      oneLine
      justify="between"
      stack="phone"
      gap={{ wide: "s16", phone: "s12" }}
      padding={{ wide: ["s12", 0, "s16", 0], phone: ["s12", 0, "s16", 0] }}
      rule="top"
    >
      <div className={styles.search}>{search}</div>
      <Text size="small" tone="third" tabular className={styles.summary}>
        {summaryOf(topics, specialty, edition?.last?.communities)}
      </Text>
      <div className={styles.controls}>
        <div ref={select} className={styles.specialty}>
          <label className={hidden} htmlFor="specialty">
            {phrases.specialty}
          </label>
          <SelectNative
            id="specialty"
            options={specialtyOptions}
            value={specialty ?? "all"}
            onChange={(event) => onSpecialty(event.target.value)}
            {...(user?.specialtyFilter === true ? {} : { mark: Lock })}
          />
        </div>
        <Button onClick={onRefresh} aria-disabled={refreshing}>
          <Icon of={RotateCw} />
          {refreshing
            ? phrases.refreshing
            : user?.manualRefresh === true
              ? phrases.refresh
              : phrases.refreshPro}
        </Button>
      </div>
    </Inline>
  )
}

const summaryOf = (
  topics: readonly Topic[] | undefined,
  specialty: Specialty | undefined,
  /** 0 where nothing was collected yet. */
  communities = 0,
) => {
  if (topics === undefined)
    return specialty === undefined
      ? phrases.todaysTopics
      : phrases.filteredBy({ specialty: specialtyInText(specialty) })
  if (topics.length === 0) return phrases.noTopicStandsOut({ communities })
  const found = { topics: topics.length, posts: countedPosts(topics), communities }
  return specialty === undefined
    ? phrases.topicsFound(found)
    : phrases.topicsFoundFor({ ...found, specialty: specialtyInText(specialty) })
}
