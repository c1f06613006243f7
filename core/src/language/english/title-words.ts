import type { TitleWords } from "#language/title-words.ts"
import { stopWords } from "#text/stop-words.ts"
import { evidence } from "./evidence.ts"
import { aspects } from "./title-aspects.ts"
import { oneMatter, oneThing } from "./word-families.ts"

/** What a title asks with: what something does, how good it is, for whom and how one has it. */
const asking: ReadonlySet<string> = new Set(
  `
    help cause lead damage harm hurt affect improve reduce lower raise increase boost prevent treat cure fix stop start quit
    avoid ease relieve support speed slow shorten lengthen strengthen weaken build burn kill ruin destroy protect trigger
    worsen mix combine interact replace beat change turn mean count fight promote delay block cut drop crack matter happen
    drink eat swallow chew cook sip consume order first next
    bad safe dangerous harmful healthy healthier healthiest unhealthy effective useful useless worth true real okay normal
    natural possible important necessary proven older younger old young alone regular single
    benefit risk side effect evidence science proof truth fact myth answer link connection difference reason problem trouble
    issue amount dose dosage form type brand pill tablet capsule body health adult everyone anybody person actually exactly
    heal recover finally naturally regularly daily nightly weekly expect understand explain recommend vs versus
    today tonight morning evening night nights night-time video videos trend trends sense lift
    fall faster quicker sooner better longer easier safer stronger
    rid exist sign signs reverse accurate reliable overrated hype waste money visible lose losing gain make makes term pay
    knowing noticing needed required allowed ever often normally differently correctly properly hurt hurts home
    likely unlikely possibly probably apparently obviously suddenly constantly extremely seriously specifically especially
    mainly mostly simply basically literally late
    pertinent apparent consistent extreme constant sudden common rare usual typical specific
    particular certain various serious major minor decent favorite favourite perfect ideal super little tight prone
    despite although unless anymore per via patient client warning forever fade
    mum mom mother dad father grandma grandpa grandmother grandfather parent
    holiday holidays christmas
    nan gran granny husband wife partner boyfriend girlfriend uncle aunt son daughter friend mate gp
    plus false worse deprescribe deprescribing refuse ignore bother wrong scare come came heavy wreck switch marketing
    january february march april june july august september october november december
    maintain sustain achieve handle deal manage plan experience combat eliminate erase exacerbate preserve enhance optimise
    optimize incorporate recommend suggest wonder feel seem suck diagnose result
    fast quick quickly early everyday whilst symptom
    article study research resource guidance forum thread post news thing stuff everybody somebody
    intolerance intolerant sensitivity sensitive
    treatment remedy remedies usefulness credence opinion thought advice suggestion recommendation tip way product option alternative choice middle
    treatable enough diagnosis beginner beginners newbie mistake error claim claims rumour rumor guide complete ultimate
    couldn didn doesn don hasn haven isn aren wasn shouldn wouldn won
  `
    .trim()
    .split(/\s+/u),
)

const endings = /^(?:|e|s|es|ed|d|ing|ings|e?ments?|ness|er|ers|y|ies|ion|ions|ive|al|ful|ic)$/u
/** Who does something is another thing: a gainer is a powder, and no gain. */
const endingsOfOne = /^(?:|e|s|es|ed|d|ing|ings|ness|y|ies)$/u
const shortestStem = 4

/** The longest beginning that two words share. */
const shared = (one: string, other: string): number => {
  let length = 0
  while (length < one.length && one[length] === other[length]) length += 1
  return length
}

/** Who is asleep sleeps. */
const verbOf = (word: string): string => word.replace(/^a(?=sleep|wake)/u, "")

/** "Quitting" has its last letter twice. */
const undoubled = (word: string): string => word.replace(/(\p{L})\1(?=(?:ings?|ed|ers?)$)/u, "$1")

const areOf = (families: ReadonlyArray<ReadonlySet<string>>, one: string, other: string): boolean =>
  families.some((words) => words.has(one) && words.has(other))

const isAkin = (written: string, said: string): boolean => {
  const [one, other] = [verbOf(written), verbOf(said)]
  return (
    areOf(oneMatter, one, other) ||
    isOne(one, other, endings) ||
    isOne(undoubled(one), undoubled(other), endings)
  )
}

const isSame = (written: string, said: string): boolean => {
  const [one, other] = [undoubled(verbOf(written)), undoubled(verbOf(said))]
  return isOne(one, other, endingsOfOne)
}

const isOne = (one: string, other: string, mayEnd: RegExp): boolean =>
  evidence.isForm(one, other) || areOf(oneThing, one, other) || shareStem(one, other, mayEnd)

