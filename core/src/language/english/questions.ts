import { verbs } from "./sentences.ts"
import type { QuestionWords } from "#script/from-questions/words.ts"

const asking =
  /^(?:(?:is|are|am|was|were|do|does|did|can|could|should|shall|will|would|has|have|had|isn't|aren't|don't|doesn't|didn't|can't|couldn't|shouldn't|won't|wouldn't)\s+(?:i|you|we|they|he|she|it|this|that|these|those|there|my|your|our|the|an?|any|some|all|everyone|anyone|people|[\p{L}-]+(?:ing)?)(?!\p{L})|(?:what|why|how|when|where|which|who|whose)\s+(?:is|are|was|were|do|does|did|can|could|should|will|would|has|have|much|many|often|long|soon|far|fast|to|about|happens|causes|makes|helps|kind|type)(?!\p{L}))/iu

/** What a sentence begins with and no name of a thing does. */
const telling =
  /^(?:i|i'm|i've|you|you're|we|they|he|she|it|it's|this|these|that|there|here|my|your|our|what|why|how|when|where|who|if|because|stop|start|try|never|always|don't|do not|let|let's|avoid|eat|drink|take|get|make|use|read|listen|watch|remember|ask|keep|give|put|quit|skip|forget|meet|learn|check)(?!\p{L})/iu

export const questions: QuestionWords = {
  isQuestion: (title) => asking.test(title),
  isStatement: (title) =>
    telling.test(title) ||
    (title.split(" ").length > 2 && verbs.test(title.replace(/ (?:at|to|for|from|after) work$/u, ""))),
  quoted: {
    question: (text) => `The question, word for word: “${text}”`,
    statement: (text) => `One line keeps coming up: “${text}”`,
  },
  thisMatter: "this",
  openings: [
    (n) => `Before you act on ${n}: ask this.`,
    (n) => `Questions about ${n}? Bring these.`,
    () => "Bring these questions with you.",
  ],
  asked: (n, topic) =>
    topic === null
      ? `You keep asking me about ${n}.`
      : topic.postCount < 8
        ? `A handful of posts${topic.sampleDate !== null ? " in the sample" : ""} asked about ${n}.`
        : `${topic.postCount} posts${topic.sampleDate !== null ? " in the sample" : ""} in three days asked about ${n}.`,
  blanks: [
    [
      (n) => `[Your key fact about ${n}, and its source.]`,
      (n) => `[A second fact about ${n}, and its source.]`,
      (n) => `[A common mix-up about ${n}, and what is true instead.]`,
      () => "[What you tell people in your own practice, and why.]",
    ],
    [
      () => "[How good your source is: how many people, for how long.]",
      () => "[A number that helps: how many out of a hundred, over how long.]",
      () => "[Where it does not hold: which people were not studied.]",
      (n) => `[What is still unknown about ${n}.]`,
      () => "[Where experts disagree, and with whom you side.]",
    ],
    [
      (n) => `[Who should be careful with ${n}, and why.]`,
      () => "[What would make you stop or change course.]",
      () => "[What you would say to somebody who has already started.]",
      () => "[Whom you would send to a colleague, and to which one.]",
      () => "[The first thing to do, in one sentence.]",
    ],
  ],
  bring: [
    () => "Write down since when, how often, and what makes it better or worse.",
    () => "Bring the list of everything you take: medicines, supplements, teas.",
    () => "Bring the packet or a photo of the label.",
    () => "Ask: what happens if I wait, and how would I notice that waiting was wrong?",
    () => "Ask: what is the benefit in numbers, for people like me?",
    () => "Ask: does this get in the way of anything I already take?",
    () => "Ask: when do we look again, and at what?",
    () => "Ask: which of my other conditions matters here?",
    () => "Ask: whom do I call when something changes, and how soon?",
    () => "Ask: is there something simpler that I could try before this?",
    () => "Ask: how sure are you, and what makes you less sure?",
    () => "Ask: what do people usually get wrong about this at home?",
    () => "Ask: is there a leaflet or a page that you trust, so that I can read it again?",
    () => "Ask: what should I stop doing today, if anything?",
    () => "If money matters, say so; it belongs in the plan.",
    () => "If you are pregnant, or might be, say that first.",
    () => "Say what worries you most; it is rarely the thing on the form.",
    () => "Take somebody along who listens with you.",
    () => "Then say it back in your own words; that is how both of you notice a gap.",
  ],
  warning: ["If it gets worse, or it worries you, see a doctor or pharmacist; do not wait for a video."],
  close: {
    trend_reaction: "Which of these will you ask first?",
    expert_review: "Which of these answers would change your mind?",
    myth_buster: "Which answer did you get, and from whom?",
    quick_tip: "Save this for your next appointment.",
  },
}
