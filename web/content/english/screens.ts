/** Title, description and, where it is not the title, heading of each public page that is more than a text. */
export const screens = {
  "/": {
    title: "Scripts from today’s health topics",
    heading: "Turn today’s viral health topics into a script you can stand behind",
    description:
      "What people ask about health today, counted and shown, and a video script with every claim marked for you to check.",
  },
  "/pricing": {
    title: "Pricing",
    description:
      "Start free. Creator Pro is free for 7 days, then billed by the month or the year; cancel any time.",
  },
  "/guest-preview": {
    title: "Preview of today’s topics",
    heading: "Trending topics",
    description:
      "What people ask about in health communities today, counted, and open to everybody without an account.",
  },
  "/auth": {
    title: "Sign in",
    heading: "Sign in or create an account",
    description: "An account is free and needs no card. It keeps your scripts, your profile and your plan.",
  },
  "/check": {
    title: "Check your own text",
    description:
      "Paste a script and see what a regulator or a careful colleague would stop at, why, and how to say it instead. No account.",
  },
  "/contact": {
    title: "Contact",
    description: "Write to the people who run Rounds: a person reads every message and answers by mail.",
  },
  "/status": {
    title: "Status",
    description: "How topics, scripts, mail and payments of Rounds are right now, and since when.",
  },
  "/imprint": {
    title: "Imprint",
    description: "Who runs this installation of Rounds, and how they can be reached.",
  },
  "/sub-processors": {
    title: "Sub-processors",
    description: "Which companies work for this installation of Rounds, and what each of them sees.",
  },
  "/support": {
    title: "Support",
    description: "How topics, scripts, plans and payments work, answered in a minute each.",
  },
}
