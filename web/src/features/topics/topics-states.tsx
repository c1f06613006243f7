import { allowanceOf } from "@rounds/core/plan/allowance.ts"
import { catalogue, yearlyTotal } from "@rounds/core/plan/catalogue.ts"
import { useQuery } from "@tanstack/react-query"
import { Check, Lock } from "lucide-react"
import { dollars } from "#lib/money.ts"
import { useSupportHref } from "#lib/product.ts"
import { useNow } from "#lib/page.ts"
import { ApiError } from "#lib/problem.ts"
import { userRead } from "#lib/reads.ts"
import { momentInText } from "#lib/words.ts"
import { Button, ButtonAnchor, ButtonLink } from "#ui/button.tsx"
import { paper } from "#ui/chart.css.ts"
import { Icon } from "#ui/icon.tsx"
import { ErrorPanel, Panel } from "#ui/panel.tsx"
import { velocityTone } from "#ui/velocity.css.ts"
import * as chart from "#ui/chart.css.ts"
import { Box } from "#ui/box.tsx"
import { Text } from "#ui/text.tsx"
import { Stack } from "#ui/stack.tsx"
import { Columns } from "#ui/columns.tsx"
import { Inline } from "#ui/inline.tsx"
import type { EditionStatus } from "./topic.ts"
import * as styles from "./topics.css.ts"
import { topics as phrases } from "#words/topics.ts"

interface EmptyTopicsProps {
  readonly edition: EditionStatus | undefined
  readonly busy: boolean
  readonly onInit: () => void
  readonly filtered: boolean
  readonly onShowAll: () => void
}

/** The collection ran and nothing stood out, or there was none yet. */
export function EmptyTopics({ edition, busy, onInit, filtered, onShowAll }: EmptyTopicsProps) {
  const now = useNow()
  const last = edition?.last
  return (
    <Panel
      title={phrases.noTrendingTopicsYet}
      text={
        filtered
          ? phrases.noneFitsThisSpecialty
          : last
            ? phrases.collectionReadPosts({
                moment: momentInText(last.finishedAt, now),
                posts: last.postsAnalysed,
              })
            : phrases.noCollectionYet
      }
      actions={
        filtered ? (
          <Button tone="primary" onClick={onShowAll}>
            {phrases.viewAllTopics}
          </Button>
        ) : (
          <Button tone="primary" aria-disabled={busy} onClick={onInit}>
            {busy ? phrases.collecting : phrases.generateTodaysTopics}
          </Button>
        )
      }
      {...(edition === undefined
        ? {}
        : {
            fine: phrases.nextRunIs({ moment: momentInText(edition.nextAt, now) }),
          })}
      aside={
        <div className={`${paper} ${styles.flat} ${velocityTone.neutral}`} aria-hidden>
          <svg className={chart.svg} viewBox="0 0 100 100" preserveAspectRatio="none">
            <line className={chart.average} x1="0" x2="100" y1="62" y2="62" />
            <line className={chart.line} x1="0" x2="100" y1="99" y2="99" />
          </svg>
          <span className={chart.averageLabel} style={{ top: "62%" }}>
            {phrases.whatWouldStandOut}
          </span>
        </div>
      }
    />
  )
}

/** The plan does not include the filter; the filter keeps its value. */
export function SpecialtyNeedsUpgrade({ onShowAll }: { readonly onShowAll: () => void }) {
  const { data: user } = useQuery(userRead)
  return (
    <Panel
      title={phrases.specialtyNeedsUpgrade}
      text={user?.hasUsedTrial === false ? phrases.specialtyIsInPlansAndTrial : phrases.specialtyIsInPlans}
      mark={{ icon: Lock, tone: "brand" }}
      actions={
        <>
          <ButtonLink to="/pricing" tone="primary">
            {phrases.upgradeNow}
          </ButtonLink>
          <Button onClick={onShowAll}>{phrases.viewAllTopics}</Button>
        </>
      }
      aside={<CreatorProAside />}
    />
  )
}

/** What the plan costs and holds, from the catalogue. */
export function CreatorProAside() {
  const [, pro] = catalogue({ state: "waitlist", label: "" })
  const scripts = allowanceOf("creator_pro").scripts
  if (pro === undefined || scripts === null) return null
  return (
    <Box padding={{ wide: "s32", phone: ["s20", "s16"] }}>
      <Text size="caption" tone="third" weight="strong">
        {pro.name}
      </Text>
      <Text margin={["s2", 0, "s16", 0]} size="small" tone="second">
        {phrases.priceAMonth({
          price: dollars(pro.price),
          yearlyPrice: dollars(pro.yearlyPrice),
          yearlyTotal: dollars(yearlyTotal(pro)),
          strong: (inner) => (
            <Text as="b" margin={[0, "s4", 0, 0]} size="figure" tone="ink" weight="bold">
              {inner}
            </Text>
          ),
        })}
      </Text>
      <Stack as="ul" gap="s8" size="small" tone="second">
        {[
          phrases.topicsByYourSpecialty,
          phrases.viewsWithoutALimit,
          phrases.scriptsInsteadOf({ scripts, free: allowanceOf("freemium").scripts ?? 0 }),
          phrases.firstDaysFree({ price: dollars(pro.price) }),
        ].map((words) => (
          <Columns as="li" columns="16px 1fr" gap="s8" key={words}>
            <Inline as="span" oneLine align="stretch" padding={["s4", 0, 0, 0]} tone="ok">
              <Icon of={Check} />
            </Inline>
            {words}
          </Columns>
        ))}
      </Stack>
    </Box>
  )
}

export function TopicsError({ error, onRetry }: { readonly error: unknown; readonly onRetry: () => void }) {
  const support = useSupportHref()
  const known = error instanceof ApiError ? error : undefined
  const request = known?.problem.requestId
  return (
    <ErrorPanel
      title={phrases.failedToLoad}
      text={phrases.failedToLoadText}
      facts={[
        [
          phrases.cause,
          known === undefined
            ? phrases.thisPageFailed
            : known.status === 0
              ? known.message
              : `${known.message} (${known.status})`,
        ],
        [phrases.kept, phrases.whatIsKept],
        [phrases.notCharged, phrases.whatIsNotCharged],
        ...(request === undefined ? [] : [[phrases.request, request] as const]),
      ]}
      retry={{ words: phrases.refreshPage, onRetry }}
      more={support !== null && <ButtonAnchor href={support}>{phrases.contactSupport}</ButtonAnchor>}
    />
  )
}
