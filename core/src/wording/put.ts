import type { Aspect } from "#reading/asks.ts"
import type { ReadPost } from "#reading/read-post.ts"
import { askedOf, type Head } from "#topic/telling.ts"
import { presentIn } from "./present.ts"
import { sequenceOf, holdsConcept } from "#reading/concepts.ts"
import { termsOf, wordsIn } from "#text/tokens.ts"
import { sides, sortOf, type Sort } from "./sorts.ts"

/** A title that calls for an answer without a question mark. */
const call =
  /\b(?:help(?: me)?(?=[!.]|$)|help (?:needed|please|with)|please help|(?:need|needs|needing|want|seeking|looking for|in need of|any|some|asking for) (?:\w+[ /]){0,3}(?:help|advice|tips|suggestions?|recommendations?|ideas|recipes|guidance|opinions?|input)|advice (?:needed|wanted|please)|looking for|^(?:i )?need|(?:can|could|does|has|is) any(?:one|body)|form[- ]?check|critique (?:my|this)|how (?:do|can|should|would|often|much|many|long) (?:i|you|we)|what (?:is|are|should|do|can) (?:the best|i|you|we)|(?:tips|suggestions?|recommendations?|thoughts|advice)[.!…]*$)/i

/** Whether a sentence puts a question, or calls for an answer. */
export const isPut = (sentence: string): boolean => sentence.includes("?") || call.test(sentence)

/** Words that mark the question of an aspect, for what one has or does, and for what one lives with. */
interface Marks {
  readonly thing: RegExp
  readonly state: RegExp
}
const same = (mark: RegExp): Marks => ({ thing: mark, state: mark })

/** Somebody asks of others how it is with them, not what is right for himself. */
const ofOthers =
  /\bhow (?:many|much) (?:of )?(?:you|people|redditors|folks|guys|others|women|men|time|money|weight)\b/i

