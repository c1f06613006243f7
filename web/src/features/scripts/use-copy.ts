import { useEffect, useState } from "react"
import { copyText } from "#lib/page.ts"
import { toast } from "#ui/toast.tsx"

const shownMs = 2000

/** Copies, says so in a toast, and names for 2 s what was copied, so that its button can say "Copied". */
export const useCopy = () => {
  const [copied, setCopied] = useState<string>()
  useEffect(() => {
    if (copied === undefined) return undefined
    const timer = setTimeout(() => setCopied(undefined), shownMs)
    return () => clearTimeout(timer)
  }, [copied])
  const copy = async (item: string, text: string) => {
    if (await copyText(text)) {
      setCopied(item)
      toast({ title: `${item} Copied!`, text: "Content has been copied to your clipboard." })
    } else {
      toast({
        title: "Not copied",
        text: "Your browser did not allow it. Select the text and copy it.",
        tone: "error",
      })
    }
  }
  return { copy, copied }
}
