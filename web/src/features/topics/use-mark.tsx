import { useMutation, useQueryClient } from "@tanstack/react-query"
import { call } from "#lib/call.ts"
import { Button } from "#ui/button.tsx"
import { announce } from "#ui/live-region.tsx"
import { dismissToast, toast } from "#ui/toast.tsx"
import { type Mark, type Markable, type OwnTopic, ownRead } from "./own-topics.ts"
import { forYou as words } from "#words/for-you.ts"

interface Change {
  readonly topic: Markable
  readonly before: OwnTopic
  readonly mark: Mark | null
}

/**
 * Marks a topic's theme, or takes the mark back. It shows at once, is told with a way back, and is as it was where it
 * could not be kept.
 */
export const useMark = () => {
  const client = useQueryClient()
  const keep = (own: OwnTopic) => client.setQueryData(ownRead(own.themeKey).queryKey, own)
  const { mutate } = useMutation({
    mutationFn: ({ topic: { themeKey }, mark }: Change) =>
      mark === null
        ? call("DELETE /api/user/topics/{themeKey}/mark", { params: { themeKey } })
        : call("PUT /api/user/topics/{themeKey}/mark", { params: { themeKey }, body: { mark } }),
    // One after the other: the last press is the last word.
    scope: { id: "topic-marks" },
    onMutate: ({ before, mark }) => keep({ ...before, mark }),
    onError: (_, { before }) => {
      keep(before)
      toast({ title: words.markFailed, text: words.markFailedText, tone: "error" })
    },
    onSuccess: async () => {
      await client.invalidateQueries({ queryKey: ["api", "user", "weekly-plan"] })
      await client.invalidateQueries({ queryKey: ["api", "user", "marked-topics"], refetchType: "none" })
    },
  })
  return (topic: Markable, before: OwnTopic, mark: Mark | null) => {
    mutate({ topic, before, mark })
    const undo = () => {
      dismissToast()
      mutate({ topic, before: { ...before, mark }, mark: before.mark })
      announce(words.takenBack)
    }
    toast({
      ...toldOf(topic, mark),
      action: (
        <Button tone="soft" size="small" onClick={undo}>
          {words.undo}
        </Button>
      ),
    })
  }
}

const toldOf = ({ title }: Markable, mark: Mark | null) => {
  if (mark === null) return { title: words.takenBack, text: title }
  return mark === "saved"
    ? { title: words.savedToast, text: title }
    : { title: words.hiddenToast, text: words.hiddenToastText({ topic: title }), tone: "info" as const }
}