/** What a question must say for one of our wordings of it to mean the same: far narrower than what touches an aspect. */
const marks: { readonly [A in Aspect]: Marks } = {
  amount: same(
    /\bhow (?:much|many|often)\b|\bhow (?:strict|heavy|big)\b|\b(?:what|which|right|best|correct|good) (?:\w+ ){0,2}(?:doses?|dosages?|amounts?|frequency|portions?|servings?|numbers?|macros|ratios?)\b|\btoo (?:much|many)\b|\b(?:\d[^.!?]{0,30}|(?:is|are) (?:this|that|it)|(?:am i|do (?:i|you|we)|should i|are (?:we|you)) (?:\w+ ){0,2}(?:get(?:ting)?|eat(?:ing)?|tak(?:e|ing)|drink(?:ing)?)(?: (?:\w+|·))?) enough\b|\b(?:times|days) (?:a|per|each) week\b|\bevery (?:single )?day\b/i,
  ),
  timing: same(
    /\bwhen (?:should|do|can|is|to|would|does)\b|\bwhat time\b|\b(?:best|right) time\b|\btime of day\b|\bbefore or after\b|\bmorning or\b|\b(?:before|after) (?:bed|work(?:ing)?[- ]?outs?|training|meals?|lifting|exercise)\b/i,
  ),
  duration: same(
    /\bhow (?:long|soon|quickly|fast)\b(?! (?:have|has|did|were|was|is your|are your))|\bhow many (?:days|weeks|months)\b(?! (?:a|per|each))|\bwhen (?:will|did|do|does) (?:\w+ ){1,3}(?:work|start|see|notice|feel|show|end|stop)/i,
  ),
  safety: same(
    /\b(?:safe|safely|unsafe|side[- ]effects?|dangers?|dangerous|harm(?:ful|s)?|toxic|risks?|risky|bad for|bad idea|ok|okay|alright|unhealthy|interact\w*|mix(?:ing)?|worr(?:y|ied)|concern(?:ed|s)?|addictive|carcinogen\w*)\b/i,
  ),
  pain: same(/\b(?:pains?|painful|hurts?|hurting|aches?|aching|sore|soreness|injur\w+|tight|tightness)\b/i),
  compare: same(
    /\bvs?\.?\b|\bversus\b|\bbetter than\b|\b(?:is|are) (?:better|healthier)\b|\balternatives?\b|\bsubstitut\w+|\binstead of\b|\breplac\w+|\bswitch(?:ing)? (?:from|to)\b/i,
  ),
  choice: {
    thing:
      /\bwhich (?:\w+ ){0,3}(?:should i|do you (?:guys )?(?:use|like|recommend|prefer|take|buy|suggest)|would you (?:recommend|choose|get|buy|pick|suggest)|to (?:buy|get|choose|pick|try|use)|(?:is|are) (?:the )?(?:best|better))\b|\bwhich\b[^?]*\bbest\b|\b(?:what|which)(?:'s| is| are) (?:your|the best|a good|some good)\b|\bbest (?:brands?|kinds?|types?|\w+ for)\b|\brecommend(?:ations?|s|ed)?\b|\bwhat (?:kinds?|types?|sorts?|brands?)\b|\blooking for (?:an?|some|good|new|the best)\b|\bwhere (?:can|do|to|should)(?: i| you| we)? (?:buy|get|find)\b|\bshould i (?:get|buy|choose|go (?:for|with)|try)\b|\bworth (?:buying|getting|trying)\b|\bfavou?rites?\b|\bany good\b|\bright for me\b/i,
    state:
      /\bwhat (?:should|would) (?:i|you) (?:do|suggest|recommend)\b|\b(?:any|some|need|looking for|want) (?:\w+ ){0,2}(?:advice|tips|suggestions?|recommendations?)\b|\bwhere (?:do|should|can) i\b/i,
  },
  treatment: {
    thing: /\b(?:help(?:s|ed|ing)?|treat\w*|cures?|fix(?:es|ed)?|heal\w*|works?|worked)\b/i,
    state:
      /\bget(?:ting)? rid of\b|\btreat(?:ing|ed)?\b(?! (?:or|and|you|me|us|him|her|them|people|myself|yourself)\b)|\btreatments?\b|\bremed(?:y|ies)\b|\bcures?\b(?! (?:you|me|us|him|her|them|people|everyone|everything)\b)|\bwhat (?:\w+ ){0,3}(?:helps?|helped|works?|worked|can i do|do i do|should i do|do you do|can be done)\b|\bhow (?:do|can|to|did|should) (?:\w+ ){0,4}(?:fix|heal|treat|manage|control|reduce|prevent|relieve|calm|overcome|beat|deal|cope|handle|stop|avoid|lower|fight|fade|ease)\b|\banything (?:that )?(?:helps?|works?|for|i can)\b|\b(?:tips|advice|suggestions?|tricks?)\b|\bhelp\b/i,
  },
  effect: {
    thing:
      /^(?!.*\b(?:which|where|how)\b)(?!.*\bwhat\b[^?]*\b(?:would|will|could|can|should) help\b).*(?:\b(?:do|does|did|will|can|could|would|is|are|has|have)\b[^?]*\b(?:work|works|worked|help|helps|helped|matter|benefits?|beneficial|improve|affect|(?:do|does|did) anything|effective|worth it|worth the|good for|healthy|healthier|difference|point in|overrated)\b|\bwhat (?:are|is) the (?:benefits?|effects?|point)\b|\bany (?:benefits?|effects?|point)\b|\bwhat (?:does|do) [^?]*\bdo\b)/i,
    state:
      /\bwhat (?:\w+ ){0,3}(?:helps?|helped|works?|worked)\b|\banything (?:that )?(?:helps?|helped|works?|worked|for)\b|\b(?:does|do|did|will|can|could|would|has|have) [^?]*\b(?:help|helped|improve|affect|make a difference|work|worked)\b|\bhow (?:do|can|to|did|should) (?:\w+ ){0,3}(?:improve|help|increase|get better|boost|raise|lower)\b/i,
  },
  research: same(
    /(?<!\bto )\bstud(?:y|ies)\b(?! (?:for|hard|group|habits|tips|with|all))|\bresearch\b|\bevidence\b|\bscientific(?:ally)?\b|\bscience\b|\bpro(?:of|ven|ved)\b|\bdata on\b/i,
  ),
  technique: {
    thing:
      /\bform[- ]?checks?\b|\bform\b|\btechniques?\b|\bcritique\b|\bam i doing\b|\bi'm doing\b|\bproper(?:ly)?\b|\bcorrect(?:ly)?\b|\bmistakes?\b|\bdoing (?:\w+ ){0,2}(?:wrong|right)\b|\bthe right way\b|\bcues?\b|\bdeep enough\b|\bhow (?:do|to|should|can) (?:i |you |we )?(?:do|perform|learn|practi[cs]e|hold|breathe|use|take|prepare|get better|improve|swim|run|squat|lift|stretch)\b/i,
    state:
      /\bhow (?:do|to|should|can|would) (?:i |you |we )?\b|\b(?:the right way|properly|doing wrong|mistakes?)\b/i,
  },
  start: same(
    /\bstart(?:ing|ed)?\b|\bbegin(?:ning|ners?)?\b|\bget(?:ting)? into\b|\bnew to\b|\bfirst[- ]time(?:rs?)?\b|\bnewb\w*|\bnoobs?\b|\bwhere to\b/i,
  ),
  stop: same(
    /\bquit(?:ting)?\b|\bstop(?:ped|ping)?\b|\bgiv(?:e|ing) up\b|\bcom(?:e|ing) off\b|\b(?:get|getting|go|going) off\b|\btaper\w*|\bwithdrawals?\b|\bcold turkey\b|\bcut(?:ting)? (?:out|down|back)\b|\btak(?:e|ing) a break\b/i,
  ),
  doctor: same(
    /\bdoctors?\b|\bdocs?\b|\bgp\b|\bphysicians?\b|\bpsychiatrists?\b|\bdermatologists?\b|\btherapists?\b|\b(?:get(?:ting)?|be|being|seek(?:ing)?|want(?:ing|ed)?|need(?:ing|ed)?|pursu(?:e|ing)|(?:an?|the) (?:official|formal|proper|second)) (?:an? |the |my )?(?:\w+ )?diagnos\w+|\btested for\b|\bsee (?:a|someone|somebody)\b|\bprescri\w+/i,
  ),
  normal: same(
    /\b(?:normal|common|weird|strange)\b|\bany(?:one|body) else(?:\?|(?: here)? (?:ever |also |just )?(?:get|feel|have|had|has|experienc|notic|find|found|suffer|struggl|deal|see|react)\w*)|\bam i the only\b|\bjust me\b|\bdo(?:es)? any(?:one|body) (?:else )?(?:get|feel|have|experience|notice|find|suffer|also|ever)\b|\bshould i be worried\b/i,
  ),
  cause: {
    thing:
      /\bwhy (?:do|does|is|am|are|did|can't|don't|doesn't|would|have|has) (?:i|my|it)\b|(?<=[^\s,;] )caus(?:e|es|ed|ing)\b|\btriggers?\b|\bbecause of\b|\bdue to\b|\bcom(?:e|es|ing) from\b|\bmak(?:e|es|ing) me\b/i,
    state:
      /\bwhy (?:do|does|is|am|are|did|can't|don't|doesn't|would|have|has)\b|\bwhat (?:makes|causes?|triggers?)\b|(?<=[^\s,;] )caus(?:e|es|ed|ing)\b|\breasons? (?:for|why)\b|\btriggers?\b|\bbecause of\b|\bdue to\b|\bcom(?:e|es|ing) from\b|\bmak(?:e|es|ing) me\b/i,
  },
  cost: same(
    /\bcheap\w*\b|\bafford\w*|\bcosts?\b|\bprices?\b|\bbudget\b|\bexpensive\b|\binsurance\b|\bmoney\b/i,
  ),
  cook: same(
    /\brecipes?\b|\b(?:what|how|which|any|anything|ways?|things|else|can i|do you|should i)\b[^?]*\b(?:make|made|cook|cooking|bake|prepare|prep|eat|eating|season|use up|do with|spruce up|serve|spice up)\b|\b(?:meal|snack|lunch|dinner|breakfast|dessert|recipe|food|cooking) (?:ideas|suggestions|options)\b|\bwhat to (?:eat|cook|make|do with)\b/i,
  ),
  progress: same(
    /\bresults?\b|\bprogress\w*|\bexpect\b|\bplateau\w*|\bstall\w*|\bget(?:ting)? (?:better|faster|stronger)\b|\bimprov\w+|\bfaster\b/i,
  ),
  motivation: {
    thing:
      /\bmotivat\w+|\bstick(?:ing)? (?:to|with)\b|\bkeep (?:going|up|it up|at it)\b|\bstay(?:ing)? (?:on|with|motivated)\b|\bstruggl\w+|\bdiscourag\w*|\bwillpower\b|\btempt\w*|\bcravings?\b|\bfall off\b/i,
    state:
      /\bcop(?:e|es|ing)\b|\bdeal(?:ing|t)? with\b|\bget through\b|\bhandl(?:e|ing)\b|\bstruggl\w+|\bmotivat\w+|\b(?:you|people|i|to) manage(?: (?:it|this|your|my|with|the))?\b(?! all)|\boverwhelm\w*|\bkeep going\b|\blive with\b|\bwillpower\b/i,
  },
  experience: same(
    /\bexperiences?\b|\bany(?:one|body) (?:here|have|tried|done|on|use|used|take|taking|taken|else)\b|\bhas any(?:one|body)\b|\bhave you (?:tried|ever)\b|\bwhat (?:was|is) it like\b/i,
  ),
  others: same(
    /\b(?:tell|telling|told|explain\w*|talk\w*|say|support\w*|convince)\b[^?]*\b(?:friends?|family|husband|wife|boyfriend|girlfriend|partner|so|mom|mother|dad|parents|coworkers?|people|someone|others|boss|kids)\b|\b(?:friends?|family|husband|wife|boyfriend|girlfriend|parents|people|coworkers?)\b[^?]*\b(?:say|tell|think|treat|understand|ask|judg\w+)\b/i,
  ),
}

const ofGear =
  /\bwhat (?:\w+ ){0,2}(?:do i|should i|do you|will i) (?:\w+ )?(?:need|buy|get|wear|bring|use)\b|\b(?:gear|equipment|kit)\b|\bshould i (?:get|buy)\b|\bwhich (?:\w+ ){0,2}(?:should i (?:get|buy)|do you (?:use|wear))\b/i
const ofHelp =
  /\bhelp(?:s|ed)? (?:with|against)\b|\b(?:improv\w+|deal(?:ing)? with|manag(?:e|ing)|get(?:ting)? better)\b/i

const ofRecipes =
  /\brecipes?\b|\b(?:what|how|which|any|ways?|things) [^?]*\b(?:cook|bake|mix|(?:make|do) with)\b/i

/** Where our words for a sort of subject say less than those above. */
const ownMarks: { readonly [S in Sort]?: { readonly [A in Aspect]?: RegExp } } = {
  played: { choice: ofGear },
  raced: { choice: ofGear },
  lived: { effect: ofHelp },
  kept: { effect: ofHelp },
  measured: { effect: ofHelp },
  followed: { choice: /\bright for me\b|\bshould i (?:try|go|do|start|switch)\b|\bworth (?:it|trying)\b/i },
  // Who asks how many gummies make a dose cooks nothing.
  taken: { cook: ofRecipes },
  prescribed: {
    cook: ofRecipes,
    // How much protein beside a medicine is no question on its dose.
    amount:
      /\b(?:doses?|dosages?|dosing|milligrams?|\d+ ?(?:mg|mcg|ml)|units)\b|\bhow (?:much|many) ·|\bhow (?:much|many|often) (?:should|do|can|must) (?:i|you|we) (?:take|inject|use) (?:·|it|them)/i,
    choice: /\bright for me\b|\bshould i (?:try|take|ask|start|switch)\b|\bworth (?:it|trying)\b/i,
  },
  treated: {
    choice: /\bright for me\b|\bshould i (?:try|get|go|do|have|start)\b|\bworth (?:it|trying|doing)\b/i,
  },
}

/** Whether a sentence says what marks the question of an aspect. */
export const isMarked = (sentence: string, aspect: Aspect, sort: Sort): boolean =>
  (ownMarks[sort]?.[aspect] ?? marks[aspect][sides[sort]]).test(sentence) &&
  !(aspect === "amount" && ofOthers.test(sentence))

/** Whether somebody speaks of himself or to others; a headline does neither. */
const personal =
  /\b(?:i|i'm|i've|i'd|my|me|mine|we|our|us|you|your|y'all|guys|any(?:one|body)|some(?:one|body)|any|help|advice|tips|dae|check)\b/i

/** A question that stands over a link and speaks to nobody is what somebody else's article asks. */
export const isHeadline = (sentence: string, { text, site }: ReadPost): boolean =>
  site !== null && text?.body.trim() === "" && !personal.test(sentence)

/** Whether a sentence names a subject as something that is there: not "ideas that aren't eggs". */
const isThere = (sentence: string, { concept, subject }: Head): boolean => {
  const terms = sequenceOf(presentIn(sentence))
  return holdsConcept(terms, concept) || holdsConcept(terms, subject.concept)
}

/** A title tells one thing and asks another: only what asks is a question. */
const piecesOf = (title: string): ReadonlyArray<string> => title.split(/(?<=[.!?:;])\s+|\s+-+\s+/)

/** A sentence without the words of the subject: "technique" names what is asked about, and asks nothing of it. */
const withoutName = (sentence: string, { concept }: Head["subject"]): string => {
  const own = concept.split("_")
  return sentence.replace(/[\p{L}'-]+/gu, (word) => (own.includes(termsOf(word)[0] ?? "") ? "·" : word))
}

/** The questions that one post really puts about a subject: its question or its call says what our words for it say. */
export const putIn = (post: ReadPost, head: Head, sort: Sort): ReadonlyArray<Aspect> => {
  const [first = "", ...rest] = askedOf(post, head)
  // A title that leaves the subject out is about something else; the questions under it are too.
  const isTitled = first === post.text?.title
  if (first === "" || (isTitled && !isThere(first, head))) return []
  const put = [...(isTitled ? piecesOf(first) : [first]), ...rest].filter(
    (sentence) => isPut(sentence) && !isHeadline(sentence, post) && (isTitled || isThere(sentence, head)),
  )
  const asked = put.map((sentence) => withoutName(sentence, head.subject))
  return (Object.keys(marks) as ReadonlyArray<Aspect>) // the keys are exactly the aspects
    .filter((aspect) => asked.some((sentence) => isMarked(sentence, aspect, sort)))
}

/** In how many posts each question is really put. */
export const putAmong = (
  posts: ReadonlyArray<ReadPost>,
  head: Head,
  sort: Sort = sortOf(head.subject),
): ReadonlyMap<Aspect, number> => {
  const counts = new Map<Aspect, number>()
  const titles = new Set<string>()
  for (const post of posts) {
    // The same words twice are one question, put in two places.
    const words = post.text === null ? post.terms.slice(0, post.titled) : wordsIn(post.text.title)
    const title = words.join(" ")
    if (titles.has(title)) continue
    titles.add(title)
    for (const aspect of putIn(post, head, sort)) counts.set(aspect, (counts.get(aspect) ?? 0) + 1)
  }
  return counts
}
