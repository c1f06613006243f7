import type { SuccessOf } from "@rounds/core/contract/contract.ts"
import { useMutation, useQueryClient } from "@tanstack/react-query"
import { call } from "#lib/call.ts"
import { ApiError } from "#lib/problem.ts"
import { TextButton } from "#ui/text-link.tsx"
import { toast } from "#ui/toast.tsx"

type Letter = Pick<SuccessOf<"GET /api/admin/mail">[number], "id" | "subject">

/** Puts a letter back on its way that could not leave. */
export function SendAgain({ letter }: { readonly letter: Letter }) {
  const client = useQueryClient()
  const { mutate, isPending } = useMutation({
    mutationFn: () => call("POST /api/admin/mail/{id}/retry", { params: { id: letter.id } }),
    onSuccess: ({ sentAgain }) =>
      sentAgain
        ? toast({ title: "On its way again" })
        : toast({ title: "Not sent again", text: "It has left, or nothing of it is kept.", tone: "error" }),
    onError: (error) =>
      toast({
        title: "Not sent again",
        text: error instanceof ApiError ? error.message : "Try again in a moment.",
        tone: "error",
      }),
    onSettled: () => client.invalidateQueries({ queryKey: ["api", "admin", "mail"] }),
  })
  return (
    <TextButton
      aria-label={`Send “${letter.subject}” again`}
      aria-disabled={isPending}
      onClick={() => !isPending && mutate()}
    >
      Send again
    </TextButton>
  )
}
