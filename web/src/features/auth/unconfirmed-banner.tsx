import { useQuery, useQueryClient } from "@tanstack/react-query"
import { useEffect, useState } from "react"
import { useProduct } from "#lib/product.ts"
import { provider } from "#lib/provider.ts"
import { userRead } from "#lib/reads.ts"
import { Banner } from "#ui/banner.tsx"
import { Button } from "#ui/button.tsx"
import { announce } from "#ui/live-region.tsx"
import { SentMail } from "#ui/sent-mail.tsx"
import { auth as phrases } from "#words/auth.ts"

const says = (email: string) =>
  provider() === undefined ? phrases.openTheMailedLink({ email }) : phrases.confirmWhereYouSignIn({ email })

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
    // Fetched with the press: few who are here need it.
    const { identity, failureWords } = await import("#lib/identity.ts")
    try {
      const outside = await provider()
      // Whoever keeps the address confirms it.
      if (outside !== undefined) return await outside.openProfile()
      const { status } = await identity("send-confirmation", {})
      if (status === "confirmed") await client.invalidateQueries({ queryKey: userRead.queryKey })
      else say(phrases.theMessageIsOnItsWay)
    } catch (error) {
      say(failureWords(error))
    } finally {
      setBusy(false)
    }
  }
  return (
    <Banner
      title={phrases.confirmYourAddress}
      text={
        <>
          {answer ?? says(user.email)}
          <SentMail viewer={mailViewer} />
        </>
      }
      action={
        <Button size="small" aria-disabled={busy} onClick={() => void handleSend()}>
          {provider() === undefined ? phrases.sendAgain : phrases.openYourSignIn}
        </Button>
      }
    />
  )
}
