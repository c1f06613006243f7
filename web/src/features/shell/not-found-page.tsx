import { useTitle } from "#lib/page.ts"
import { ButtonLink } from "#ui/button.tsx"
import { LostPage } from "./lost-page.tsx"

export function NotFoundPage() {
  useTitle("Page not found")
  return (
    <LostPage
      title="404 Page Not Found"
      text="This page does not exist or has moved."
      actions={
        <>
          <ButtonLink to="/app" tone="primary">
            Go to Topics
          </ButtonLink>
          <ButtonLink to="/pricing">Pricing</ButtonLink>
          <ButtonLink to="/$" params={{ _splat: "support" }}>
            Support
          </ButtonLink>
        </>
      }
      small="Did you forget to add the page to the router?"
    />
  )
}
