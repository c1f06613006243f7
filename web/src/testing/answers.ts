import { ownSaid } from "@rounds/core/script/said.ts"
import type { SuccessOf } from "@rounds/core/contract/contract.ts"
import { dayBefore, hoursAgo, sum, topics } from "./topic-answers.ts"

type Script = SuccessOf<"GET /api/user/scripts/{id}">

export const user: SuccessOf<"GET /api/user"> = {
  id: "018f0000-0000-7000-8000-000000000001",
  email: "elif.aydin@clinic.example",
  emailVerified: true,
  firstName: "Elif",
  lastName: "Aydın",
  profileImageUrl: null,
  subscriptionTier: "freemium",
  subscriptionStatus: "incomplete",
  subscriptionEndsAt: null,
  trialStartDate: null,
  trialEndDate: null,
  nextBillingDate: null,
  cancellationDate: null,
  hasUsedTrial: false,
  requiresPlanSelection: false,
  isAdmin: false,
  secondFactorDue: false,
  isActive: true,
  planBadge: "Starter",
  trialDay: null,
  trialDaysLeft: null,
  specialtyFilter: false,
  manualRefresh: false,
  language: "english",
  createdAt: hoursAgo(400),
  updatedAt: hoursAgo(400),
}

export const product: SuccessOf<"GET /api/public/product"> = {
  supportEmail: "help@clinic.example",
  mailViewer: null,
  provider: null,
}

export const proUser: typeof user = {
  ...user,
  subscriptionTier: "creator_pro",
  subscriptionStatus: "trialing",
  planBadge: "Creator Pro Trial",
  trialDay: 3,
  trialDaysLeft: 5,
  specialtyFilter: true,
  manualRefresh: true,
}

const nextMonth = () => {
  const now = new Date()
  return new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + 1, 1)).toISOString()
}

export const preferences: SuccessOf<"GET /api/user/notification-preferences"> = {
  emailNotifications: true,
  trialExpirationEmails: true,
  paymentNotifications: true,
  planUpgradeEmails: true,
  inAppNotifications: true,
  marketingEmails: false,
}

export const usage: SuccessOf<"GET /api/user/usage"> = {
  scriptGenerations: 2,
  topicViews: 8,
  scriptsLimit: 5,
  topicViewsLimit: 10,
  bonusScripts: 0,
  bonusTopicViews: 0,
  bonusUntil: null,
  scriptsOpen: 0,
  period: nextMonth().slice(0, 7),
  resetsAt: nextMonth(),
}

export const forecast: SuccessOf<"GET /api/script-forecast"> = {
  subject: "magnesium",
  findings: 7,
  sources: 4,
  publishers: ["NIH Office of Dietary Supplements", "Cochrane", "EFSA"],
  unsigned: 7,
  overdue: 0,
  byAi: false,
  market: "US",
  promotes: "nothing",
  reachKnown: true,
}

export const edition: SuccessOf<"GET /api/edition"> = {
  last: {
    id: "edition-1",
    asOf: hoursAgo(2),
    finishedAt: hoursAgo(2),
    source: "recorded",
    sampleDate: null,
    postsToday: 299,
    postsAnalysed: 1204,
    communities: 19,
    topics: 10,
  },
  nextAt: hoursAgo(-22),
  late: false,
}

export const stats: SuccessOf<"GET /api/public/stats"> = {
  professionals: null,
  discussionsAnalysed: 18_204,
  analysedSince: dayBefore(78),
  activeCommunities: 19,
  sampleDate: null,
  medianSecondsToScript: 24,
}

const beats: Script["beats"] = [
  [
    "hook",
    "Magnesium not helping you sleep? Turn the bottle around.",
    "Hold the bottle, label away. Turn it on the last word.",
    4,
  ],
  [
    "what_people_say",
    "Lots of you asked the same thing this week: why does it work for my friend, but send me straight to the bathroom? The answer is usually one word on the label.",
    "Count on your fingers, then point at the label.",
    13,
  ],
  [
    "verdict_up_front",
    "The myth is that magnesium is just magnesium. Oxide is cheap and common, and much of it stays in the gut. That is why it is also sold as a laxative.",
    "Shake your head at the first sentence. Slow down on the second.",
    12,
  ],
  [
    "evidence_1",
    "Glycinate and citrate are generally better absorbed. But here is the honest part: sleep trials are small, and the benefit looks modest. It may help most if your intake was low to begin with.",
    "Sit closer. No gestures.",
    14,
  ],
  [
    "cta_disclaimer",
    "Kidney disease, or taking antibiotics or thyroid tablets? Ask your pharmacist before you start. This is general information, not medical advice.",
    "Look into the camera. Pause after the question.",
    10,
  ],
].map(([name, text, direction, seconds], at, all) => ({
  name: String(name),
  text: String(text),
  said: ownSaid(String(text)),
  direction: String(direction),
  onScreen: "",
  locked: false,
  seconds: Number(seconds),
  startsAt: sum(all.slice(0, at).map((beat) => Number(beat[3]))),
}))

