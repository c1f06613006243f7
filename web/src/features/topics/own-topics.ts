import type { SuccessOf } from "@rounds/core/contract/contract.ts"
import { names, usualLanguage } from "@rounds/core/language/names.ts"
import type { Language } from "@rounds/core/script/settings.ts"
import { useQuery } from "@tanstack/react-query"
import { reads } from "#lib/reads.ts"

export type ForYou = SuccessOf<"GET /api/user/topics">
export type OwnTopic = SuccessOf<"GET /api/user/topics/{themeKey}">
export type Mark = NonNullable<OwnTopic["mark"]>
/** A topic as far as it can be marked: its theme, and what it is called. */
export interface Markable {
  readonly themeKey: string
  readonly title: string
  readonly language?: Language
}

/** BCP 47 tag of what a topic is worded in. */
export const wordedIn = ({ language = usualLanguage }: Pick<Markable, "language">) => names[language].tag

export const forYouRead = reads("GET /api/user/topics", {})
export const ownRead = (themeKey: string) =>
  reads("GET /api/user/topics/{themeKey}", { params: { themeKey } })

/**
 * What the person has to do with a theme: as it was changed here, else as it came with a list. `ask` asks for a theme
 * that no list has told of.
 */
export const useOwnTopic = (themeKey: string, from?: OwnTopic, ask = false): OwnTopic => {
  const { data: changed } = useQuery({ ...ownRead(themeKey), enabled: ask })
  const { data: mine } = useQuery({ ...forYouRead, enabled: false })
  return (
    changed ??
    from ??
    mine?.own.find((one) => one.themeKey === themeKey) ?? { themeKey, mark: null, script: null }
  )
}
