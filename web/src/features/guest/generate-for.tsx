import type { SuccessOf } from "@rounds/core/contract/contract.ts"
import type { ReactNode } from "react"
import { tagOf } from "#lib/language/choices.ts"
import { ButtonLink } from "#ui/button.tsx"
import { hidden } from "#ui/hidden.css.ts"
import { guest as phrases } from "#words/guest.ts"

type Topic = Pick<SuccessOf<"GET /api/trending-topics">[number], "id" | "title" | "language">

/** A visitor's way to a script of a topic: through signing in. */
export function GenerateFor({ topic: { id, title, language } }: { readonly topic: Topic }) {
  const foreign = (inner: ReactNode) => <span lang={tagOf(language)}>{inner}</span>
  return (
    <ButtonLink tone="soft" size="small" to="/auth" search={{ topicId: id }}>
      {phrases.generateFor({ title, rest: concealed, foreign })}
    </ButtonLink>
  )
}

const concealed = (inner: ReactNode) => <span className={hidden}>{inner}</span>
