import { toldQuestions } from "#language/told-questions.ts"
import type { Topic } from "#topic/topic.ts"
import type { Language } from "./settings.ts"

type Told = Pick<Topic, "language" | "keywords">

/** What a text of ours asks about a topic's subject, said in a script's language; null where it asks nothing that can be worded there. */
const saidAgain =
  (reading: "recognise" | "ofHeading") =>
  (text: string, { language, keywords }: Told, spoken: Language, name: string): string | null => {
    const [asked] = keywords.flatMap((keyword) => toldQuestions[language][reading](text, keyword) ?? [])
    return asked === undefined ? null : toldQuestions[spoken].say(asked, name)
  }

/** What a topic's title asks, in our words in another language. */
export const toldHeading = saidAgain("ofHeading")

const toldElsewhere = saidAgain("recognise")

/**
 * A topic's counted question in a script's language: as it stands where that is the topic's, else the same question in
 * our words there. Null where it cannot be worded there: then nobody is said to have asked it.
 *
 * @param name what the script calls the topic's subject
 */
export const toldQuestion = (text: string, topic: Told, spoken: Language, name: string): string | null =>
  topic.language === spoken ? text : toldElsewhere(text, topic, spoken, name)
