import { toast } from "#ui/toast.tsx"

export const handleSignOutFailure = () => {
  toast({ title: "Sign out failed", text: "You are still signed in. Please try again.", tone: "error" })
}
