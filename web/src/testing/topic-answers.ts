import type { SuccessOf } from "@rounds/core/contract/contract.ts"
import { historyFrom } from "@rounds/core/topic/history.ts"
import { cardOf, detailOf, type TopicDetail } from "@rounds/core/topic/shown.ts"
import type { Topic } from "@rounds/core/topic/topic.ts"

type Card = SuccessOf<"GET /api/trending-topics">[number]

/** Answers of the API for states that a running product is seldom in. Times are relative to now. */
export const hoursAgo = (hours: number) => new Date(Date.now() - hours * 3_600_000).toISOString()
export const dayBefore = (days: number) => new Date(Date.now() - days * 86_400_000).toISOString().slice(0, 10)

interface Given {
  readonly title: string
  readonly description: string
  readonly snippet: string
  /** The question most ask; a topic without has none that stands out. */
  readonly asked?: string
  readonly velocity: Topic["trendVelocity"]
  readonly posts: readonly number[]
  readonly score: number
  readonly platforms: Topic["platforms"]
  readonly angles: readonly string[]
}

const given: readonly Given[] = [
  {
    title: "Magnesium for sleep: is glycinate really better than oxide?",
    description:
      "People comparing labels after a poor night. Most threads ask which form to buy and why the cheap one only upset their stomach.",
    snippet: "People comparing labels after a poor night ask which form to buy.",
    asked: "Why does one form settle me and the other send me to the bathroom?",
    velocity: "viral",
    posts: [6, 7, 6, 8, 9, 9, 11, 12, 14, 18, 25, 40, 56, 74],
    score: 98,
    platforms: ["tiktok", "instagram", "youtube"],
    angles: [
      "Read one label on camera: oxide, citrate, glycinate",
      "Myth buster: “magnesium is magnesium”",
      "Who should ask a pharmacist first",
      "Elemental or compound: the number that counts",
    ],
  },
  {
    title: "Creatine for women over 40: muscle, mood and the bloating question",
    description: "Lifters past 40 compare doses and ask whether the early weight gain is water.",
    snippet: "Lifters past 40 compare doses and ask whether the early weight gain is water.",
    velocity: "viral",
    posts: [9, 10, 9, 11, 10, 12, 13, 13, 15, 19, 24, 32, 44, 57],
    score: 96,
    platforms: ["instagram", "youtube", "tiktok", "linkedin"],
    angles: [
      "What the first two weeks feel like",
      "Bloating: what to ask before you stop",
      "Who should talk to a doctor first",
    ],
  },
  {
    title: "Zone 2 or intervals when you only have three hours a week",
    description: "People with three hours a week ask which kind of cardio gives more back.",
    snippet: "People with three hours a week ask which kind of cardio gives more back.",
    velocity: "hot",
    posts: [14, 12, 15, 13, 16, 15, 18, 17, 21, 20, 26, 29, 33, 36],
    score: 88,
    platforms: ["youtube", "tiktok", "reddit"],
    angles: [
      "One week, two plans, side by side",
      "Myth buster: “only slow counts”",
      "How to find zone 2 without a lab",
    ],
  },
  {
    title: "GLP-1 and muscle loss: how much protein is enough?",
    description: "Users on GLP-1 medicines count protein and worry about losing strength.",
    snippet: "Users on GLP-1 medicines count protein and worry about losing strength.",
    velocity: "hot",
    posts: [20, 19, 22, 21, 23, 22, 24, 27, 26, 31, 34, 33, 39, 42],
    score: 84,
    platforms: ["instagram", "linkedin", "youtube"],
    angles: ["A day of meals on camera", "Expert review: protein targets", "Two lifts to keep"],
  },
  {
    title: "Berberine is not “nature’s Ozempic”: what the trials measured",
    description: "A supplement sold as a natural swap for a drug, and people asking what was tested.",
    snippet: "A supplement sold as a natural swap for a drug, and people asking what was tested.",
    velocity: "hot",
    posts: [9, 8, 10, 9, 11, 10, 11, 13, 14, 15, 20, 23, 26, 27],
    score: 81,
    platforms: ["tiktok", "youtube", "reddit"],
    angles: ["What the trials measured, in 30 s", "Why “natural” is not a dose", "Interactions to ask about"],
  },
  {
    title: "Wall sits for blood pressure: is ten minutes a day a thing?",
    description: "Home readings before and after a month of wall sits, and whether they mean anything.",
    snippet: "Home readings before and after a month of wall sits.",
    velocity: "emerging",
    posts: [2, 1, 2, 2, 3, 2, 3, 4, 4, 6, 9, 12, 14, 17],
    score: 76,
    platforms: ["tiktok", "instagram", "youtube"],
    angles: ["Show the form", "What a reading can tell", "Who should not hold their breath"],
  },
  {
    title: "Electrolytes at a desk job: who needs them and who does not",
    description: "Office workers ask whether a sachet a day does anything.",
    snippet: "Office workers ask whether a sachet a day does anything.",
    velocity: "emerging",
    posts: [3, 4, 3, 5, 4, 4, 6, 7, 6, 8, 9, 12, 13, 15],
    score: 73,
    platforms: ["instagram", "tiktok", "linkedin"],
    angles: ["Read one sachet", "Sweat or not", "Kidneys first"],
  },
  {
    title: "Statins and grapefruit: which ones actually interact",
    description: "People with a new prescription ask which of them mind breakfast.",
    snippet: "People with a new prescription ask which of them mind breakfast.",
    velocity: "rising",
    posts: [9, 8, 10, 9, 10, 9, 11, 10, 10, 11, 11, 12, 11, 12],
    score: 69,
    platforms: ["youtube", "instagram", "reddit"],
    angles: ["One enzyme", "Three names", "Ask before you stop"],
  },
  {
    title: "Knee clicks without pain: when to worry and when to squat",
    description: "Clicking on the stairs, and whether lifting makes it worse.",
    snippet: "Clicking on the stairs, and whether lifting makes it worse.",
    velocity: "rising",
    posts: [7, 8, 7, 8, 8, 9, 8, 9, 10, 9, 10, 9, 9, 10],
    score: 54,
    platforms: ["tiktok", "youtube", "instagram"],
    angles: ["Sound or pain", "A squat that helps", "When to see someone"],
  },
  {
    title: "Vitamin D blood tests: does your number need a target?",
    description: "Winter results, two sets of limits, and what to do with either.",
    snippet: "Winter results, two sets of limits, and what to do with either.",
    velocity: "rising",
    posts: [6, 5, 7, 6, 7, 8, 6, 7, 8, 7, 9, 8, 9, 9],
    score: 62,
    platforms: ["instagram", "youtube", "linkedin"],
    angles: ["Two limits", "One winter", "What a dose does"],
  },
]

