import { wordsOf } from "#evidence/nature.ts"
import { questions as asked } from "./asking.ts"
import { verbs } from "./sentences.ts"
import type { Asking, QuestionWords } from "#script/from-questions/words.ts"

/** Names of many: allergies, dumbbells; not gas or arthritis. */
const isMany = /[^\Wsui]s$/u

const asking =
  /^(?:(?:is|are|am|was|were|do|does|did|can|could|should|shall|will|would|has|have|had|isn't|aren't|don't|doesn't|didn't|can't|couldn't|shouldn't|won't|wouldn't)\s+(?:i|you|we|they|he|she|it|this|that|these|those|there|my|your|our|the|an?|any|some|all|everyone|anyone|people|[\p{L}-]+(?:ing)?)(?!\p{L})|(?:what|why|how|when|where|which|who|whose)\s+(?:is|are|was|were|do|does|did|can|could|should|will|would|has|have|much|many|often|long|soon|far|fast|to|about|happens|causes|makes|helps|kind|type)(?!\p{L}))/iu

/** What a sentence begins with and no name of a thing does; nor is who is "over 65 and taking five medicines" a name. */
const telling =
  /^(?:(?:over|under|after|before|during|without|with|at|from|between)(?!-)|i|i'm|i've|you|you're|we|they|he|she|it|it's|this|these|that|there|here|my|your|our|what|why|how|when|where|who|if|because|stop|start|try|never|always|don't|do not|let|let's|avoid|eat|drink|take|get|make|use|read|listen|watch|remember|ask|keep|give|put|quit|skip|forget|meet|learn|check)(?!\p{L})/iu

const capital = (text: string): string => `${text.charAt(0).toUpperCase()}${text.slice(1)}`

/** Words that a question loses without asking anything else. */
const hedges =
  / (?:really|actually|exactly|just|ever|even|possibly|truly|simply|basically|generally|in general|specifically|throughout the day|please)(?= |\?|,)/giu

/** Longer ways to ask, each with the shorter one. */
const shorterLeads: ReadonlyArray<readonly [longer: RegExp, shorter: string]> = [
  [/^what (?:can|could|should|do) (?:i|you|we|people) do to (?:help|deal) with /iu, "What helps with "],
  [
    /^what (?:can|could|should|do) (?:i|you|we|people) do (about|for|against|with|when|if) /iu,
    "What to do $1 ",
  ],
  [
    /^when should (?:i|you|we) (see a doctor|call a doctor|worry) (?:about|for|with) (.+)\?$/iu,
    "$2: when to $1?",
  ],
  [/^what (?:is|are|would be) the best ways? (?:to|of) /iu, "How best to "],
  [/^how (?:do|can|could|should|would) (?:i|you|we|people|one|someone) /iu, "How to "],
  [/^(?:is|are) there (?:an?|any) /iu, "Any "],
]

/** What a thing is told by, and then what is asked of it: two sentences of one title. */
const toldThenAsked =
  /^((?!(?:if|when|while|after|before|since|because|for|as|in|at|on|with|without|from|to)(?!\p{L}))(?:\S+ ){2,}?\S+?)(?: [-–—] |[:;] |[,.] (?=(?:what|how|why|when|which|where|who|is|are|do|does|did|can|could|should|will|would)(?!\p{L})))(\S.*\?)$/iu

const inSample = ({ sampleDate }: { readonly sampleDate: string | null }): string =>
  sampleDate === null ? "" : " in the sample"

const spans = { 3: "in three days", 7: "in seven days" } as const

const shareOf = ({ posts, among, isSample }: Asking): string =>
  `${posts === among ? `all ${among}` : `${posts} of ${among}`} ${isSample ? "sample posts" : "posts"}`

/** A clause that only begins as a question does: "why your knees hurt". */
const clause = /^(?:why|how|what|when|where) (?:your|my|our|you|we|the|people)\b/iu
/** The same, and what one does: "training legs". A statement on that is asked as any other. */
const heading = new RegExp(String.raw`${clause.source}|^\p{L}{3,}ing\b`, "iu")

