import { beatName } from "#lib/beat-name.ts"
import { secondsOf } from "@rounds/core/script/pace.ts"
import { useQuery } from "@tanstack/react-query"
import { Clock, Hash, TrendingUp } from "lucide-react"
import type { ReactNode } from "react"
import type { Tag } from "#lib/said.ts"
import { SampleMark } from "#ui/sample-mark.tsx"
import { Badge } from "#ui/badge.tsx"
import { Button } from "#ui/button.tsx"
import { Skeleton } from "#ui/skeleton.tsx"
import { Icon } from "#ui/icon.tsx"
import { roomy } from "#ui/review-sheet.css.ts"
import { BeatList, Sheet } from "#ui/script-sheet.tsx"
import { TextButton } from "#ui/text-link.tsx"
import { SpokenFit, TimeRuler } from "#ui/time-ruler.tsx"
import { agreementWords, shortSlot } from "#lib/slot.ts"
import { count } from "#lib/words.ts"
import { Box } from "#ui/box.tsx"
import { Inline } from "#ui/inline.tsx"
import { Columns } from "#ui/columns.tsx"
import { Stack } from "#ui/stack.tsx"
import { Text } from "#ui/text.tsx"
import { ClaimsCheck } from "./claims-check.tsx"
import * as layout from "./generator.css.ts"
import * as styles from "./result.css.ts"
import { reviewRead } from "./review.ts"
import { ScriptReview } from "./script-review.tsx"
import { langOf, type Script } from "./script.ts"
import { hashtagText } from "./script-text.ts"
import { useCopy } from "./use-copy.ts"
import { posting } from "#words/scripts/posting.ts"
import { shared } from "#words/scripts/shared.ts"
import { sheet } from "#words/scripts/sheet.ts"

/** The sheet to work on, with what stands between it and the camera; until that is there, the sheet to read. */
export function CompleteScript({ script }: { readonly script: Script }) {
  const { data: review, error, refetch } = useQuery(reviewRead(script.id))
  const tiles = <Tiles script={script} />
  const plain = (aside: ReactNode) => (
    <Columns columns={{ wide: "1fr 372px", tablet: 1 }} align="start" gap={{ wide: "s24", tablet: "s20" }}>
      <div>
        <PlainSheet script={script} marked={error !== null} />
        {tiles}
      </div>
      {aside}
    </Columns>
  )
  if (error !== null && review === undefined) {
    return plain(
      <Stack gap="s16">
        <Stack role="alert" align="start" gap="s8" padding="s16" surface="card">
          <Text weight="strong">{sheet.checkNotLoaded}</Text>
          <Text size="small" tone="second">
            {sheet.checkNotLoadedText({ message: error.message })}
          </Text>
          <Button onClick={() => void refetch()}>{shared.tryAgain}</Button>
        </Stack>
        <ClaimsCheck script={script} />
      </Stack>,
    )
  }
  if (review === undefined) {
    return plain(
      <Stack gap="s16" padding="s16" surface="card" aria-hidden>
        <Skeleton height={24} width="70%" />
        <Skeleton height={16} />
        <Skeleton height={120} />
      </Stack>,
    )
  }
  return <ScriptReview review={review} facts={<SheetFacts script={script} />} tiles={tiles} />
}

/** The script as it is spoken, to read. */
function PlainSheet({ script, marked }: { readonly script: Script; readonly marked: boolean }) {
  const total = secondsOf(script.duration)
  const beats = script.beats.map((beat) => ({ ...beat, name: beatName(beat.name) }))
  return (
    <Sheet className={`${layout.bleed} ${layout.underTabs}`}>
      <Box
        as="header"
        padding={{ wide: ["s20", "s32", "s16", "s32"], phone: ["s8", "s16", "s8", "s16"] }}
        rule="bottom"
      >
        <SheetFacts script={script} />
        <TimeRuler
          beats={beats}
          total={total}
          caption={
            <>
              <span>
                {shared.wordsAndSecondsAtPace({
                  words: count(script.words),
                  seconds: Math.round(script.spokenSeconds),
                  pace: Math.round(script.wordsPerMinute),
                })}
              </span>
              <SpokenFit script={script} />
            </>
          }
        />
      </Box>
      <BeatList
        beats={beats}
        lang={langOf(script.language)}
        marks={marked ? script.claims.map((claim, at) => ({ sentence: claim.sentence, number: at + 1 })) : []}
        markHref={(number) => `#claim-${number}`}
      />
    </Sheet>
  )
}

