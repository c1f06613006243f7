import { toast } from "#ui/toast.tsx"
import { shell as words } from "#words/shell.ts"

export const handleSignOutFailure = () => {
  toast({ title: words.signOutFailed, text: words.signOutFailedText, tone: "error" })
}
