import { toldQuestions } from "#language/told-questions.ts"
import type { Topic } from "#topic/topic.ts"
import type { Language } from "./settings.ts"

/**
 * A topic's counted question in a script's language: as it stands where that is the topic's, else the same question in
 * our words there. Null where it cannot be worded there: then nobody is said to have asked it.
 *
 * @param name what the script calls the topic's subject
 */
export const toldQuestion = (
  text: string,
  { language, keywords }: Told,
  spoken: Language,
  name: string,
): string | null => {
  if (language === spoken) return text
  const [asked] = keywords.flatMap((keyword) => toldQuestions[language].recognise(text, keyword) ?? [])
  return asked === undefined ? null : toldQuestions[spoken].say(asked, name)
}

type Told = Pick<Topic, "language" | "keywords">

/** What a topic's title asks, in the same way; null where it is in the script's own language. */
export const toldHeading = (
  title: string,
  { language, keywords }: Told,
  spoken: Language,
  name: string,
): string | null => {
  const [asked] = keywords.flatMap((keyword) => toldQuestions[language].ofHeading(title, keyword) ?? [])
  return language === spoken || asked === undefined ? null : toldQuestions[spoken].say(asked, name)
}
