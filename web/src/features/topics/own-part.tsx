import { Stack } from "#ui/stack.tsx"
import { MarkButtons } from "./mark-buttons.tsx"
import { OwnNotes } from "./own-notes.tsx"
import { type Markable, useOwnTopic } from "./own-topics.ts"

/** What the reader of an open topic has to do with it, and the buttons that say so. */
export function OwnPart({ topic }: { readonly topic: Markable }) {
  const own = useOwnTopic(topic.themeKey, undefined, true)
  return (
    <Stack gap="s4" margin={[0, 0, "s16", 0]}>
      <OwnNotes own={own} />
      <MarkButtons topic={topic} own={own} worded />
    </Stack>
  )
}
