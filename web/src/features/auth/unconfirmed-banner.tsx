import { useQuery, useQueryClient } from "@tanstack/react-query"
import { useEffect, useState } from "react"
import { failureWords, identity } from "#lib/identity.ts"
import { useProduct } from "#lib/product.ts"
import { userRead } from "#lib/reads.ts"
import { Banner } from "#ui/banner.tsx"
import { Button } from "#ui/button.tsx"
import { announce } from "#ui/live-region.tsx"
import { SentMail } from "#ui/sent-mail.tsx"

/** On every screen of somebody whose address nobody has confirmed: what waits for it, and the mail once more. */
export function UnconfirmedBanner() {
  const client = useQueryClient()
  const { data: user } = useQuery(userRead)
  const { mailViewer } = useProduct()
  const [answer, setAnswer] = useState<string>()
  const [busy, setBusy] = useState(false)
  const waits = user !== null && user !== undefined && !user.emailVerified
  useEffect(() => {
    if (!waits) return undefined
    // The link was perhaps opened beside this page.
    const handleBack = () => {
      if (document.visibilityState === "visible")
        void client.invalidateQueries({ queryKey: userRead.queryKey })
    }
    document.addEventListener("visibilitychange", handleBack)
    return () => document.removeEventListener("visibilitychange", handleBack)
  }, [client, waits])
  if (!waits) return null
  const say = (words: string) => {
    setAnswer(words)
    announce(words)
  }
  const handleSend = async () => {
    if (busy) return
    setBusy(true)
    try {
      const { status } = await identity("send-confirmation", {})
      if (status === "confirmed") await client.invalidateQueries({ queryKey: userRead.queryKey })
      else say("The message is on its way.")
    } catch (error) {
      say(failureWords(error))
    } finally {
      setBusy(false)
    }
  }
  return (
    <Banner
      title="Confirm your address"
      text={
        <>
          {answer ??
            `Open the link that we mailed to ${user.email}. Until then you can look around and write one script.`}
          <SentMail viewer={mailViewer} />
        </>
      }
      action={
        <Button size="small" aria-disabled={busy} onClick={() => void handleSend()}>
          Send again
        </Button>
      }
    />
  )
}
