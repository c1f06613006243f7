import { CircleHelp } from "lucide-react"
import { Button, ButtonLink } from "#ui/button.tsx"
import { Panel } from "#ui/panel.tsx"
import { topics as words } from "#words/topics.ts"

/** The address names a topic that is not there, or not any more. */
export function TopicGone({ onClose }: { readonly onClose: () => void }) {
  return (
    <Panel
      title={words.topicGone}
      text={words.topicGoneText}
      mark={{ icon: CircleHelp, tone: "warn" }}
      actions={
        <>
          <Button tone="primary" onClick={onClose}>
            {words.seeTodaysTopics}
          </Button>
          <ButtonLink to="/my-scripts">{words.scriptHistory}</ButtonLink>
        </>
      }
    />
  )
}
