import type { SuccessOf } from "@rounds/core/contract/contract.ts"
import { useMutation, useQueryClient } from "@tanstack/react-query"
import { call } from "#lib/call.ts"
import { ApiError } from "#lib/problem.ts"
import { TextButton } from "#ui/text-link.tsx"
import { toast } from "#ui/toast.tsx"
import { adminAnalytics as words } from "#words/admin/analytics.ts"

type Letter = Pick<SuccessOf<"GET /api/admin/mail">[number], "id" | "subject">

/** Puts a letter back on its way that could not leave. */
export function SendAgain({ letter }: { readonly letter: Letter }) {
  const client = useQueryClient()
  const { mutate, isPending } = useMutation({
    mutationFn: () => call("POST /api/admin/mail/{id}/retry", { params: { id: letter.id } }),
    onSuccess: ({ sentAgain }) =>
      sentAgain
        ? toast({ title: words.onItsWayAgain })
        : toast({ title: words.notSentAgain, text: words.notSentAgainText, tone: "error" }),
    onError: (error) =>
      toast({
        title: words.notSentAgain,
        text: error instanceof ApiError ? error.message : words.tryAgainInAMoment,
        tone: "error",
      }),
    onSettled: () => client.invalidateQueries({ queryKey: ["api", "admin", "mail"] }),
  })
  return (
    <TextButton
      aria-label={words.sendSubjectAgain({ subject: letter.subject })}
      aria-disabled={isPending}
      onClick={() => !isPending && mutate()}
    >
      {words.sendAgain}
    </TextButton>
  )
}
