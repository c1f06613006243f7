import type { Library } from "@rounds/core/evidence/library.ts"
import { acceptable, type Draft } from "@rounds/core/script/draft.ts"
import { claimContextOf } from "@rounds/core/script/drafting.ts"
import {
  askFirstFor,
  draftFromFindings,
  hooksFromFindings,
  kitchenFromFindings,
  warningFromFindings,
} from "@rounds/core/script/from-findings/draft-from-findings.ts"
import { emptyKitchen } from "@rounds/core/script/from-findings/kitchen.ts"
import { saidOf } from "@rounds/core/script/from-findings/line.ts"
import { asksForDishes, foodOfDishes, substanceOf } from "@rounds/core/script/from-findings/substance-of.ts"
import { warningOnTitle } from "@rounds/core/script/from-findings/title-warning.ts"
import { draftFromQuestions, noteOnLength } from "@rounds/core/script/from-questions/draft-from-questions.ts"
import { hooksFromQuestions } from "@rounds/core/script/from-questions/pieces.ts"
import { natureAsked } from "@rounds/core/script/from-questions/nature.ts"
import { tipsFor } from "@rounds/core/script/platforms.ts"
import type { WritingOrder } from "@rounds/core/script/ports.ts"
import { textOfSaid } from "@rounds/core/script/said.ts"
import { subjectWords } from "@rounds/core/language/subjects.ts"
import { directionFor } from "./directions.ts"
import { hashtagsFor } from "./offline-hashtags.ts"
import { quotedTitle, spokenName } from "./spoken-name.ts"

/**
 * A draft without a model: findings of the evidence library, chosen for the question, the speaker and the market, and
 * as few words around them as speech needs. Where the library has nothing that fills the time, a script of questions
 * with blanks. The same order gives the same draft; `earlier` turns it. Null when not even that fits.
 */
export const writeOffline = (order: WritingOrder, library: Library): Draft | null => {
  const substance = substanceOf(library, order)
  const context = claimContextOf(order)
  const found = substance === null ? null : draftFromFindings(order, substance, context, order.earlier)
  const name = substance === null ? spokenName(order) : substance.called.name
  const warning =
    substance === null
      ? warningOnTitle(library, order, context)
      : warningFromFindings(order, substance, context)
  const quoted = found === null ? quotedTitle(order) : null
  const nature =
    substance !== null ? substance.called.nature : asksForDishes(order) ? "food" : natureAsked(namesOf(order))
  const food = foodOfDishes(library, order)
  const kitchen = food === null ? emptyKitchen : kitchenFromFindings(order, food, context)
  const asksFirst = substance === null ? null : askFirstFor(substance)
  const matter = { name, nature, warning, asksFirst, quoted, kitchen }
  const beats = found ?? draftFromQuestions(order, matter)
  if (beats === null) return null
  const note = noteOnLength(order, beats)
  const draft = {
    beats: beats.map(({ name, lines }, index) => {
      const said = lines.flatMap(saidOf)
      const played = directionFor(order, name)
      const direction = index === 0 && note !== null ? `${note} ${played}` : played
      return { name, text: textOfSaid(said), said, direction, onScreen: "" }
    }),
    hooks:
      found === null || substance === null
        ? hooksFromQuestions(order, matter)
        : hooksFromFindings(order, substance, context),
    hashtags: hashtagsFor(order, substance, found !== null),
    platformTips: tipsFor(order.settings.targetPlatform, order.settings.language),
  }
  return acceptable(draft, order.plan)
}

/** What is asked about as the list of subjects may call it; a title that a person typed in English too. */
const namesOf = ({ title, topic, settings }: WritingOrder): ReadonlyArray<string> =>
  topic?.keywords ?? [title, ...subjectWords[settings.language].inTopics(title)]
