import type { Ask } from "#evidence/finding.ts"
import type { SubjectFile } from "#evidence/subject-file.ts"
import type { Words } from "#script/from-findings/words.ts"

/** A thing one takes, eats or does; a trouble one has; two things together. */
type Sort = "thing" | "trouble" | "pair"

const sortOf = ({ kind }: SubjectFile): Sort =>
  kind === "interaction" ? "pair" : kind === "condition" || kind === "body" ? "trouble" : "thing"

/** Questions whose grammar holds for singular and plural names alike. */
const questions: { readonly [A in Ask]: { readonly [S in Sort]: (name: string) => string } } = {
  what: {
    thing: (n) => `what should you know about ${n}`,
    trouble: (n) => `what is going on with ${n}`,
    pair: (n) => `what happens with ${n}`,
  },
  works: {
    thing: (n) => `is there anything to ${n}`,
    trouble: (n) => `what really helps with ${n}`,
    pair: (n) => `does it matter: ${n}`,
  },
  how_much: {
    thing: (n) => `how much ${n} makes sense`,
    trouble: (n) => `how much is enough with ${n}`,
    pair: (n) => `how much is too much of ${n}`,
  },
  when: {
    thing: (n) => `when is the right time for ${n}`,
    trouble: (n) => `when do you act on ${n}`,
    pair: (n) => `do a few hours between help with ${n}`,
  },
  how_long: {
    thing: (n) => `how long until you notice ${n}`,
    trouble: (n) => `how long does it take with ${n}`,
    pair: (n) => `how long do you keep apart ${n}`,
  },
  safe: {
    thing: (n) => `what is safe with ${n}`,
    trouble: (n) => `what is safe with ${n}`,
    pair: (n) => `is it safe to combine ${n}`,
  },
  side_effects: {
    thing: (n) => `what can go wrong with ${n}`,
    trouble: (n) => `what can go wrong with ${n}`,
    pair: (n) => `what can go wrong with ${n}`,
  },
  who_not: {
    thing: (n) => `who should stay away from ${n}`,
    trouble: (n) => `who needs to be careful with ${n}`,
    pair: (n) => `who should not mix ${n}`,
  },
  with: {
    thing: (n) => `what goes with ${n}, and what does not`,
    trouble: (n) => `what goes along with ${n}`,
    pair: (n) => `can you combine ${n}`,
  },
  forms: {
    thing: (n) => `which form of ${n}`,
    trouble: (n) => `which kind of ${n} is it`,
    pair: (n) => `does the product matter with ${n}`,
  },
  compare: {
    thing: (n) => `is there something better than ${n}`,
    trouble: (n) => `what works better for ${n}`,
    pair: (n) => `is there another way round ${n}`,
  },
  cause: {
    thing: (n) => `what does ${n} really do to you`,
    trouble: (n) => `where does it come from: ${n}`,
    pair: (n) => `why do they clash: ${n}`,
  },
  do_first: {
    thing: (n) => `what comes first with ${n}`,
    trouble: (n) => `what do you do first with ${n}`,
    pair: (n) => `what do you do first about ${n}`,
  },
  stop: {
    thing: (n) => `what happens when you stop ${n}`,
    trouble: (n) => `when can you stop worrying about ${n}`,
    pair: (n) => `do you have to give up one of the two: ${n}`,
  },
  children: {
    thing: (n) => `what about children and ${n}`,
    trouble: (n) => `what about children with ${n}`,
    pair: (n) => `what about children and ${n}`,
  },
  pregnancy: {
    thing: (n) => `what about pregnancy and ${n}`,
    trouble: (n) => `what about pregnancy with ${n}`,
    pair: (n) => `what about pregnancy and ${n}`,
  },
  older: {
    thing: (n) => `what changes with age: ${n}`,
    trouble: (n) => `what changes with age: ${n}`,
    pair: (n) => `what changes with age: ${n}`,
  },
  myth: {
    thing: (n) => `what is true about ${n}`,
    trouble: (n) => `what is true about ${n}`,
    pair: (n) => `what is true about ${n}`,
  },
}

const capital = (text: string): string => `${text.charAt(0).toUpperCase()}${text.slice(1)}`

