import type { Draft, DraftBeat } from "#script/draft.ts"
import type { WritingOrder } from "#script/ports.ts"
import { type Said, saidFrom, textOfSaid } from "#script/said.ts"
import { shownWith, withoutAdvice } from "./aside.ts"
import type { Ground } from "./ground.ts"
import { repairedHashtags } from "./hashtags.ts"
import { type Fault, judged } from "./origin.ts"
import { wordsOf } from "./plain.ts"
import { isDisclaimer, isRepeated } from "./repeats.ts"
import { heardIn } from "./spoken.ts"

/** A sentence that says more than what it rests on, and where it stands. */
export interface Faulty {
  readonly beat: number
  readonly text: string
  readonly faults: ReadonlyArray<Fault>
}

/** A model's draft as it can be judged: only what is said, each sentence once, with the origin that it really has. */
export interface Refined {
  readonly draft: Draft
  readonly faulty: ReadonlyArray<Faulty>
}

/** Null when nothing is left of a beat. */
export const refined = (draft: Draft, order: WritingOrder, ground: Ground): Refined | null => {
  const { language } = ground
  const faulty: Faulty[] = []
  const spoken: string[] = []
  const beats = draft.beats.map((beat, index): DraftBeat => {
    const heard = beat.said.map(({ text, findings }) => ({ ...heardIn(text), findings }))
    const said: Said[] = []
    for (const { text, findings } of heard.flatMap(({ sentences, findings: named }) =>
      sentences.map((text) => ({ text, findings: named })),
    )) {
      if (ground.disclaimer.includes(text) || isDisclaimer(text, language)) continue
      if (isRepeated(text, spoken, language)) continue
      spoken.push(text)
      const judgement = judged({ text, findings }, ground)
      if (judgement.faults.length > 0) faulty.push({ beat: index, text, faults: judgement.faults })
      said.push(judgement.said)
    }
    // The disclaimer is ours: it stands at the end, once.
    const all =
      index === draft.beats.length - 1 ? [...said, ...saidFrom(order.disclaimer, "connective")] : said
    const direction = [beat.direction, ...heard.flatMap(({ directions }) => directions)].join(" ").trim()
    return { ...beat, said: all, text: textOfSaid(all), direction }
  })
  if (beats.some(({ said }) => said.length === 0)) return null
  const words = [...ground.known, ...wordsOf(spoken.join(" "), language)]
  const isSpoken = { language, words }
  return {
    draft: {
      ...draft,
      beats: beats.map((beat) => ({
        ...beat,
        direction: withoutAdvice(beat.direction, words, language).slice(0, 600),
        onScreen: shownWith(beat.onScreen, words, language),
      })),
      hooks: draft.hooks.flatMap(({ type, said }) => {
        const [text, ...more] = heardIn(said.text).sentences
        if (text === undefined || more.length > 1) return []
        const { said: origin, faults } = judged(
          { text: [text, ...more].join(" "), findings: said.findings },
          ground,
        )
        return faults.length > 0 || origin.from === "own" ? [] : [{ type, said: origin }]
      }),
      hashtags: repairedHashtags(
        draft.hashtags,
        [...ground.known, ...words.filter((word) => word.length > 4)],
        order.topic?.keywords[0] ?? order.given.subjects[0]?.names[language][0] ?? "health",
        language,
      ),
      platformTips: tipsWithoutAdvice(draft.platformTips, isSpoken),
    },
    faulty,
  }
}

const tipsWithoutAdvice = (
  tips: Draft["platformTips"],
  { language, words }: { readonly language: Ground["language"]; readonly words: ReadonlyArray<string> },
): Draft["platformTips"] =>
  Object.fromEntries(
    Object.entries(tips).flatMap(([platform, tip]) => {
      const kept = withoutAdvice(tip, words, language)
      return kept === "" ? [] : [[platform, kept]]
    }),
  )
