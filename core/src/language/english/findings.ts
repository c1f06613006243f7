import { questionOn } from "./asking.ts"
import { crowd, handful } from "./crowds.ts"
import { inside, leaning, verbs } from "./sentences.ts"
import type { Words } from "#script/from-findings/words.ts"
import { placeOf } from "./study-place.ts"

const capital = (text: string): string => `${text.charAt(0).toUpperCase()}${text.slice(1)}`

const numbers = ["One", "Two", "Three", "Four", "Five", "Six", "Seven"]

export const findings: Words = {
  question: (ask, called) => `${capital(questionOn(ask, called))}?`,
  crowd,
  handful,
  alone: [
    (name) => `My sources are about ${name} alone; on the two together I have none.`,
    (name) => `I can speak about ${name} alone; I have no source on the two together.`,
  ],
  missing: {
    unknown: ({ name }, other, theirs) =>
      other === null
        ? `I have no source on exactly that; what follows is on ${theirs} alone.`
        : `I have no source that looks at ${name} and ${other} together; what follows is on ${theirs} alone.`,
    nearest: () => "My sources do not answer that word for word; what follows comes nearest.",
    held: (_, __, theirs) =>
      `On that I have no source that I may quote here; what follows is on ${theirs} in general.`,
  },
  number: (count) => numbers[count - 1] ?? `Number ${count}`,
  fewer: (count) => `Here are ${numbers[count - 1]?.toLowerCase() ?? count} that I can back with a source.`,
  uncounted: "I cannot back that many with a source; here is what is known.",
  known: ["What is known:", "What can be said:"],
  titled: ["what is known?", "what holds up?", "what do the sources say?"].map(
    (asked) => (title) => `${capital(title)}${title.includes(":") ? "." : `: ${asked}`}`,
  ),
  resting: (of, sources, newest) => {
    const on = of === null ? "" : ` on ${of.name}`
    return sources === 1
      ? `I have one source${on}${newest === null ? "" : `, from ${newest}`}.`
      : `I have ${sources} sources${on}${newest === null ? "" : `; the newest is from ${newest}`}.`
  },
  otherwise: ["If that is not you,", "Without such signs,", "If none of that is so,"],
  isConditional: (step) =>
    /^(?:if|unless|with|without|no|when(?:ever)?)\b[^.!?]{0,70}[,:]/iu.test(step) || step.includes("?"),
  sends:
    /^(?:ask|tell|talk|speak|call|see|contact|consult|check|doctors?|pharmacists?|clinicians?|midwife|before|first|taking|take|without|delay)$/u,
  sources: {
    general: [
      (theirs, own) => `${own === null ? "My" : `On ${own}, my`} sources are about ${theirs} in general.`,
      (theirs, own) => `What I have ${own === null ? "" : `on ${own} `}is about ${theirs} as a whole.`,
    ],
    other: [
      (theirs, own) => `${own === null ? "My" : `On ${own}, my`} sources speak of ${theirs}.`,
      (theirs, own) => `${own === null ? "What" : `On ${own}, what`} I have sources on is ${theirs}.`,
    ],
  },
  answer: {
    professional: ["What the evidence says:", "The short answer:", "Here is where we stand:"],
    casual: ["Straight up:", "Okay, here it is:", "The honest answer:"],
    investigative: ["What was found:", "I looked it up:", "Follow the evidence:"],
    custom: ["Here is what I tell people:", "My short answer:", "What I would remember:"],
  },
  elsewhere: {
    clinical: [
      "Nothing I have answers that directly; your doctor or pharmacist can. The nearest:",
      "I have no source that answers that directly; ask your doctor or pharmacist. The nearest:",
    ],
    held: [
      "What I have on that I may not quote here; your doctor or pharmacist can tell you. The nearest:",
      "The sources on that are not for quoting here; ask your doctor or pharmacist. The nearest:",
    ],
    other: ["The nearest that my sources have on that:", "What comes nearest in my sources:"],
  },
  limit: ["Bear in mind:", "The limit:", "One caution:"],
  within: (text) => text.replace(/^[\p{L}\d'’-]+/u, inside),
  isClipped: (text) => /^[^.?!:]{1,48}: \S/u.test(text) || !verbs.test(text),
  leans: (text) => leaning.test(text),
  opening: [
    (name) => `${capital(name)}: the short version.`,
    (name) => `Let's clear up ${name}.`,
    (name) => `${capital(name)}, without the noise.`,
  ],
  shortOpening: "One question, one answer.",
  hook: {
    question: [
      (n) => `What is true about ${n}?`,
      (n) => `${capital(n)}: what holds up?`,
      () => "What holds up here?",
    ],
    myth: [(n) => `Myth or fact: ${n}?`, () => "Myth or fact?"],
    contrast: [
      (n) => `${capital(n)}: what people say, what is known.`,
      (n) => `${capital(n)}: talk against evidence.`,
      () => "What people say, and what is known.",
    ],
    viewer: [
      (n) => `Thinking about ${n}? Listen first.`,
      (n) => `You and ${n}: listen first.`,
      () => "Before you act, listen.",
    ],
    counted: [
      (n, posts, isSample) => `${posts} ${isSample ? "sample posts" : "posts"} in three days: ${n}.`,
      (_, posts, isSample) => `${posts} ${isSample ? "sample posts" : "posts"} in three days, one subject.`,
    ],
    numbered: [(n) => `One question about ${n}.`, () => "One question, one honest answer."],
  },
  study: [
    ({ design, year, ...of }) =>
      `the source I lean on is ${design}${placeOf(of)}${year === null ? "" : `, ${year}`}.`,
    ({ design, year, ...of }) =>
      `my source here: ${design}${placeOf(of)}${year === null ? "" : `, ${year}`}.`,
    ({ design, year, ...of }) =>
      `what comes next is from ${design}${placeOf(of)}${year === null ? "" : `, ${year}`}.`,
  ],
  designs: {
    guideline: "a guideline",
    regulator: "an official notice",
    "fact sheet": "a public fact sheet",
    "meta-analysis": "a pooled analysis of many studies",
    "systematic review": "a systematic review of the studies",
    review: "a review of the studies",
    "position stand": "a position stand of a professional body",
    consensus: "an expert consensus",
    rct: "a randomised trial",
    cohort: "an observational study",
    "case report": "a case report",
    label: "the official product information",
    "product test": "a test of real products",
    lab: "a laboratory study",
  },
  myth: [
    (myth) => `Now a myth, so do not take this one home: “${myth}”`,
    (myth) => `This one is a myth: “${myth}”`,
    (myth) => `You may have heard the following myth: “${myth}”`,
    (myth) => `Myth alert: “${myth}”`,
  ],
  truth: [
    (truth) => truth,
    (truth) => (/^In\b/u.test(truth) ? truth : `In fact: ${truth}`),
    (truth) => `What was found: ${truth}`,
  ],
  truthAgain: [
    (truth) => `The short version: ${truth}`,
    (truth) => `So, once more: ${truth}`,
    (truth) => `What to remember instead: ${truth}`,
  ],
  step: [
    { says: "Try this:", unless: /\btry/iu },
    { says: "Your next step:", unless: /\bsteps?\b/iu },
    { says: "What you can do today:", unless: /\btoday\b/iu },
    { says: "One thing to do:", unless: /\bone thing\b/iu },
  ],
  ask: {
    multi_platform: ["Next time:", "The question for next time:"],
    tiktok: ["Part two?", "Next one:"],
    instagram: ["Save this one. Next up:", "Next up:"],
    youtube: ["Next video:", "Up next:"],
    linkedin: ["How do you answer this one?", "A question for colleagues:"],
  },
  close: {
    multi_platform: [
      ({ name }) => `What else do you want to know about ${name}?`,
      ({ name }) => `What did you last hear about ${name}?`,
    ],
    tiktok: [
      ({ name }) => `Part two on ${name}? Say so below.`,
      ({ name }) => `What did you last hear about ${name}?`,
    ],
    instagram: [
      ({ name }) => `Save this before you next read about ${name}.`,
      ({ name }) => `Send this to somebody who asks about ${name}.`,
    ],
    youtube: [
      ({ name }) => `Which question about ${name} comes next?`,
      ({ name }) => `Put your question about ${name} in the comments.`,
    ],
    linkedin: [
      ({ name }) => `How do you explain ${name} to the people you look after?`,
      ({ name }) => `What do your own clients ask you about ${name}?`,
    ],
  },
  audience: (audience, speaker) =>
    speaker === undefined
      ? `I make these for ${audience}.`
      : `${speaker.replace(/\.$/u, "")}, and I make these for ${audience}.`,
  field: (field, speaker) => `${speaker.replace(/\.$/u, "")}, and my field is ${field}.`,
  speaker: {
    sports_pharmacist: "I'm a sports pharmacist.",
    clinical_pharmacist: "I'm a clinical pharmacist.",
    community_pharmacist: "I'm a community pharmacist.",
    nutritionist: "I'm a nutritionist.",
    dietitian: "I'm a dietitian.",
    sports_medicine_doctor: "I'm a sports medicine doctor.",
    fitness_professional: "I'm a fitness professional.",
    health_coach: "I'm a health coach.",
  },
  capital,
}