export const findings: Words = {
  question: (ask, file) => `${capital(questions[ask][sortOf(file)](file.names.english[0]))}?`,
  crowd: [
    ({ posts, isSample, question }) =>
      `${posts} posts in three days${isSample ? " in the sample" : ""}, and one question: ${question}`,
    ({ posts, isSample, question }) =>
      `${question} ${posts} posts${isSample ? " in the sample" : ""} circled that in three days.`,
    ({ posts, isSample, question }) =>
      `Three days, ${posts} posts${isSample ? " in the sample" : ""}. What they keep asking: ${question}`,
    ({ posts, isSample, question }) =>
      `I read along: ${posts} posts in three days${isSample ? ", all in the sample" : ""}. ${question}`,
    ({ posts, isSample, question }) =>
      `${question} That came up across ${posts} posts${isSample ? " of the sample" : ""} in three days.`,
  ],
  handful: [
    ({ isSample, question }) =>
      `A handful of posts${isSample ? " in the sample" : ""} put it plainly: ${question}`,
    ({ isSample, question }) =>
      `${question} Only a handful of posts${isSample ? " in the sample" : ""} asked, but it is a good question.`,
    ({ isSample, question }) =>
      `It was a handful of posts${isSample ? " in the sample" : ""}, with one thing in common: ${question}`,
  ],
  answer: {
    professional: ["What the evidence says:", "The short answer:", "Here is where we stand:"],
    casual: ["Straight up:", "Okay, here it is:", "The honest answer:"],
    investigative: ["What was found:", "I looked it up:", "Follow the evidence:"],
    custom: ["Here is what I tell people:", "My short answer:", "What I would remember:"],
  },
  elsewhere: [
    "That part is between you and your doctor or pharmacist. What can be said here:",
    "Your own doctor or pharmacist answers that one. What everybody should know:",
    "Nobody can answer that for you from a video. What is known:",
  ],
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
      (_, posts, isSample) => `${posts} ${isSample ? "sample posts" : "posts"}, one question.`,
    ],
    numbered: [(n) => `One question about ${n}.`, () => "One question, one honest answer."],
  },
  study: [
    (design, year, publisher) =>
      `the source I lean on is ${design}${publisher === "" ? "" : ` in ${publisher}`}${year === null ? "" : `, ${year}`}.`,
    (design, year, publisher) =>
      `${design}${year === null ? "" : ` from ${year}`}${publisher === "" ? "" : `, in ${publisher},`} puts it like this.`,
    (design, year, publisher) =>
      `this comes from ${design}${publisher === "" ? "" : ` in ${publisher}`}${year === null ? "" : `, ${year}`}.`,
  ],
  designs: {
    guideline: "a guideline",
    regulator: "a regulator's notice",
    "fact sheet": "a public fact sheet",
    "meta-analysis": "a pooled analysis of many studies",
    "systematic review": "a systematic review of the studies",
    review: "a review of the studies",
    "position stand": "a position stand of a professional body",
    consensus: "an expert consensus",
    rct: "a randomised trial",
    cohort: "a study that followed people over time",
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
  truth: [(truth) => truth, (truth) => `In fact: ${truth}`, (truth) => `What was found: ${truth}`],
  step: ["Try this:", "Your next step:", "What you can do today:", "One thing to do:"],
  next: ["Then:", "Also:", "And:"],
  warning: {
    emergency: ["Do not wait with this:", "This one is urgent:", "Take this seriously:"],
    today: ["Do not sleep on this:", "Today, not next week:"],
    soon: ["When to see someone:", "Get it looked at:", "One line to remember:"],
  },
  ask: {
    multi_platform: ["", "So, your turn:"],
    tiktok: ["Tell me below:", "Be honest:"],
    instagram: ["Save this, and tell me:", "Send it to a friend and ask:"],
    youtube: ["Let me know in the comments:", "I am curious:"],
    linkedin: ["For your own practice:", "A question for colleagues:"],
  },
  close: {
    multi_platform: [({ names }) => `What else do you want to know about ${names.english[0]}?`],
    tiktok: [({ names }) => `Part two on ${names.english[0]}? Say so below.`],
    instagram: [({ names }) => `Save this before you next read about ${names.english[0]}.`],
    youtube: [({ names }) => `Which question about ${names.english[0]} comes next?`],
    linkedin: [({ names }) => `How do you explain ${names.english[0]} to the people you look after?`],
  },
  audience: (audience) => `This one is for ${audience}.`,
  field: (field) => `My field is ${field}.`,
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