const shareStem = (one: string, other: string, mayEnd: RegExp): boolean => {
  const length = shared(one, other)
  return (
    length >= Math.min(shortestStem, one.length, other.length) &&
    length >= 3 &&
    mayEnd.test(one.slice(length)) &&
    mayEnd.test(other.slice(length))
  )
}

/** Parts of words that are written apart: "pre workout", "half marathon". */
const prefix = /^(?:pre|post|mid|half)$/u

const isGrammar = (words: ReadonlyArray<string>, at: number): boolean => {
  const word = words[at] ?? ""
  return prefix.test(word) || (stopWords.has(word) && !isBack(words, at))
}

const isAsking = (word: string): boolean =>
  stopWords.has(word) || [...forms(word)].some((form) => asking.has(form))

/** A word without the endings of a verb or of many: "causes", "causing", "caused". */
const forms = (word: string): ReadonlyArray<string> => [
  word,
  word.replace(/(?:ing|ed|es|s|d)$/u, ""),
  word.replace(/(?:ing|ed|es)$/u, "e"),
  word.replace(/(\p{L})\1(?:ing|ed)$/u, "$1"),
  word.replace(/s$/u, ""),
]

/** "How long does sciatica take to heal": the verb is part of the question, and no second thing. */
const endsHowLong = (words: ReadonlyArray<string>, at: number): boolean =>
  words[at - 1] === "to" && /^(?:takes?|took|long)$/u.test(words[at - 2] ?? "") && words.includes("long")

/** "What should I eat with it" is a question on food, and no way to ask. */
const asksForFood = (words: ReadonlyArray<string>, at: number): boolean =>
  words[at] === "eat" && words.includes("what")

/** A back is no way to come back. */
const isBack = (words: ReadonlyArray<string>, at: number): boolean =>
  words[at] === "back" &&
  (/^(?:my|your|the|a|lower|upper|bad|sore)$/u.test(words[at - 1] ?? "") ||
    /^(?:pains?|aches?|hurts?|trouble|problems?|injur\p{L}+|muscles?|exercises?)$/u.test(words[at + 1] ?? ""))

/** When something is asked of: "in winter"; what winter does is asked of the winter. */
const isOfSeason = (words: ReadonlyArray<string>, at: number): boolean =>
  /^(?:winter|summer|autumn|spring)$/u.test(words[at] ?? "") &&
  /^(?:in|during|over|this|every|all)$/u.test(words[at - 1] ?? "")

/** Who is drinking, and says not what, drinks alcohol. */
const isOfAlcohol = (words: ReadonlyArray<string>, at: number): boolean =>
  words[at] === "drinking" &&
  /^(?:|and|on|while|with|too|after|before|during|every)$/u.test(words[at + 1] ?? "")

