import type { SuccessOf } from "@rounds/core/contract/contract.ts"
import { useNavigate } from "@tanstack/react-router"
import { ArrowRight } from "lucide-react"
import { Box } from "#ui/box.tsx"
import { Button, ButtonLink } from "#ui/button.tsx"
import { Dialog } from "#ui/dialog.tsx"
import { Icon } from "#ui/icon.tsx"
import { Text } from "#ui/text.tsx"
import { GuestTopicDetails } from "./guest-topic-details.tsx"
import { guest as phrases } from "#words/guest.ts"

type Card = SuccessOf<"GET /api/trending-topics">[number]

interface GuestTopicDialogProps {
  readonly topicId: string
  readonly topics: readonly Card[]
}

/** "Trending Topic Details" for a visitor: what the card has, and that the rest comes with an account. */
export function GuestTopicDialog({ topicId, topics }: GuestTopicDialogProps) {
  const navigate = useNavigate()
  const topic = topics.find(({ id }) => id === topicId)
  const close = () => void navigate({ to: "/guest-preview", search: {}, resetScroll: false })
  return (
    <Dialog
      open
      onClose={close}
      title={phrases.trendingTopicDetails}
      size="medium"
      bare
      footer={
        <>
          <Button onClick={close}>{phrases.close}</Button>
          {topic !== undefined && (
            <ButtonLink to="/auth" search={{ topicId }} tone="primary">
              {phrases.generateScript}
              <Icon of={ArrowRight} />
            </ButtonLink>
          )}
        </>
      }
    >
      {topic === undefined ? (
        <Box padding={{ wide: "s32", phone: "s16" }}>
          <Text as="h2" size="section">
            {phrases.thisTopicIsNoLongerOffered}
          </Text>
          <Text tone="second">{phrases.topicsChangeOnceADay}</Text>
        </Box>
      ) : (
        <GuestTopicDetails topic={topic} />
      )}
    </Dialog>
  )
}
