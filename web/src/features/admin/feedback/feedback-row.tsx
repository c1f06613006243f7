import type { SuccessOf } from "@rounds/core/contract/contract.ts"
import { useMutation, useQueryClient } from "@tanstack/react-query"
import { useState } from "react"
import { call } from "#lib/call.ts"
import { useUnsaved } from "#lib/unsaved.ts"
import { clockOf, shortDate } from "#lib/words.ts"
import { Button } from "#ui/button.tsx"
import { Field } from "#ui/field.tsx"
import { area } from "#ui/field.css.ts"
import { Inline } from "#ui/inline.tsx"
import { Stack } from "#ui/stack.tsx"
import { Text } from "#ui/text.tsx"
import { toast } from "#ui/toast.tsx"
import { adminFeedback as phrases } from "#words/admin/feedback.ts"

type Feedback = SuccessOf<"GET /api/admin/feedback">[number]

/** One message, what was answered, and what can be done with it. */
export function FeedbackRow({ of }: { readonly of: Feedback }) {
  const client = useQueryClient()
  const [answer, setAnswer] = useState<string>()
  const params = { id: of.id }
  const settled = {
    onSuccess: () => client.invalidateQueries({ queryKey: ["api", "admin", "feedback"] }),
    onError: ({ message }: Error) => toast({ title: phrases.notDone, text: message, tone: "error" }),
  }
  const send = useMutation({
    ...settled,
    mutationFn: (text: string) =>
      call("POST /api/admin/feedback/{id}/answer", { params, body: { answer: text } }),
  })
  useUnsaved(!send.isSuccess && answer !== undefined && answer !== "")
  const set = useMutation({
    ...settled,
    mutationFn: (open: boolean) => call("PUT /api/admin/feedback/{id}", { params, body: { open } }),
  })
  return (
    <Stack as="li" surface="card" gap="s8" padding={["s16", "s20"]}>
      <Text as="h3" size="card" wrap="anywhere">
        {of.subject}
      </Text>
      <Text size="small" tone="third" wrap="anywhere">
        {of.name}, {of.email}, {shortDate(of.createdAt)}, {clockOf(of.createdAt)}
      </Text>
      <Paragraphs text={of.message} />
      {of.answer !== null && (
        <Stack gap="s4" padding={["s8", 0, 0, 0]} rule="top">
          <Text size="small" tone="third">
            {of.answeredAt === null
              ? phrases.answered
              : phrases.answeredOn({ day: shortDate(of.answeredAt) })}
          </Text>
          <Paragraphs text={of.answer} />
        </Stack>
      )}
      {answer === undefined ? (
        <Inline gap="s8">
          <Button size="small" onClick={() => setAnswer("")}>
            {phrases.answerByMail}
          </Button>
          <Button size="small" onClick={() => set.mutate(of.status !== "open")}>
            {of.status === "open" ? phrases.closeWithoutAnAnswer : phrases.openAgain}
          </Button>
        </Inline>
      ) : (
        <Stack
          as="form"
          gap="s8"
          onSubmit={(event) => {
            event.preventDefault()
            if (!send.isPending) send.mutate(answer)
          }}
        >
          <Field label={phrases.answerTo({ email: of.email })}>
            {(ids) => (
              <textarea
                {...ids}
                className={area}
                rows={6}
                required
                maxLength={5000}
                value={answer}
                onChange={({ target }) => setAnswer(target.value)}
              />
            )}
          </Field>
          <Inline gap="s8">
            <Button type="submit" tone="primary" size="small" aria-disabled={send.isPending}>
              {phrases.sendTheAnswer}
            </Button>
            <Button size="small" onClick={() => setAnswer(undefined)}>
              {phrases.notNow}
            </Button>
          </Inline>
        </Stack>
      )}
    </Stack>
  )
}

function Paragraphs({ text }: { readonly text: string }) {
  return text.split(/\n+/).map((line, n) => (
    <Text key={`${n} ${line}`} wrap="anywhere">
      {line}
    </Text>
  ))
}
