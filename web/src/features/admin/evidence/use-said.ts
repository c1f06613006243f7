import { useQueryClient } from "@tanstack/react-query"
import { ApiError } from "#lib/problem.ts"
import { toast } from "#ui/toast.tsx"

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
        title: "Not stored",
        text: error instanceof ApiError ? error.message : "Please try again.",
        tone: "error",
      }),
  }
}
