import { Fragment } from "react"
import { count } from "#lib/words.ts"
import type { EditionLine } from "./words.ts"
import { adminCollection as phrases } from "#words/admin/collection.ts"

const drops: { readonly [R in NonNullable<EditionLine["notOffered"]>[number]["reason"]]: string } = {
  sensitive: phrases.notSafeToFilm,
  promotion: phrases.advertised,
  person: phrases.somebodysName,
  rude: phrases.rude,
  unreadable: phrases.lettersNotRead,
  generic: phrases.tooGeneral,
  passing: phrases.namedInPassing,
  unasked: phrases.withoutAQuestion,
  duplicate: phrases.toldElsewhere,
  outranked: phrases.noPlaceLeft,
}

const NAMED = 3

/** "2 subjects rose and became no topic: not safe to film 1 (sleep), no place left 1 (gels)"; nothing where none did, or nobody noted it. */
export function NotOffered({ of: { notOffered } }: { readonly of: Pick<EditionLine, "notOffered"> }) {
  const all = (notOffered ?? []).reduce((sum, one) => sum + one.count, 0)
  if (notOffered === null || all === 0) return null
  const reasons = notOffered.map(({ reason, names, count: dropped }, at) => {
    const named = names.slice(0, NAMED)
    const more = dropped > named.length ? ["…"] : []
    return (
      <Fragment key={reason}>
        {at > 0 && "; "}
        {drops[reason]} {count(dropped)} ({/* As posts wrote it, in whatever language. */}
        <span lang="">{[...named, ...more].join(", ")}</span>)
      </Fragment>
    )
  })
  return <span>{phrases.notOffered({ subjects: all, reasons: () => reasons })}</span>
}
