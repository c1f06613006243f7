import { partsIn, termsOf } from "#text/tokens.ts"
import type { Subject } from "#vocabulary/subjects.ts"

/** Stands in a clause for the words of its subject. */
export const mark = "§"

/** Words that may stand before the subject and belong to it: no preposition, which would make another object of it, and nobody who does something with it. */
export const before = String.raw`(?:(?!(?:from|of|after|in|with|about|for|on|by|and|or|to|when|that|which|if|as|at|than|not|no|without|before|like|during|into|some(?:one|body)|any(?:one|body)|people|i|you|we|they|he|she|it)\b)[\w'-]+ ){0,3}`

/** Words that may follow it: behind a noun it would only say what that is ("acne scars"). */
const behind = String.raw`(?= (?:and|or|for|with|in|on|at|to|from|of|by|as|when|while|if|after|before|during|without|since|than|vs|versus|into|about|per|every|each|is|are|was|were|be|do|does|did|can|could|will|would|should|has|have|had|may|might|i|you|we|they|it|that|this|these|which|who|so|any|how|what|where|why|there|please|now|again|yet|today|tonight|too|really|actually|ever|else|first|safe|good|bad|worth|better|work|works|worked|help|helps|helped|make|makes|made|cause|causes|caused|affect|affects|hurt|hurts|like|daily|regularly|right|properly|correctly|here|at|all|only|left|instead|anymore|lately|next|last|soon|tomorrow|my|your|me|us|a|an|the|in|over|under|up|out|off|back)\b| *$| *[,;:?!.])`

/** The subject as the object of what is said. */
export const phrase = `${before}${mark}${behind}`

/** Endings that make another word of a stem: who is depressed names no depression, and a runner no running. */
const otherEnding = /(?:ed|ing|ers?|ics?|ly|ness)$/

/** Whether a word is the name's own, whatever its number. */
const isOwnForm = (word: string, name: string): boolean => {
  const ending = otherEnding.exec(word)?.[0]
  if (ending === undefined) return !name.endsWith("ed")
  const [stem] = termsOf(word)
  return name
    .toLowerCase()
    .split(/[ -]/)
    .some((own) => termsOf(own)[0] === stem && own.endsWith(ending))
}

/** A sentence in small letters with marks for the subject, and signs between its words. */
export const markedIn = (sentence: string, { concept, name }: Pick<Subject, "concept" | "name">): string => {
  const parts = partsIn(sentence.replace(/[&+]/g, " and ")).filter((part) => part !== "[" && part !== "]")
  const wanted = concept.split("_")
  const rest = name.split(/[ -]/).flatMap(termsOf)
  const marked: Array<string> = []
  for (let at = 0; at < parts.length; at++) {
    const here = parts.slice(at, at + wanted.length)
    const isHere =
      here.length === wanted.length &&
      here.every((part, i) => termsOf(part)[0] === wanted[i]) &&
      isOwnForm(here.at(-1) ?? "", name)
    marked.push(isHere ? mark : (parts[at] ?? ""))
    if (!isHere) continue
    at += wanted.length - 1
    // "Bipolar" is all of "bipolar disorder".
    while (rest.includes(termsOf(parts[at + 1] ?? "")[0] ?? "-")) at++
  }
  return marked.join(" ")
}
