import type { RedFlag, SubjectFile } from "#evidence/subject-file.ts"
import { usualLanguage } from "#language/pack.ts"
import { warningId } from "#script/sources.ts"
import type { Line, Origin } from "./line.ts"
import type { Sayable } from "./findings-said.ts"
import { contentWords, countBorne, urgencies } from "./title-warning.ts"
import { group, inVoice, isClean, type Voice } from "./voice.ts"

/** A warning is the library's own: it is named by its finding, or by its place in its file. */
const originOf = ({ subject, redFlags }: SubjectFile, flag: RedFlag): Origin => ({
  kind: "finding",
  id: flag.finding ?? warningId(subject, redFlags.indexOf(flag)),
})

/** The warnings of a subject as a script may speak them: the most urgent first, then what speaks of the title, then what can be cited. */
export const redFlagsIn = (voice: Voice): ReadonlyArray<Sayable<RedFlag>> => {
  const { order, substance } = voice
  const { language } = order.settings
  const asked = substance.written === language ? contentWords(order.title, language) : []
  const spokenOf = new Map(
    substance.main.redFlags.map((flag) => [flag, countBorne(asked, inVoice(voice, flag.says), language)]),
  )
  const isGeneral = ({ finding, source }: RedFlag) => finding === null && source === null
  return (
    substance.main.redFlags
      .filter(({ says }) => isClean(voice, inVoice(voice, says)))
      // What can be cited goes before advice that every clinician gives and no source is named for.
      .toSorted(
        (a, b) =>
          urgencies[a.urgency] - urgencies[b.urgency] ||
          (spokenOf.get(b) ?? 0) - (spokenOf.get(a) ?? 0) ||
          Number(isGeneral(a)) - Number(isGeneral(b)),
      )
      .map((item) => ({
        item,
        groups: [
          group(`warning:${item.says[usualLanguage]}`, {
            text: inVoice(voice, item.says),
            origin: originOf(substance.main, item),
            ...(item.urgency === "soon" ? {} : { isUrgent: true }),
          }),
        ],
      }))
  )
}

/** The subject's first warning as it is spoken alone. */
export const warningIn = (voice: Voice): Line | null => redFlagsIn(voice)[0]?.groups.at(-1)?.lines[0] ?? null