export const script: Script = {
  id: "018f0000-0000-7000-8000-0000000000aa",
  userId: user.id,
  topicId: "topic-1",
  topicTitle: topics[0]?.title ?? "",
  language: "english",
  scriptFormat: "trend_reaction",
  contentTone: "professional",
  targetPlatform: "tiktok",
  duration: "60_seconds",
  market: "US",
  promotes: "nothing",
  beats,
  scriptContent: beats.map((beat) => beat.text).join("\n\n"),
  actingDirections: beats.map((beat) => beat.direction).join("\n"),
  optimizationTips: {
    estimate: { potential: 82, score: 98, multiplier: 5, posts: 170, comments: 910 },
    viralPotential: "High (82 of 100)",
    viralBasis:
      "60% of the topic's score (98) and 40% of its growth (5.0×, from 170 posts). An estimate, not a promise.",
    hashtags: ["#magnesium", "#sleeptips", "#pharmacist", "#supplements", "#mythbusting"],
    bestPostingTime: "Thursday 6 PM",
    postingTime: {
      label: "Thursday 6 PM",
      day: 4,
      hour: 18,
      agreement: "2 of 3 studies",
      studies: ["Buffer, 7.1M posts", "Metricool, 2.3M posts"],
    },
    platformSpecific: {
      tiktok: "Put the label in the first frame. Text on screen for the first three seconds.",
      instagram: "Use the bottle as the cover. Ask which form people have at home.",
      youtube: "Title it as the question people ask.",
    },
  },
  hashtags: ["#magnesium", "#sleeptips", "#pharmacist", "#supplements", "#mythbusting"],
  estimatedEngagement: "High",
  disclaimer: "This is general information, not medical advice.",
  words: 130,
  spokenSeconds: 53,
  wordsPerMinute: 150,
  claims: [
    {
      rule: "comparative",
      severity: "warn",
      sentence: "Glycinate and citrate are generally better absorbed.",
      reason: "A comparison needs a source that made it.",
      source: "ASA UK 12.12",
      safer: "Some people find glycinate and citrate gentler.",
    },
    {
      rule: "contraindication",
      severity: "block",
      sentence: "Kidney disease, or taking antibiotics or thyroid tablets?",
      reason: "Names conditions and medicines: the advice must be to ask, not to stop.",
      source: "FTC Health Products 2022",
      safer: "",
    },
  ],
  writer: "offline",
  madeByAi: false,
  sources: [],
  hooks: [],
  citations: [],
  kept: [],
  version: 1,
  rewrites: 0,
  approval: { state: "draft", openPoints: 1, checkedAt: null, checkedVersion: null },
  sampleDate: null,
  createdAt: hoursAgo(1),
}

export const scripts: SuccessOf<"GET /api/user/scripts"> = topics.slice(0, 9).map((topic, at) => ({
  id: at === 0 ? script.id : `018f0000-0000-7000-8000-0000000000b${at}`,
  topicId: topic.id,
  topicTitle: at === 1 ? "Kreatin kadınlarda şişkinlik yapar mı?" : topic.title,
  platform: (["tiktok", "instagram", "youtube", "linkedin", "multi_platform"] as const)[at % 5] ?? "tiktok",
  duration: (["60_seconds", "30_seconds", "2_minutes", "90_seconds"] as const)[at % 4] ?? "60_seconds",
  tone: (["professional", "casual", "investigative", "custom"] as const)[at % 4] ?? "casual",
  scriptFormat: "myth_buster",
  language: at === 1 ? "turkish" : "english",
  scriptContent:
    at === 1
      ? "Kreatine başladınız, tartı bir kilo fazla gösterdi. Telaşlanmayın: bu yağ değil, kasın içine çekilen sudur. Çoğu kişide iki haftada geçer."
      : script.scriptContent,
  spokenSeconds: [52, 28, 114, 81][at % 4] ?? 52,
  beats: [
    { name: "hook", seconds: 4 },
    { name: "do_this", seconds: ([52, 28, 114, 81][at % 4] ?? 52) - 4 },
  ],
  writer: "offline",
  madeByAi: false,
  sampleDate: null,
  isChecked: at % 3 === 1,
  createdAt: hoursAgo(2 + at * 60),
}))
