import type { Hook } from "#evidence/subject-file.ts"
import { packs, usualLanguage } from "#language/pack.ts"
import type { TargetPlatform } from "#script/settings.ts"
import { spokenWords } from "#script/spoken-words.ts"
import type { Group } from "./line.ts"
import type { Substance } from "./subject.ts"
import type { Crowd } from "./words.ts"
import {
  calledIn,
  group,
  inVoice,
  isClean,
  oneOf,
  restsOnSpoken,
  stated,
  turned,
  type Voice,
} from "./voice.ts"

/** Which sort of opening keeps a platform's viewers, the best first. */
const hookTypes: { readonly [P in TargetPlatform]: ReadonlyArray<Hook["type"]> } = {
  multi_platform: ["question", "surprise", "myth", "mistake", "story"],
  tiktok: ["surprise", "mistake", "myth", "question", "story"],
  instagram: ["mistake", "question", "surprise", "myth", "story"],
  youtube: ["question", "myth", "surprise", "mistake", "story"],
  linkedin: ["myth", "surprise", "question", "mistake", "story"],
}

/**
 * First words: hooks of the library that fit three seconds, the platform's own sort first, of the myth or tip that the
 * script is about (`anchor`) and of what it is asked. Words that fit any subject only where there is none.
 */
export const hooksIn = (
  voice: Voice,
  wellAnswered: ReadonlySet<string>,
  anchor: string | null,
): ReadonlyArray<Group> => {
  const { order, substance, words, salt, seed } = voice
  const { targetPlatform, scriptFormat, language } = order.settings
  const types = turned(hookTypes[targetPlatform], seed)
  const wanted = scriptFormat === "myth_buster" ? ["myth", ...types] : types
  const fits = (text: string) =>
    spokenWords(/^[^.!?…]+/u.exec(text)?.[0] ?? text, language).length <= packs[language].hookWords
  // A myth or a tip is what its script is about; an answer only comes first in it.
  const anchored = scriptFormat === "myth_buster" || scriptFormat === "quick_tip" ? 3 : 1
  const placeOf = ({ type, finding }: Hook) =>
    wanted.indexOf(type) + (wellAnswered.has(finding) ? 0 : 1.5) - (finding === anchor ? anchored : 0)
  const sayable = substance.main.hooks.filter((hook) => {
    const text = inVoice(voice, hook.says)
    return restsOnSpoken(voice, hook.finding) && fits(text) && isClean(voice, text)
  })
  const hooks = onTopic(sayable, substance)
    .toSorted((a, b) => placeOf(a) - placeOf(b))
    .map(({ says, finding }) => group(`hook:${says[usualLanguage]}`, stated(finding, inVoice(voice, says))))
  const name = calledIn(voice, substance.main)
  if (hooks.length > 0 && !voice.mayClip) return hooks
  const opening = turned(words.opening, salt).map((open) => open(name))
  return [
    ...hooks,
    ...opening.filter(fits).map((text) => group("opening", { text, origin: { kind: "connective" } })),
    group("opening", { text: words.shortOpening, origin: { kind: "connective" } }),
  ]
}

/** Where a subject comes with something else, that is what people click for: hooks on anything else promise another video. */
const onTopic = (hooks: ReadonlyArray<Hook>, { onCompanion }: Substance): ReadonlyArray<Hook> =>
  onCompanion.size === 0 ? hooks : hooks.filter(({ finding }) => onCompanion.has(finding))

/** Last words to the viewer: a question that the script has left open, for the next one; else the platform's own. */
export const closesIn = (voice: Voice): ReadonlyArray<Group> => {
  const { order, substance, words, salt } = voice
  const { targetPlatform } = order.settings
  const questions = substance.main.hooks.filter(({ says, finding }) => {
    const text = inVoice(voice, says)
    return /^[^.!?…]+\?$/u.test(text) && restsOnSpoken(voice, finding) && isClean(voice, text)
  })
  return [
    ...turned(questions, salt).map(({ says, finding }) => {
      const lead = oneOf(words.ask[targetPlatform], salt)
      const text = inVoice(voice, says)
      const keys = [`hook:${says[usualLanguage]}`, `finding:${finding}`, `truth:${finding}`] as const
      return { keys, lines: [stated(finding, `${lead} ${text}`)] }
    }),
    group("close", {
      text: oneOf(words.close[targetPlatform], salt)(substance.main),
      origin: { kind: "connective" },
    }),
  ]
}

/** Under so many posts no number is spoken. */
export const fewPosts = 8

/** What people asked, with how many they were; the bare question only where there is no topic, or hardly any time. */
export const questionsIn = (voice: Voice): ReadonlyArray<Group> => {
  const { order, substance, words, salt } = voice
  const { title, topic, settings, angle } = order
  const [ask] = substance.asks
  const isAsked = topic !== null && packs[settings.language].sharesTopicWords && title.endsWith("?")
  // "Salt: how much is too much?" is a headline that nobody says so; one that names two things is asked about both.
  const isAboutTwo =
    substance.companion !== null ||
    (topic !== null && topic.keywords.length > 1 && substance.main.kind !== "interaction")
  const isOwnQuestion = isAsked && (isAboutTwo || !title.includes(":"))
  const question =
    isOwnQuestion && angle === null
      ? title.replace(/: (\p{L})/u, (_, letter: string) => `, ${letter.toLowerCase()}`)
      : words.question(ask ?? "what", substance.main)
  const bare = group("question", { text: question, origin: { kind: "topic" } })
  if (topic === null) return [bare]
  const crowd: Crowd = { posts: topic.postCount, isSample: topic.sampleDate !== null, question }
  const tellings = crowd.posts < fewPosts ? words.handful : words.crowd
  const told = turned(tellings, salt).map((tell) =>
    group("question", { text: tell(crowd), origin: { kind: "topic" } }),
  )
  return settings.duration === "30_seconds" ? [...told, bare] : told
}