export const questions: QuestionWords = {
  // "My MRI says bulging disc, can I still lift" asks in its last clause.
  isQuestion: (title) => title.split(/[,;:] | [-–—] /u).some((clause) => asking.test(clause)),
  isStatement: (title) =>
    telling.test(title) ||
    (title.split(" ").length > 2 && verbs.test(title.replace(/ (?:at|to|for|from|after) work$/u, ""))),
  ofTime:
    /^(?:hours?|days?|weeks?|months?|years?|one|two|three|four|five|six|seven|eight|nine|ten|twelve|long|last(?:s|ed|ing)?|linger(?:s|ed|ing)?|persist(?:s|ed|ent|ing)?|still|away|since)$/u,
  quoted: {
    question: (text) => `The question, word for word: “${text}”`,
    statement: (text) => `Let’s talk about this: “${text}”`,
  },
  thisMatter: "this",
  openings: {
    choice: [
      (n) => `Before you decide about ${n}: ask this.`,
      (n) => `Questions about ${n}? Bring these.`,
      () => "Bring these questions with you.",
    ],
    matter: [(n) => `${capital(n)}: one good question.`, () => "One good question."],
    named: [(n) => `${capital(n)}: more posts than usual.`, () => "More posts than usual."],
    word: [
      (n) => `One word, several posts: ${n}.`,
      (n) => `One word: ${n}.`,
      () => "One word, and what it means.",
    ],
  },
  asked: (n, topic) =>
    topic === null
      ? `${capital(n)}: that is today's question.`
      : topic.postCount < 8
        ? `A handful of posts${inSample(topic)} were about ${n}.`
        : `${topic.postCount} posts${inSample(topic)} in three days were about ${n}.`,
  mentioned: (n, topic) =>
    topic.postCount < 8
      ? `A handful of posts${inSample(topic)} mention ${n}.`
      : `${topic.postCount} posts${inSample(topic)} in three days mention ${n}.`,
  usually: (posts) =>
    posts === 0
      ? "Usually there is none."
      : posts === 1
        ? "Usually it is one."
        : `Usually it is about ${posts}.`,
  beside: (n, posts, among) => `${posts === among ? `All ${among}` : `${posts} of ${among}`} also name ${n}.`,
  counted: (asking) => `${capital(spans[asking.days])}: ${shareOf(asking)} ask that.`,
  countedQuestion: (asking, question) =>
    `${capital(spans[asking.days])}: ${shareOf(asking)} ask: ${question}`,
  ownQuestion: (title) => title.replace(/(?<!\p{L})(would) you(?!\p{L})/giu, "$1 I"),
  soIAsk: (question) => `So I ask: ${question}`,
  shorterQuestion: (title) => title.replace(/, (?:and|or) [^,]*\?$/u, "?"),
  clauseEnd:
    / (?:(?:or|if|when|because|since|but|so(?! (?:that|they|it|you|we)\b)|while)(?= )|and(?= (?:i|i've|i'm|is|are|do|does|can|should|what|why|how|my|it)\b))/iu,
  askedAsSaid: (kind, text) => `${text}${(kind === "name" ? heading : clause).test(text) ? "." : "?"}`,
  askedShorter: (question) => {
    const [, told, asks] = toldThenAsked.exec(question) ?? []
    const parted =
      told === undefined || asks === undefined
        ? []
        : [`${told}${asking.test(told) ? "?" : "."} ${capital(asks)}`]
    const bare = question.replace(hedges, "")
    const led = [question, bare].flatMap((text) =>
      shorterLeads.flatMap(([longer, shorter]) => (longer.test(text) ? [text.replace(longer, shorter)] : [])),
    )
    return [...(bare === question ? [] : [bare]), ...led.map(capital), ...parted]
  },
  whatIsMeant: "They share no question, so I ask: what do they mean by it?",
  shareNone: "They share no question.",
  question: (ask, nature, name) => {
    const isNamed = nature === "need" || ask === "forms"
    const pointing =
      nature === "pair" || nature === "effect" ? "these two" : isMany.test(name) ? "these" : "this"
    return wordsOf(asked, nature, ask)(isNamed ? name : pointing)
  },
  leads: ["First:", "Next:", "Then:", "After that:", "And:"],
  only: "One question:",
  added: "What I would add:",
  forOthers: "For your doctor or pharmacist:",
  blank: {
    what: "[Your key fact and its source.]",
    works: "[Your key fact and its source: how many people, how large the effect.]",
    how_much: "[Your amount, for whom, and its source.]",
    when: "[Your answer, how to tell, and its source.]",
    how_long: "[Your span of time and its source.]",
    safe: "[Your key fact on safety and its source.]",
    side_effects: "[What can happen, how often, and your source.]",
    who_not: "[Who, why, and your source.]",
    with: "[What goes with it, what does not, and your source.]",
    forms: "[Your choice, the reason, and its source.]",
    compare: "[What it was compared with, what came out, and your source.]",
    cause: "[What is known, what is only likely, and your source.]",
    do_first: "[Your first step, and why.]",
    stop: "[What to expect, from when on, and your source.]",
    children: "[What holds for which age, and your source.]",
    pregnancy: "[What is known, whom to ask, and your source.]",
    older: "[What changes, from which age, and your source.]",
    myth: "[What is true, and its source.]",
  },
  places: {
    answer: "[Your answer in one sentence.]",
    read: "[Your answer, once you have read the posts: what they mean by it, and what you say to that.]",
    found: "[Your answer, once you have read the posts: what they want to know, and what you say to that.]",
    reason: "[What your answer rests on: a study, a guideline, or what you see in your own work.]",
    study: "[The best study you know: who, how many, what came out, and its source.]",
    open: "[What nobody knows yet, or where experts disagree.]",
    myth: "[The claim you hear most, once, and marked as a myth.]",
    truth: "[What is true instead, and its source.]",
    tip: "[Your tip in one sentence, and its source.]",
    steps: "[How it is done, in at most three steps.]",
    mistake: "[The mistake you see most in your own work.]",
    changes: "[For whom it is different: what would change your answer.]",
    do: "[One thing that somebody who watches can do this week.]",
    see: "[When somebody should ask a professional, and whom.]",
  },
  placesOfFood: {
    do: "[One thing to try in the kitchen this week.]",
    see: "[Who should leave it out, and whom to ask first.]",
  },
  placesOfDishes: {
    answer: "[Your answer: the dish, in one sentence.]",
    reason: "[Why this dish: its time, its price, or what is in it.]",
    study: "[What you look for in the dish: fibre, protein or salt, and how much.]",
    open: "[What cooks do in different ways here, and how you do it.]",
    truth: "[How it is really cooked, shown.]",
    tip: "[Your tip for the dish, in one sentence.]",
    mistake: "[The step of the recipe that goes wrong most often.]",
    changes: "[What you would swap, for whom, and for what.]",
    do: "[The one step to show on camera, and how it should look.]",
    see: "[Who should leave something out, and what.]",
  },
  byAngle: (angle) => `[Your answer, by the angle you chose: ${angle}]`,
  placesForOthers: {
    answer: "[What you can say from your own field, and its source.]",
    study: "[What you can say from your own field, and its source.]",
    open: "[Whom you would send people to with this.]",
    myth: "[What you can say from your own field, and its source.]",
    truth: "[Whom you would send people to with this.]",
    tip: "[What you can say from your own field, and its source.]",
    mistake: "[Whom you would send people to with this.]",
    read: "[What you can say from your own field, once you have read the posts, and its source.]",
    found: "[What you can say from your own field, once you have read the posts, and its source.]",
    reason: "[Whom you would send people to with this.]",
    steps: "[What you can say from your own field, and its source.]",
    changes: "[Who should ask before anybody else, and whom.]",
    do: "[What people can bring to that talk.]",
    see: "[Whom you would send people to with this.]",
  },
  bring: {
    taken: [
      "Take the packet, or a photo of the label, to a pharmacist.",
      "Bring the list of what else you take: medicines, supplements, teas.",
      "If you are pregnant, or might be, say that first.",
      "Then ask when to look again, and at what.",
    ],
    prescribed: [
      "Have the names of everything you take on one list, and show it to your pharmacist.",
      "Say what you have noticed, and since when.",
      "If you are pregnant, or might be, say that first.",
      "Then ask whom to call when something changes, and how soon.",
    ],
    eaten: [
      "Write down what you eat and drink on two ordinary days.",
      "Show that to a dietitian or your doctor, and say what you take every day.",
      "Name the conditions you have; they can change the answer.",
      "Then ask for one change at a time, and when to look again.",
    ],
    done: [
      "Write down what you do now, how often, and where it hurts, if it does.",
      "Show that to a physiotherapist or your doctor.",
      "Name the conditions you have before you begin.",
      "Then ask how you would notice that it is too much.",
    ],
    trouble: [
      "Write down since when, how often, and what makes it better or worse.",
      "Take that to your doctor, with the list of everything you take.",
      "Then ask: what happens if I wait, and how would I notice that waiting was wrong?",
      "And ask whom to call when something changes, and how soon.",
    ],
    figure: [
      "Bring the figures you have, each with its date.",
      "Ask your doctor what the next one would change, and what it would not.",
      "Bring the list of everything you take; it can move a figure.",
      "Then ask when to look again.",
    ],
  },
  warning: {
    taken: "If something new comes up after you start, call a doctor or pharmacist; do not wait for a video.",
    prescribed:
      "Do not start, stop or change a medicine because of a video; ask your doctor or pharmacist first.",
    eaten: "If what you eat makes you ill, see a doctor; do not wait for a video.",
    done: "If it makes you dizzy, or a pain grows or stays, pause and have it looked at; do not wait for a video.",
    trouble: "If it gets worse, or it worries you, see a doctor; do not wait for a video.",
    figure: "If you feel unwell, see a doctor, whatever the figure says.",
  },
  askFirst: {
    pregnancy: "Pregnant or breastfeeding? Ask your doctor, midwife or pharmacist first.",
    children: "For a child: ask your doctor or pharmacist first.",
  },
  tellFirst: {
    pregnancy: [
      "Say how far along you are, or how old your baby is.",
      "Bring a list of all you take, herbs and vitamins included.",
    ],
    children: ["Say how old the child is and what it weighs.", "Bring a list of all it takes."],
  },
  close: {
    trend_reaction: "Which of these will you ask first?",
    expert_review: "Which of these answers would change your mind?",
    myth_buster: "Which answer did you get, and from whom?",
    quick_tip: "Save this for your next appointment.",
  },
  closeOfWord: (word) => `What do you mean when you say ${word}?`,
  closeOn: (n) => `What would you ask about ${n}?`,
  shorter: (seconds, of) =>
    `About ${seconds} of ${of} seconds are written; your own facts fill the rest. With nothing more to say, film it shorter.`,
}