export const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0)

const communities = ["Supplements", "sleep", "nutrition", "Nootropics", "Biohackers", "pharmacy", "Fitness"]

const topicOf = (one: Given, at: number): Topic => {
  const earlier = sum(one.posts.slice(0, -3)) / 11
  const recent = sum(one.posts.slice(-3))
  return {
    id: `topic-${at + 1}`,
    language: "english",
    themeKey: one.title.split(" ")[0]?.toLowerCase() ?? `theme-${at}`,
    title: one.title,
    description: one.description,
    previewSnippet: one.snippet,
    category: "supplements",
    trendVelocity: one.velocity,
    tag: one.velocity,
    growthVelocity: (recent + 1) / (earlier * 3 + 1),
    multiplier: recent < 8 || earlier < 1 / 3 ? null : recent / (earlier * 3),
    engagementScore: one.score,
    opportunityScore: 71,
    postCount: recent,
    postsToday: one.posts.at(-1) ?? 0,
    totalUpvotes: recent * 32,
    totalComments: recent * 16,
    platforms: one.platforms,
    targetPlatforms: one.platforms,
    sourceLinks: [],
    subredditSources: communities,
    scriptAngles: one.angles,
    userIntent: "product_recommendation",
    userContext: "After a poor night.",
    trendAnalysis:
      "Posts have risen every day since the 12th, from 9 to 74. The rise began in r/Supplements and is now in seven communities. Two questions in three compare one form with another; fewer ask about dose.",
    targetProfession: "clinical_pharmacist",
    specialtyRelevance: [{ specialty: "clinical_pharmacist", share: 0.5 }],
    keywords: ["magnesium", "sleep"],
    redditQuotes: [
      ["Why does the cheaper form upset the stomach when the dearer one does not?", "Supplements", 412, 96],
      ["Is glycinate worth the price if better sleep is the only aim?", "sleep", 268, 71],
      ["Which number on the label counts, the compound or the elemental magnesium?", "nutrition", 141, 38],
    ].map(([text, community, upvotes, comments], quote) => ({
      text: String(text),
      community: String(community),
      upvotes: Number(upvotes),
      comments: Number(comments),
      url: `https://www.reddit.com/r/${String(community)}/comments/${at}${quote}`,
    })),
    engagementData: {
      windowFrom: hoursAgo(74),
      windowTo: hoursAgo(2),
      days: one.posts.map((posts, day) => ({
        day: dayBefore(13 - day),
        posts,
        comments: posts * 16,
        upvotes: posts * 32,
      })),
      communities: communities.map((community, place) => ({
        community,
        posts: Math.max(1, Math.round(recent / 2 ** (place + 1))),
        comments: 10,
        upvotes: 20,
        expected: 3,
        historyPosts: 40,
        windowTotal: 400,
        historyTotal: 3600,
      })),
      expected: earlier * 3,
      tail: 0.0001,
      significant: true,
      baseline: "warm",
      quality: "full",
      measured: one.velocity,
      whyNow: null,
      question:
        one.asked === undefined ? null : { text: one.asked, posts: Math.round(recent / 3), among: recent },
      concepts: ["magnesium", "sleep"],
      engagement: { standing: 0.8, upvotes: 0.8, comments: 0.8, size: 40, spread: 0.27 },
      score: [],
      opportunity: [
        {
          factor: "growth",
          figures: [recent, earlier * 3],
          name: "Growth",
          value: "",
          weight: 35,
          points: 24.4,
        },
        { factor: "asking", figures: [64], name: "Asking", value: "64 %", weight: 25, points: 16 },
        { factor: "unanswered", figures: [58], name: "Unanswered", value: "58 %", weight: 20, points: 11.6 },
        { factor: "fit", figures: [95], name: "Fit", value: "95 %", weight: 20, points: 19 },
      ],
    },
    isActive: true,
    sampleDate: null,
    createdAt: hoursAgo(2 + at),
    updatedAt: hoursAgo(2 + at),
  }
}

const open: readonly Topic[] = given.map(topicOf)

/** Eleven weeks as the usual has them, and behind them the days of the topic. */
const daysOf = ({ engagementData: { days, expected } }: Topic) => [
  ...Array.from({ length: 76 }, (_, at) => ({
    day: dayBefore(89 - at),
    posts: Math.round(expected / 3),
    comments: 0,
    upvotes: 0,
  })),
  ...days,
]

/** One topic with all that stands behind it, as whoever opened it gets it. */
export const topicAt = (at: number): TopicDetail => {
  const topic = open[at]
  if (topic === undefined) throw new Error(`There are ${open.length} topics.`)
  return detailOf(topic, historyFrom(daysOf(topic)))
}

/** The topics as a list shows them. */
export const topics: readonly Card[] = open.map(cardOf)
