import { useTitle } from "#lib/page.ts"
import { ButtonLink } from "#ui/button.tsx"
import { LostPage } from "./lost-page.tsx"
import { shell as words } from "#words/shell.ts"

export function NotFoundPage() {
  useTitle(words.pageNotFound)
  return (
    <LostPage
      title={words.pageNotFoundTitle}
      text={words.pageNotFoundText}
      actions={
        <>
          <ButtonLink to="/app" tone="primary">
            {words.goToTopics}
          </ButtonLink>
          <ButtonLink to="/pricing">{words.pricing}</ButtonLink>
          <ButtonLink to="/$" params={{ _splat: "support" }}>
            {words.support}
          </ButtonLink>
        </>
      }
      small={words.pageNotFoundHint}
    />
  )
}