export const titleWords: TitleWords = {
  asksWith: (words, at) =>
    !asksForFood(words, at) &&
    !isBack(words, at) &&
    !isOfAlcohol(words, at) &&
    (isAsking(words[at] ?? "") || endsHowLong(words, at) || isOfSeason(words, at)),
  isAkin,
  isSame,
  isGrammar,
  ofAnyTitle:
    /^(?:(?:wo|do|does|ca|is|are|did|was|should|could|would|has|have)nt|(?:bigg|b|worst?|eas(?:i|y)|simpl|quick|fast|new|common)(?:est|er|y|e|ly)?|mistakes?|right|wrong|proper(?:ly)?|safe(?:ly|ty)?|normal(?:ly)?|real(?:ly)?|true|truth|facts?|myths?|start(?:ing|ed)?|begin(?:ning|ners?)?|tips?|ways?|things?|moment|guide|everyone|everybody|anyone|people|actually|naturally|always|never|need(?:ed|s)?|signs?|symptoms?|causes?|reasons?|treat(?:ment|ing|ed)?|prevent(?:ing|ion)?|avoid(?:ing)?|help(?:s|ing)?|improv(?:e|es|ing)|good|bad|better|worse|healthy|unhealthy|home|medications?|medicines?|pills?|explained|today|foods?|contain(?:s|ing)?|life|lives|chang(?:e|es|ing|ed)|happens?|too|much|more|less)$/u,
  asks: [
    ["stop", /\bwhen (?:to|should (?:i|you|we)) stop\b/],
    // Whether something brings a complaint on.
    ["cause", /^can (?:you|i|we) catch .* from\b/],
    ["cause", /^(?:do|does|can|could|will) .*\bgive (?:you|me|us|people|children|kids)\b/],
    [
      "what",
      /\bhow (?:do|can|would) (?:i|you|we) (?:know|tell)\b|\b(?:signs?|symptoms?) of\b|\b(?:signs|symptoms)\W*$/,
    ],
    [
      "safe",
      /\bcan (?:you|we|people|women|men|diabetics|someone|kids|children)\b.{0,40}\b(?:eat|drink|take|use|exercise|run|train|lift|swim|fly|mix|breastfeed|work out)\b/,
    ],
    ["forms", /^which\b/],
    ["myth", /\breal(?: or fake)?\W*$|\ba real thing\b/],
    [
      "works",
      /\bcan (?:it|this|that|you|i|we) (?:be )?(?:slow|stop|prevent|delay|revers|manag|treat|control)\w*/,
    ],
    [
      "how_much",
      /\b(?:when|how (?:much|many)) (?:is|are|does|do) (?:\w+ ){0,3}too (?:much|many|heavy|high|low)\b/,
    ],
    // What has lasted for weeks is to be seen at some time.
    [
      "when",
      /\b(?:for|lasting|lasts|lasted|after|since) (?:\w+ )?(?:\d+|two|three|four|five|six|eight|several) (?:weeks|months)\b/,
    ],
    // At what age somebody is tested.
    ["when", /\b(?:tests?|screening|mammograms?|colonoscopy|smears?|scans?|vaccines?) at (?:age )?\d{2}\b/],
    [
      "side_effects",
      /^(?!.*\bhow (?:much|many)\b)(?=.*\btoo (?:many|much)\b).*\b(?:risks?|harm\w*|danger\w*|hurt|damage|bad|unsafe)\b/,
    ],
    [
      "works",
      /\bget rid\b|\brevers\w*|\btreat\w*|\bfix\w*|\bcure[sd]?\b|\bimprov\w*|\blower\w*|\breduc\w*|\bheal\w*|\bstop\b|\blose\b|\bfaster\b|\breliev\w*|\beas(?:e|es|ing)\b|\bsooth\w*|\bprevent\w*|\bfad(?:e|es|ing)\b|\bcalm\b|\bget over\b|\bwithout (?:surgery|tablets?|pills?|medicines?|statins?|drugs?)\b/,
    ],
    ["do_first", /\bhow (?:do|can|should|could|would) (?:i|you|we|one)\b/],
    ["how_long", /\bforever\b|\bfor life\b|\blifelong\b/],
  ],
  asksForTips:
    /\b(?:\d|two|three|four|five|six|seven) (?:[a-z]+ )?(?:tips?|ways?|steps|habits|tricks|rules|things|ideas|mistakes)\b|\btips\b|\bmistakes?\b/,
  counts: {
    promises:
      /\b(?<count>\d{1,2}|two|three|four|five|six|seven|ten) (?!hundred|thousand)(?:\p{L}+ )?(?:(?<tips>tips|ways|steps|habits|tricks|rules)|(?<mistakes>mistakes|myths))\b/u,
    words: { two: 2, three: 3, four: 4, five: 5, six: 6, seven: 7, ten: 10 },
  },
  asksWhy: /^why\b/,
  asksForWarning:
    /\b(?:know|tell) (?:if|whether|when) .*\b(?:serious|dangerous|an emergency)\b|\bis (?:my|this|it) .*\bserious\b|\bwhen (?:is|are|does|do) .*\b(?:dangerous|serious|emergency|urgent)\b|\bwhen (?:(?:should|do) (?:i|you|we)|to|i'd|i would|would (?:i|you))(?: actually| really)? (?:(?:be )?(?:worry|worried|concerned)|(?:see|call|visit|go to) (?:(?:a|an|my|your|the) )?(?:doctor|gp|hospital|clinic|er|emergency room|a&e|ambulance|specialist|dentist|physio\w*|dermatologist|pharmacist)|see|call|go)\b|\bshould (?:i|you|we) (?:worry|be worried|see (?:a|my|the) doctor)\b/,
  asksWhatItIs: /^what(?:['’]?s| is| are| exactly is| really is)\b(?!.*\b(?:best|better|worst|difference)\b)/,
  asksForSigns:
    /\bhow (?:do|can|would) (?:i|you|we) (?:know|tell)\b|\b(?:signs?|symptoms?) (?:of|that|you|your|it)\b|\b(?:signs|symptoms)\W*$|\brecogni[sz]e\b|^do i have\b/,
  grownUps: /\b(?:adults?|grown-?ups?)\b/iu,
  signs: /\b(?:signs?|symptoms?|recogni[sz]\w*|shows? (?:as|itself|up)|feels? like|looks? like)\b/iu,
  aspects,
  moments: [
    { asks: /\bafter (?!\d|all\b|age\b)/, says: /\b(?:after|afterwards)\b/iu },
    { asks: /\bbefore (?!\d)/, says: /\b(?:before|beforehand)\b/iu },
    { asks: /\bduring\b/, says: /\b(?:during|while)\b/iu },
  ],
  handled:
    /\b(?:cook(?:ed|ing|s)?|boil\w*|bak(?:e|ed|ing)|fr(?:y|ied|ying)|grill\w*|roast\w*|steam\w*|microwav\w*|simmer\w*|rins(?:e|ing)|wash(?:ing)?|soak\w*|drain\w*|reheat\w*|freez\w*|fridge|degrees|oven|pan|season(?:ed|ing)?|marinat\w*|raw|tinned|frozen|peel\w*|grind|plate|dish(?:es)?|sandwich\w*|salads?|sauces?|serve|lunch|porridge|portions?|oils?|unsalted|without salt|carton|salad|greens|label)\b/iu,
  asksWhatIsNormal:
    /\b(?:normal|ideal|healthy|good)\b.*\b(?:pressure|sugar|rate|levels?|bmi|ldl|cholesterol|temperature|count|reading|range)\b/,
  normal: /\b(?:normal|healthy range|healthy weight)\b/iu,
  asksForHelp: /\b(?:for|helps?|helping|treats?|combat|fight|against|soothes?|relieves?|eases?|cures?)\b/,
  without: "without",
  withoutEnding: null,
  medicines: {
    means: /^(?:pills?|tablets?|meds?|medicines?|medications?|drugs?|painkillers?)$/,
    says: [
      "painkillers",
      "ibuprofen",
      "aspirin",
      "paracetamol",
      "tablets",
      "medicines",
      "medication",
      "drug",
    ],
  },
  people:
    /\b(?:wom[ae]n(?:'s)?|m[ae]n(?:'s)?|girls?|boys?|kids?|child(?:ren)?|teens?|teenagers?|bab(?:y|ies)|pregnan\w*|older|seniors?)\b/iu,
  expecting: /^(?:wom[ae]n|mothers?|mums?|moms?|lad(?:y|ies))$/u,
  byOneself: {
    asks: /\bat home\b|\bnaturally\b|\bnatural(?:ly)? (?:ways?|remed\w+|treatments?)\b|\bhome remed\w+/,
    without: [
      "injection",
      "injections",
      "surgery",
      "operation",
      "statin",
      "statins",
      "prescription",
      "shockwave",
    ],
  },
  longUse: {
    asks: /\bevery (?:single )?(?:day|night)\b|\bdaily\b|\blong[- ]term\b|\bfor (?:years|months|life|ever)\b|\bforever\b/,
    says: ["every day", "daily", "long term", "long use", "regular", "regularly", "months", "years"],
  },
  rejects:
    /^(?:it'?s )?not (?:\S+ ){1,4}?but (?<meant>.{3,})$|^(?:forget|never mind|instead of) [^,:;.]{2,30}[,:;.] (?<other>.{3,})$/iu,
  joins: /^(?:while|during|when|and|or|versus|with)$/u,
  shape: /^(?:powders?|tablets?|pills?|capsules?|drops?|supplements?)$/u,
  kindNames: {
    exercise: /^(?:exercises?|workouts?|sports?|training)$/u,
    habit: /^(?:habits?|exercises?)$/u,
    medicine: /^(?:medicines?|medications?|drugs?|supplements?)$/u,
    supplement: /^supplements?$/u,
    food: /^(?:foods?|supplements?)$/u,
    diet: /^(?:the|diets?|eating|supplements?)$/u,
    condition: /^(?:conditions?|diseases?|illness(?:es)?)$/u,
  },
  states:
    /^(?!(?:what|how|why|when|which|who|where|is|are|am|do|does|did|can|could|should|will|would|has|have|must)\b)(?!.*\?).*\b(?:is|are|isn['’]t|aren['’]t|can['’]?t|cannot|don['’]t|doesn['’]t|won['’]t|do not|does not|never|not|makes?|causes?|raises|lowers|burns?|kills?|helps?|prevents?|cures?)\b/,
  putOf:
    /^(?:is|are|does|do|did|can|could|will|would|has|have|should|must) (?:(?:an?|the|my|your|our|this|that|these|those) )?(?!(?:it|i|you|we|they|there|to) )(?<thing>\p{L}+)/u,
  isYesOrNo: /^(?:is|are|am|does|do|did|can|could|should|will|would|has|have|must)\b/,
}
