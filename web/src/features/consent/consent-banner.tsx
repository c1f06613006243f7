import type { SuccessOf } from "@rounds/core/contract/contract.ts"
import { useMutation, useQueryClient } from "@tanstack/react-query"
import { useState } from "react"
import { call } from "#lib/call.ts"
import { reads } from "#lib/reads.ts"
import { Banner } from "#ui/banner.tsx"
import { Button } from "#ui/button.tsx"
import { TextLink } from "#ui/text-link.tsx"
import { toast } from "#ui/toast.tsx"

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
    onError: () =>
      toast({ tone: "error", title: "Not saved", text: "Your answer could not be saved. Try again." }),
  })
  if (later) return null
  return (
    <Banner
      title="Terms to accept"
      text={
        <>
          Read the{" "}
          <TextLink to="/$" params={{ _splat: "terms" }} tone="inline">
            terms of service
          </TextLink>{" "}
          and the{" "}
          <TextLink to="/$" params={{ _splat: "privacy" }} tone="inline">
            privacy page
          </TextLink>
          . Until you accept them, what you accepted before holds.
        </>
      }
      action={
        <Button size="small" aria-disabled={isPending} onClick={() => !isPending && mutate()}>
          Accept
        </Button>
      }
      onDismiss={() => setLater(true)}
    />
  )
}
