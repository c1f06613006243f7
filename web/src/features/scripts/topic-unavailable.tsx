import { CircleHelp, Lock } from "lucide-react"
import { ApiError } from "#lib/problem.ts"
import { Button, ButtonLink } from "#ui/button.tsx"
import { ErrorPanel, Panel } from "#ui/panel.tsx"
import { scripts as phrases } from "#words/scripts.ts"

interface TopicUnavailableProps {
  readonly error: unknown
  /** The month's topic views are used up. */
  readonly used: boolean
  /** The topic is on its way. */
  readonly opening: boolean
  readonly onRetry: () => void
  readonly onOpen: () => void
}

/** The topic is not open: used up, not opened this month, gone, or failed. */
export function TopicUnavailable({ error, used, opening, onRetry, onOpen }: TopicUnavailableProps) {
  const known = error instanceof ApiError ? error : undefined
  const back = <ButtonLink to="/app">{phrases.backToTrending}</ButtonLink>
  if (used) {
    return (
      <Panel
        title={
          known?.problem.requiresPlanSelection === true ? phrases.chooseAPlan : phrases.monthlyLimitReached
        }
        text={known?.message}
        mark={{ icon: Lock, tone: "brand" }}
        actions={
          <>
            <ButtonLink to="/pricing" tone="primary">
              {phrases.upgradeNow}
            </ButtonLink>
            {back}
          </>
        }
      />
    )
  }
  if (known?.code === "TopicNotOpened") {
    return (
      <Panel
        title={phrases.notOpenedYetThisMonth}
        text={known.message}
        actions={
          <>
            <Button tone="primary" onClick={onOpen} disabled={opening}>
              {opening ? phrases.opening : phrases.openTopic}
            </Button>
            {back}
          </>
        }
      />
    )
  }
  if (known?.status === 404) {
    return (
      <Panel
        title={phrases.thisTopicIsNoLongerOffered}
        text={phrases.itLeftTheListOrIts}
        mark={{ icon: CircleHelp, tone: "warn" }}
        actions={
          <>
            <ButtonLink to="/app" tone="primary">
              {phrases.seeTodaysTopics}
            </ButtonLink>
            <ButtonLink to="/my-scripts">{phrases.scriptHistory}</ButtonLink>
          </>
        }
      />
    )
  }
  return (
    <ErrorPanel
      title={phrases.theTopicCouldNotBeLoaded}
      text={phrases.nothingWasUsedPleaseTryAgain}
      facts={[
        [phrases.cause, known?.message ?? phrases.thisPageFailed],
        ...(known?.problem.requestId === undefined
          ? []
          : [[phrases.request, known.problem.requestId] as const]),
      ]}
      retry={{ words: phrases.tryAgain, onRetry }}
      more={<Button onClick={() => history.back()}>{phrases.goBack}</Button>}
    />
  )
}
