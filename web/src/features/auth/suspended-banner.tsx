import { useQuery } from "@tanstack/react-query"
import { useSupportHref } from "#lib/product.ts"
import { userRead } from "#lib/reads.ts"
import { Banner } from "#ui/banner.tsx"
import { ButtonAnchor } from "#ui/button.tsx"
import { auth as phrases } from "#words/auth.ts"

/** On every screen of somebody whose account is suspended: what stays open, before a press is refused. */
export function SuspendedBanner() {
  const { data: user } = useQuery(userRead)
  const support = useSupportHref(phrases.accountSuspended)
  if (user?.isActive !== false) return null
  return (
    <Banner
      title={phrases.accountSuspended}
      text={phrases.whatStaysOpen}
      action={
        <ButtonAnchor size="small" href={support}>
          {phrases.writeToSupport}
        </ButtonAnchor>
      }
    />
  )
}
