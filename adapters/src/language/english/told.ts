import type { ToldWords } from "#language/told.ts"

export const told: ToldWords = {
  locale: "en-GB",
  status: {
    parts: {
      database: "Database",
      worker: "Background work",
      edition: "Topics of the day",
      mail: "Mail",
      ai: "Writing with AI",
      payments: "Payments",
    },
    states: {
      ok: "Works",
      degraded: "Slower or in part",
      down: "Does not work",
      off: "Not used here",
    },
    overall: {
      ok: "Everything works.",
      degraded: "Something is slower than usual, or works in part.",
      down: "Something does not work.",
      off: "Nothing is switched on here.",
    },
    columns: ["Part", "State", "Since"],
    lookedAt: (moment) => `Looked at on ${moment}.`,
  },
  imprint: {
    rows: {
      representedBy: "Represented by",
      email: "E-mail",
      phone: "Phone",
      register: "Register",
      vatId: "VAT ID",
      responsible: "Responsible for the content",
    },
    none: "Whoever runs this installation has not said who they are yet.",
  },
  processors: {
    tasks: {
      hosting: ["Runs the machines", "Everything that is stored, as a processor under contract"],
      mail: ["Delivers mail", "Your address, and the letters we send you"],
      ai: [
        "Writes with AI",
        "The topic, findings, your profession, tone and audience, approved wording; neither name nor address",
      ],
      payments: ["Takes payments", "Your address, what you buy, and your card, which we never see"],
      identity: ["Signs people in", "Your address, your name and how you sign in"],
      articles: ["Searches for articles", "The words you search for, not who asks"],
      passwords: ["Knows leaked passwords", "Five characters of a hash of a new password, not whose it is"],
    },
    columns: ["Who", "What for", "What they see"],
    none: "Nobody else works for this installation: everything runs on its own machines.",
  },
  topicPage: {
    sample: (day) => `Sample data of ${day}.`,
    ask: (posts, among) =>
      `${posts === among ? `All ${among}` : `${posts} of ${among}`} posts ask this, in our words.`,
    counted: (posts, usual, day) =>
      `${posts} post${posts === 1 ? "" : "s"} in the three days up to ${day}; ${usual} would be usual.`,
    sharing: (posts, among, usual, day) =>
      `${posts === among ? `All ${among}` : `${posts} of ${among}`} posts on the subject in the three days up to ${day} ask or answer this; ${usual} would be usual.`,
    posts: (posts) => `(${posts} post${posts === 1 ? "" : "s"} in three days)`,
    whyNow: "Why now:",
    whatPeopleAsk: "What people ask, in our words",
    thread: "Open thread",
    angles: "Angles for a video",
    write: "Write a script about this",
    today: "Today’s topics",
    named: (name, posts, usual) =>
      `${name}: ${posts} post${posts === 1 ? "" : "s"} in three days, usually ${usual === 0 ? "none" : usual}`,
    noneShared: "No question that half of them share. Read them before you film.",
    steady: (days) => `People keep asking this, and it does not rise. Counted over ${days} days.`,
    away: {
      heading: "This topic cannot be shown right now",
      text: "Our database does not answer. Please load the page again in a minute.",
    },
  },
  namedList: {
    heading: "Named more than usual",
    text: "More posts than usual, but no question that half of them share. Read them before you film.",
  },
  steadyList: {
    heading: "Steady questions",
    text: (days) =>
      `Nothing special today, and that is the point: people keep asking these. Counted over ${days} days.`,
    counted: (posts, among, days) =>
      `${posts === among ? `All ${among}` : `${posts} of ${among}`} posts in ${days} days ask or answer this, in our words.`,
  },
  withoutScript: "You can read this page without JavaScript. Writing a script needs it.",
  socialPicture: {
    file: "social.png",
    words: "Rounds: today’s health topics, each with its evidence, as a script",
  },
  answers: {
    messageTaken: "Your message has arrived. A confirmation is on its way to you.",
    waitlistAsked:
      "Open the link in the e-mail on its way to you. An address confirmed before stays on the list.",
    waitlistConfirmed: "We'll notify you when Professional tier is available.",
    accountClosed: "Your account is closed and is being deleted. A last e-mail says when it is done.",
    wordsReset: "The edited words are gone; the delivered ones are sent again.",
    wordsWereDelivered: "The delivered words were in use already.",
    sampleOnItsWay: (email, carrier) =>
      `On its way to ${email}, ${carrier === "smtp" ? "over SMTP" : "into the outbox folder, since no mail server is set up"}.`,
    alertStands: "It stands in your notifications.",
  },
}
