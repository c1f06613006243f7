import type { SuccessOf } from "@rounds/core/contract/contract.ts"
import { ExternalLink } from "lucide-react"
import type { ReactNode } from "react"
import { fullDay } from "#lib/words.ts"
import { Columns } from "./columns.tsx"
import { hidden } from "./hidden.css.ts"
import { Icon } from "./icon.tsx"
import * as styles from "./review-sheet.css.ts"
import { Stack } from "./stack.tsx"
import { strengthWords } from "./strength-words.ts"
import { TextAnchor } from "./text-link.tsx"
import { Text } from "./text.tsx"
import { ui as phrases } from "#words/ui.ts"

type Source = NonNullable<SuccessOf<"GET /api/public/example-script">["example"]>["sources"][number]

interface SourceListProps {
  readonly sources: readonly Source[]
  /** Comes before their names, where another list stands on the page. */
  readonly prefix?: string
  /** How a source stands, where it needs a look. */
  readonly standingOf?: (number: number) => ReactNode
}

/** Findings of one source share its number. */
export const eachSource = (sources: readonly Source[]) =>
  sources.filter(({ number }, at) => sources.findIndex((one) => one.number === number) === at)

/** What a script rests on, numbered as on its sheet. */
export function SourceList({ sources, prefix = "", standingOf }: SourceListProps) {
  return (
    <ol>
      {eachSource(sources).map((source) => (
        <Columns
          as="li"
          columns="28px 1fr"
          gap="s8"
          padding={["s12", 0]}
          rule="between"
          key={source.number}
          id={`${prefix}source-${source.number}`}
          tabIndex={-1}
          className={styles.row}
        >
          <span className={hidden}>{phrases.sourceNumber({ number: source.number })}</span>
          <span aria-hidden>
            <span className={styles.note.source}>{source.number}</span>
          </span>
          <Stack align="start" size="small" wrap="anywhere">
            <TextAnchor href={source.url} target="_blank" rel="noreferrer">
              <span lang={langOf(source)}>{source.title}</span>
              <Icon of={ExternalLink} />
              <span className={hidden}> {phrases.opensANewTab}</span>
            </TextAnchor>
            <Text tone="second">
              <span lang={langOf(source)}>{source.publisher}</span>
              {source.year !== null && `, ${source.year}`}
            </Text>
            <Text tone="second">
              {weightOf(source)}
              {source.checkedOn !== null &&
                ` ${phrases.readOn({ day: fullDay(`${source.checkedOn}T12:00:00Z`) })}`}
            </Text>
            {standingOf?.(source.number)}
            <Text tone="third">{placeOf(source.url)}</Text>
          </Stack>
        </Columns>
      ))}
    </ol>
  )
}

/** The number that the source is registered by, or else the house that it stands in. */
const placeOf = (url: string) => {
  const doi = /^https?:\/\/(?:dx\.)?doi\.org\/(10\..+)$/.exec(url)?.[1]
  return doi === undefined ? url.replace(/^https?:\/\/(?:www\.)?/, "").split("/", 1)[0] : `DOI ${doi}`
}

const isOwn = ({ findingId }: Source) => findingId.startsWith("citation:")

/** The library is of English sources, unless it says another language; what a person named may be in any. */
const langOf = (source: Source) => source.lang ?? (isOwn(source) ? undefined : "en")

/** Of a warning of the library, and of what a person named, no strength is known. */
const weightOf = (source: Source) => {
  if (source.strength !== null) return `${strengthWords[source.strength]}.`
  return isOwn(source) ? phrases.namedByYou : phrases.aSafetyWarning
}
