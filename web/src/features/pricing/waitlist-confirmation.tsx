import { useMutation } from "@tanstack/react-query"
import { useEffect, useRef } from "react"
import { call } from "#lib/call.ts"
import { ApiError } from "#lib/problem.ts"
import { announce } from "#ui/live-region.tsx"
import { Banner } from "#ui/banner.tsx"
import { pricing as words } from "#words/pricing.ts"

/** The server does not know this token, or it is none. */
const isOfTheLink = (error: unknown) =>
  error instanceof ApiError && ["NotFound", "InvalidRequest"].includes(error.code)

/** Where the link of the waitlist's e-mail leads: confirms the address once and says so. */
export function WaitlistConfirmation({ token }: { readonly token: string }) {
  const { mutate, isSuccess, data, error } = useMutation({
    mutationFn: () => call("POST /api/notify-professional/confirm", { body: { token } }),
    onSuccess: ({ message }) => announce(`${words.notificationSent} ${message}`),
  })
  const sent = useRef(false)
  useEffect(() => {
    if (sent.current) return
    sent.current = true
    mutate()
  }, [mutate])
  if (isSuccess) return <Banner title={words.notificationSent} text={data.message} />
  if (error === null) return null
  return isOfTheLink(error) ? (
    <Banner title={words.linkNotValid} text={words.linkNotValidText} />
  ) : (
    <Banner title={words.notConfirmedYet} text={words.notConfirmedYetText} />
  )
}
