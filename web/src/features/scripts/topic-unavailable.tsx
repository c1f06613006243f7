import { CircleHelp, Lock } from "lucide-react"
import { ApiError } from "#lib/problem.ts"
import { Button, ButtonLink } from "#ui/button.tsx"
import { ErrorPanel, Panel } from "#ui/panel.tsx"
import { generator as phrases } from "#words/scripts/generator.ts"
import { shared } from "#words/scripts/shared.ts"

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
              {shared.upgradeNow}
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
        title={phrases.notOpenedYet}
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
  // Trying again would be refused again.
  if (known?.code === "AccountSuspended") {
    return (
      <Panel
        title={known.problem.title}
        text={known.message}
        mark={{ icon: Lock, tone: "warn" }}
        actions={<ButtonLink to="/my-scripts">{shared.scriptHistory}</ButtonLink>}
      />
    )
  }
  if (known?.status === 404) {
    return (
      <Panel
        title={phrases.topicGone}
        text={phrases.topicGoneWhy}
        mark={{ icon: CircleHelp, tone: "warn" }}
        actions={
          <>
            <ButtonLink to="/app" tone="primary">
              {phrases.seeTodaysTopics}
            </ButtonLink>
            <ButtonLink to="/my-scripts">{shared.scriptHistory}</ButtonLink>
          </>
        }
      />
    )
  }
  return (
    <ErrorPanel
      title={phrases.topicNotLoaded}
      text={phrases.nothingUsedTryAgain}
      facts={[
        [shared.cause, known?.message ?? shared.thisPageFailed],
        ...(known?.problem.requestId === undefined
          ? []
          : [[shared.request, known.problem.requestId] as const]),
      ]}
      retry={{ words: shared.tryAgain, onRetry }}
      more={<Button onClick={() => history.back()}>{phrases.goBack}</Button>}
    />
  )
}
