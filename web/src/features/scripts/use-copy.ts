import { placesToFill } from "@rounds/core/script/blanks.ts"
import { useEffect, useState } from "react"
import { call } from "#lib/call.ts"
import { copyText } from "#lib/page.ts"
import { toast } from "#ui/toast.tsx"
import type { Script } from "./script.ts"
import { posting as phrases } from "#words/scripts/posting.ts"

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
      toast({ title: phrases.itemCopied({ item }), text: phrases.isOnTheClipboard })
    } else {
      toast({
        title: phrases.notCopied,
        text: phrases.browserDidNotAllowIt,
        tone: "error",
      })
    }
  }
  return { copy, copied }
}

/** Copies what a script says or how it is played. A script with places still to be filled in is not copied. */
export const useScriptCopy = () => {
  const { copy, copied } = useCopy()
  const copyScript = (item: string, script: Script, write: (script: Script) => string) => {
    const { length } = placesToFill(script)
    if (length === 0) {
      void copy(item, write(script))
      // Counting is nobody's reason to wait or to be disturbed.
      call("POST /api/user/scripts/{id}/copies", { params: { id: script.id } }).catch(() => undefined)
      return
    }
    toast({
      title: phrases.notCopied,
      text: phrases.blanksFirst,
      tone: "error",
    })
  }
  return { copyScript, copied }
}
