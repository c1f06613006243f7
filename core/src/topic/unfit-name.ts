import { calling } from "#language/calling.ts"
import { languages } from "#language/names.ts"
import type { ReadPost } from "#reading/read-post.ts"
import type { Language } from "#script/settings.ts"
import type { DroppedTopic } from "./choice.ts"
import type { TopicDrop } from "./drop.ts"
import { isPerson } from "./person.ts"

/** What is called by a name, and where the name comes from. */
interface Called {
  readonly subject: { readonly name: string; readonly listed: boolean }
  readonly posts: ReadonlyArray<ReadPost>
}

/** Whether a name holds a rude word of any language: posts mix them. */
export const isRude = (name: string): boolean =>
  languages.some((language) => calling[language].rude.test(name))

/** Why a name must not head a topic: it is rude, or somebody's, who is no subject of health by being known. */
export const unfitness = ({ subject, posts }: Called, language: Language): TopicDrop | null => {
  if (subject.listed) return null
  if (isRude(subject.name)) return "rude"
  return isPerson(subject.name, posts, language) ? "person" : null
}

/** Parts what may be called by its name from what may not, with the reason. Listed subjects may; a part of what may not goes with it. */
export const fitNames = <C extends Called>(
  all: ReadonlyArray<C>,
  language: Language,
): { readonly fit: ReadonlyArray<C>; readonly unfit: ReadonlyArray<DroppedTopic> } => {
  const fit: Array<C> = []
  const unfit: Array<DroppedTopic> = []
  for (const one of all) {
    const reason = unfitness(one, language)
    if (reason === null) fit.push(one)
    else unfit.push({ name: one.subject.name, reason })
  }
  const parts = new Set(unfit.flatMap(({ name }) => name.toLowerCase().split(" ")))
  const isPart = ({ subject: { name, listed } }: C): boolean =>
    !listed &&
    name
      .toLowerCase()
      .split(" ")
      .every((word) => parts.has(word))
  return { fit: fit.filter((one) => !isPart(one)), unfit }
}
