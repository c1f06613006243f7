import { CircleHelp, Lock } from "lucide-react"
import { ApiError } from "#lib/problem.ts"
import { Button, ButtonLink } from "#ui/button.tsx"
import { ErrorPanel, Panel } from "#ui/panel.tsx"

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
  const back = <ButtonLink to="/app">Back to Trending</ButtonLink>
  if (used) {
    return (
      <Panel
        title={known?.problem.requiresPlanSelection === true ? "Choose a plan" : "Monthly limit reached!"}
        text={known?.message}
        mark={{ icon: Lock, tone: "brand" }}
        actions={
          <>
            <ButtonLink to="/pricing" tone="primary">
              Upgrade Now
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
        title="Not opened yet this month"
        text={known.message}
        actions={
          <>
            <Button tone="primary" onClick={onOpen} disabled={opening}>
              {opening ? "Opening…" : "Open topic"}
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
        title="This topic is no longer offered"
        text="It left the list, or its address is wrong. Scripts that you made from it are still in Script History."
        mark={{ icon: CircleHelp, tone: "warn" }}
        actions={
          <>
            <ButtonLink to="/app" tone="primary">
              See today’s topics
            </ButtonLink>
            <ButtonLink to="/my-scripts">Script History</ButtonLink>
          </>
        }
      />
    )
  }
  return (
    <ErrorPanel
      title="The topic could not be loaded"
      text="Nothing was used. Please try again."
      facts={[
        ["Cause", known?.message ?? "This page failed"],
        ...(known?.problem.requestId === undefined ? [] : [["Request", known.problem.requestId] as const]),
      ]}
      retry={{ words: "Try again", onRetry }}
      more={<Button onClick={() => history.back()}>Go back</Button>}
    />
  )
}
