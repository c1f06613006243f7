import { englishEvidence } from "./english-evidence.ts"
import type { Phrases } from "./phrases.ts"

/** English craft table: hooks of at most eight words, short sentences, nothing claimed that the topic cannot show. */
export const english: Phrases = {
  and: "and",
  thisTopic: "this topic",
  whenToBeSeen: "If it lasts or gets worse, see a clinician.",
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
  theTopicIs: "The topic: {longName}.",
  hooks: {
    trend_reaction: {
      professional: "Trending now: {n}. What holds up?",
      casual: "Okay, let's talk about {n}.",
      investigative: "Why {n}, and why now?",
      custom: "Questions about {n}? Watch this.",
    },
    expert_review: {
      professional: "{N}: what stands up to review?",
      casual: "Advice on {n}: any good?",
      investigative: "What do we know about {n}?",
      custom: "My honest look at {n}.",
    },
    myth_buster: {
      professional: "Popularity is not evidence about {n}.",
      casual: "Loud posts aren't proof about {n}.",
      investigative: "Many posts, little proof: {n}.",
      custom: "Truth first: check claims about {n}.",
    },
    quick_tip: {
      professional: "Unsure about {n}? Start here.",
      casual: "Stuck on {n}? Try this check.",
      investigative: "{N}: which advice can you trust?",
      custom: "One small tip about {n}.",
    },
  },
  asks: {
    safety_side_effects: "whether it is safe and which side effects to watch for",
    symptom_concern: "whether what they feel is normal and when to be seen",
    product_recommendation: "which kind to choose and what to look for",
    evidence_check: "whether there is good evidence behind it",
    seeking_advice: "what to do, and where to start",
    experience_request: "how it went for other people",
    personal_story: "whether others went through the same",
    emotional_support: "how to keep going when it is hard",
    news_and_content: "what the latest headlines mean for them",
  },
  pools: {
    ...englishEvidence,
    peopleSay: [
      {
        text: {
          professional: "In three days, {posts} forum posts mentioned {n}.",
          casual: "There are {posts} new forum posts on {n} in just three days.",
          investigative: "The numbers first: {posts} forum posts about {n} in three days.",
          custom: "Three days, {posts} forum posts about {n}.",
        },
      },
      "Most people want to know {ask}.",
      "That is {times} times the usual level.",
      "Opinions on {n} are easy to find, and they often contradict each other.",
      "One example, in my own words: {question}.",
      "The discussion is busiest among {places} readers.",
      "Together, these posts drew {comments} comments.",
      "Posts show what worries people. They do not show what works.",
      "And those who write are only some of those who wonder.",
      "So take the questions seriously, and the answers with care.",
    ],
    claim: [
      {
        text: {
          professional: "Under review today: what people say about {n}.",
          casual: "Let's go through what people say about {n}.",
          investigative: "The claim to test: the popular advice about {n} is right.",
          custom: "I keep hearing advice about {n}, so let me review it.",
        },
      },
      "In three days, {posts} forum posts brought it up.",
      "Most people want to know {ask}.",
      "Opinions are easy to find, and they often contradict each other.",
      "The interest is {times} times the usual level.",
      "Interest tells us what to examine. It does not tell us the result.",
    ],
    verdict: [
      {
        text: {
          professional: "Interest is high, so check the evidence before you act.",
          casual: "Short version: don't panic, don't copy, check first.",
          investigative: "What we can see is attention, and attention is not evidence.",
          custom: "My short answer: ask what was tested, and in whom.",
        },
      },
      "Good advice on {n} depends on who asks, and why.",
      "A rising topic is a reason to look closer, not a reason to change what you do.",
      "If a post sounds certain, ask where the certainty comes from.",
      "A careful answer takes one minute, so stay with me.",
    ],
    doThis: [
      {
        text: {
          professional: "Write down your own question and take it to your next appointment.",
          casual: "So here's your move: one question, one good source, one professional.",
          investigative: "Before you share the next post, find its source and its numbers.",
          custom: "What I would do: ask one precise question and wait for a precise answer.",
        },
      },
      "Change one thing at a time, so you can tell what made the difference.",
      "Use a source that names its authors and its date.",
      "If you already use a treatment, talk to the person who prescribed it before you change it.",
      "Save this for the next conversation about {n}.",
      "And share it with someone who is about to follow a stranger's plan.",
    ],
    close: [
      {
        text: {
          professional: "Which question should I answer next?",
          casual: "Got a question? Ask away, without personal details.",
          investigative: "Tell me which claim to check next.",
          custom: "Which part should I go deeper on?",
        },
      },
      "If you are worried, see a clinician.",
      "Keep personal health details out of the comments.",
      "I read the questions, and the most frequent one becomes the next video.",
    ],
    myth: [
      {
        text: {
          professional: "A warning before the myth: many posts about {n} do not make a claim true.",
          casual: "Heads up, this one's a myth: lots of posts about {n} means the advice is right.",
          investigative: "Here is the error, said once: many posts about {n} count as proof.",
          custom: "You may have heard this, and it is a myth: everyone agrees on {n}.",
        },
      },
      "In three days, {posts} forum posts brought it up.",
      "Most of them ask {ask}.",
      "That is a fair question, and it deserves a better answer than a vote count.",
      "The interest is {times} times the usual level, which makes the myth easy to believe.",
    ],
    misleads: [
      "People for whom nothing changed rarely post about it.",
      "So success looks more common than it is.",
      "We also trust what we hear often, and repetition is not proof.",
      "Strong stories travel further than careful ones.",
      "What helped one person may have settled by itself.",
      "Forum answers leave out age, medicines and medical history, and those decide a lot.",
      "Numbers without a comparison sound bigger than they are.",
      "And votes measure agreement. They do not measure evidence.",
    ],
    truthAgain: [
      {
        text: {
          professional: "So, again: attention is not evidence, and claims about {n} deserve a proper look.",
          casual: "So once more: popular isn't the same as true, and that includes talk about {n}.",
          investigative: "The record, once more: attention is not evidence.",
          custom: "Remember the truth: check claims about {n} before you believe them.",
        },
      },
      "Ask what was tested, in whom, and for how long.",
      "If you live with a condition or use regular medicines, ask your clinician first.",
      "Change one thing at a time, so you can tell what made the difference.",
    ],
    tip: [
      {
        text: {
          professional: "The tip: write down one clear question about {n} before you search.",
          casual: "Here's the tip: one clear question first, then search.",
          investigative: "The tip: trace one claim about {n} back to its source.",
          custom: "My tip: decide what would change your mind about {n}.",
        },
      },
      "It takes two minutes, and it saves you from most bad advice.",
      "You are in good company: {posts} forum posts mentioned {n} in three days.",
      "Most people want to know {ask}.",
      "It works for a headline, a product and a friend's advice alike.",
    ],
    steps: [
      { text: "Step one: put it in one sentence, with a person, a change and a result.", at: 0 },
      { text: "Step two: open one guideline or review, and read its summary.", at: 3 },
      { text: "Step three: take the answer to a professional you trust.", at: 7 },
      { text: "Look for the number of people, the length, and the size of the effect.", at: 4 },
      { text: "For example: in adults like me, does this help more than waiting?", at: 1 },
      { text: "Ask what applies to you, and what would be a reason to wait.", at: 8 },
      { text: "If there is no number, treat it as an opinion.", at: 5 },
      { text: "Keep it small enough to answer.", at: 2 },
      { text: "Bring the list of everything you take, and say how long you have wondered.", at: 9 },
      { text: "See who paid for the study, and whether others found the same.", at: 6 },
      { text: "Then change one thing at a time, and set a date to review it.", at: 10 },
      { text: "Write down how you feel before you start, so that you can compare.", at: 11 },
      { text: "If two good sources disagree, that is your answer for now: nobody knows yet.", at: 6.5 },
      { text: "And if nothing changes by that date, stop and ask again.", at: 12 },
    ],
  },
}
