import type { QuestionWords } from "#script/from-questions/words.ts"

export const questions: QuestionWords = {
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
