import { useQueryClient } from "@tanstack/react-query"
import { ApiError } from "#lib/problem.ts"
import { toast } from "#ui/toast.tsx"
import { adminEvidence as words } from "#words/admin/evidence.ts"

/** After something was said of a finding: everything that shows findings to reviewers is read anew. */
export const useSaid = (onDone: () => void) => {
  const client = useQueryClient()
  return {
    onSuccess: async () => {
      onDone()
      await client.invalidateQueries({ queryKey: ["api", "admin", "evidence"] })
    },
    onError: (error: Error) =>
      toast({
        title: words.notStored,
        text: error instanceof ApiError ? error.message : words.pleaseTryAgain,
        tone: "error",
      }),
  }
}
