import { useTitle } from "#lib/page.ts"
import { pricing, support, usePathExists } from "#lib/paths.ts"
import { ButtonLink } from "#ui/button.tsx"
import { LostPage } from "./lost-page.tsx"

export function NotFoundPage() {
  useTitle("Page not found")
  const exists = usePathExists()
  return (
    <LostPage
      title="404 Page Not Found"
      text="This page does not exist or has moved."
      actions={
        <>
          <ButtonLink to="/app" tone="primary">
            Go to Topics
          </ButtonLink>
          {exists(pricing) && <ButtonLink to={pricing}>Pricing</ButtonLink>}
          {exists(support) && <ButtonLink to={support}>Support</ButtonLink>}
        </>
      }
      small="Did you forget to add the page to the router?"
    />
  )
}
