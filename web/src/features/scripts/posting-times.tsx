import { ChevronDown, Clock } from "lucide-react"
import { momentOf } from "#lib/words.ts"
import { useNow } from "#lib/page.ts"
import { Badge } from "#ui/badge.tsx"
import { Box } from "#ui/box.tsx"
import { Columns } from "#ui/columns.tsx"
import { Icon } from "#ui/icon.tsx"
import { Inline } from "#ui/inline.tsx"
import { platformWords } from "#ui/platform-list.tsx"
import { SelectNative } from "#ui/select-native.tsx"
import { summary } from "#ui/review-sheet.css.ts"
import { Text } from "#ui/text.tsx"
import { type PostingKit, zones } from "./posting-kit.ts"
import { slotWords, studyWords } from "#lib/slot.ts"
import { posting as phrases } from "#words/scripts/posting.ts"

type Times = PostingKit["times"][number]

interface PostingTimesProps {
  readonly times: ReadonlyArray<Times>
  readonly zone: string
  readonly onZone: (zone: string) => void
}

/** When to post: what studies agree on, platform by platform, in the audience's time. */
export function PostingTimes({ times, zone, onZone }: PostingTimesProps) {
  return (
    <Box as="section" surface="card" aria-labelledby="times">
      <Inline justify="between" gap="s12" padding={{ wide: ["s16", "s24"], phone: "s16" }} rule="bottom">
        <Inline as="h3" oneLine gap="s8" size="card" id="times">
          <Icon of={Clock} />
          {phrases.bestTimeToPost}
        </Inline>
        <Inline as="label" gap="s8" size="small" tone="second">
          {phrases.audienceIsIn}
          <SelectNative options={zones()} value={zone} onChange={({ target }) => onZone(target.value)} />
        </Inline>
      </Inline>
      <ul>
        {times.map((one) => (
          <PlatformTime key={one.platform} times={one} />
        ))}
      </ul>
      <Text
        size="caption"
        tone="third"
        wrap="pretty"
        padding={{ wide: ["s12", "s24", "s16", "s24"], phone: "s16" }}
      >
        {phrases.audiencesTime}
      </Text>
    </Box>
  )
}

const agreeing = ({ named, of, isWeak }: Times["best"]) => ({
  named,
  of,
  isWeak: isWeak ? ("yes" as const) : ("no" as const),
})

function PlatformTime({ times: { platform, best, next, days } }: { readonly times: Times }) {
  const now = useNow()
  return (
    <Columns
      as="li"
      columns={{ wide: "140px 1fr", phone: 1 }}
      gap={{ wide: "s20", phone: "s6" }}
      padding={{ wide: ["s16", "s24"], phone: "s16" }}
      rule="bottom"
    >
      <Text size="body" weight="strong">
        {platformWords(platform)}
      </Text>
      <div>
        <Inline as="p" gap="s8" size="body" weight="strong">
          {slotWords(best)}
          {best.isWeak && <Badge tone="warn">{phrases.weak}</Badge>}
        </Inline>
        <Text size="body" tone="second">
          {phrases.namedByStudies({ ...agreeing(best), next: momentOf(next, now) })}
        </Text>
        <details>
          <summary className={summary}>
            <span>{phrases.byWeekday({ platform: platformWords(platform) })}</span>
            <Icon of={ChevronDown} />
          </summary>
          <ul>
            {days.map((slot) => (
              <Text as="li" key={slot.day} size="caption" tone="second" tabular>
                {phrases.slotByStudies({
                  ...agreeing(slot),
                  slot: slotWords(slot),
                  studies: slot.studies.map(studyWords).join("; "),
                })}
              </Text>
            ))}
          </ul>
        </details>
      </div>
    </Columns>
  )
}
