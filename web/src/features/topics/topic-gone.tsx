import { CircleHelp } from "lucide-react"
import { Button, ButtonLink } from "#ui/button.tsx"
import { Panel } from "#ui/panel.tsx"

/** The address names a topic that is not there, or not any more. */
export function TopicGone({ onClose }: { readonly onClose: () => void }) {
  return (
    <Panel
      title="This topic is no longer offered"
      text="It left the list, or its address is wrong. Nothing was used. Scripts that you made from it are still in Script History."
      mark={{ icon: CircleHelp, tone: "warn" }}
      actions={
        <>
          <Button tone="primary" onClick={onClose}>
            See today’s topics
          </Button>
          <ButtonLink to="/my-scripts">Script History</ButtonLink>
        </>
      }
    />
  )
}
