import type { SuccessOf } from "@rounds/core/contract/contract.ts"
import { useMutation, useQueryClient } from "@tanstack/react-query"
import { useState } from "react"
import { call } from "#lib/call.ts"
import { reads } from "#lib/reads.ts"
import { Banner } from "#ui/banner.tsx"
import { Button } from "#ui/button.tsx"
import { TextLink } from "#ui/text-link.tsx"
import { toast } from "#ui/toast.tsx"
import { consent as words } from "#words/consent.ts"

type Consent = SuccessOf<"GET /api/user/consent">

const versionOf = (consent: Consent, wanted: Consent["documents"][number]["document"]) =>
  consent.documents.find(({ document }) => document === wanted)?.version ?? ""

/** Terms or privacy have a version that the person has not accepted: where it stands, and one button. */
export function ConsentBanner({ consent }: { readonly consent: Consent }) {
  const client = useQueryClient()
  const [later, setLater] = useState(false)
  const { mutate, isPending } = useMutation({
    mutationFn: () =>
      call("POST /api/user/consent", {
        body: { terms: versionOf(consent, "terms"), privacy: versionOf(consent, "privacy") },
      }),
    onSuccess: (after) => client.setQueryData(reads("GET /api/user/consent", {}).queryKey, after),
    onError: () => toast({ tone: "error", title: words.notSaved, text: words.notSavedText }),
  })
  if (later) return null
  return (
    <Banner
      title={words.termsToAccept}
      text={words.readThem({
        terms: (inner) => (
          <TextLink to="/$" params={{ _splat: "terms" }} tone="inline">
            {inner}
          </TextLink>
        ),
        privacy: (inner) => (
          <TextLink to="/$" params={{ _splat: "privacy" }} tone="inline">
            {inner}
          </TextLink>
        ),
      })}
      action={
        <Button size="small" aria-disabled={isPending} onClick={() => !isPending && mutate()}>
          {words.accept}
        </Button>
      }
      onDismiss={() => setLater(true)}
    />
  )
}