const strong: Tag = (inner) => (
  <Text as="b" tone="ink" weight="strong">
    {inner}
  </Text>
)

/** Who wrote the script, and of what. */
function SheetFacts({ script }: { readonly script: Script }) {
  return (
    <Inline
      gap={["s6", "s8"]}
      margin={{ wide: [0, 0, "s12", 0], phone: [0, 0, "s8", 0] }}
      size="small"
      tone="second"
    >
      <span className={roomy}>
        {script.madeByAi
          ? sheet.writtenBy({ writer: script.writer, b: strong })
          : sheet.writtenOffline({ b: strong })}
      </span>
      <Badge tone="estimate">{script.madeByAi ? sheet.ai : sheet.draftWithoutAi}</Badge>
      {script.sampleDate !== null && <SampleMark day={script.sampleDate} />}
    </Inline>
  )
}

/** What helps the post: potential, hashtags, time. */
function Tiles({ script }: { readonly script: Script }) {
  const { copy, copied } = useCopy()
  const { optimizationTips: tips } = script
  // A script without a topic has nothing to be estimated from.
  const isEstimated = script.topicId !== null
  const [level, ...basis] = script.estimatedEngagement.split(", ")
  return (
    <Columns
      as="section"
      columns={{ wide: 3, phone: 1 }}
      margin={["s20", 0, 0, 0]}
      surface="card"
      aria-label={posting.optimizationSummary}
    >
      <Stack align="start" padding={["s16", "s24", "s20", "s24"]} size="small" tone="second" rule="beside">
        <TileTitle>
          <Icon of={TrendingUp} />
          {posting.viralPotential}
        </TileTitle>
        <Inline as="p" gap="s8" margin={[0, 0, "s4", 0]} size="card" tone="ink" weight="strong">
          <span>{tips.viralPotential}</span>
          {isEstimated && <Badge tone="estimate">{posting.estimate}</Badge>}
        </Inline>
        <p>{tips.viralBasis}</p>
        {isEstimated && (
          <Text margin={["s8", 0, 0, 0]}>
            {posting.estimatedEngagement}{" "}
            <Text as="b" tone="ink" weight="strong">
              {level}
            </Text>
            {basis.length > 0 && `, ${basis.join(", ")}`}
          </Text>
        )}
      </Stack>
      <Stack align="start" padding={["s16", "s24", "s20", "s24"]} size="small" tone="second" rule="beside">
        <TileTitle>
          <Icon of={Hash} />
          {shared.hashtags}
        </TileTitle>
        <Text
          tone="ink"
          weight="medium"
          wrap="anywhere"
          className={styles.hashtags}
          lang={langOf(script.language)}
        >
          {hashtagText(script)}
        </Text>
        <TextButton onClick={() => void copy(shared.hashtags, hashtagText(script))}>
          {copied === shared.hashtags
            ? shared.copied
            : posting.copyHashtags({ hashtags: script.hashtags.length })}
        </TextButton>
      </Stack>
      <Stack align="start" padding={["s16", "s24", "s20", "s24"]} size="small" tone="second" rule="beside">
        <TileTitle>
          <Icon of={Clock} />
          {posting.bestTime}
        </TileTitle>
        <Inline as="p" gap="s8" margin={[0, 0, "s4", 0]} size="card" tone="ink" weight="strong">
          {tips.postingTime === null ? tips.bestPostingTime : shortSlot(tips.postingTime)}{" "}
          <Badge tone="estimate">{posting.estimate}</Badge>
        </Inline>
        <p>
          {tips.postingTime === null
            ? posting.testIt
            : posting.studiesAgree({
                agreement: agreementWords(tips.postingTime.agreement),
                named: tips.postingTime.studies.length,
              })}
        </p>
      </Stack>
    </Columns>
  )
}

function TileTitle({ children }: { readonly children: ReactNode }) {
  return (
    <Inline as="h3" gap="s8" margin={[0, 0, "s8", 0]} size="caption" tone="third">
      {children}
    </Inline>
  )
}
