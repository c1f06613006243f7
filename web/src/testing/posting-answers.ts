import type { SuccessOf } from "@rounds/core/contract/contract.ts"
import { script } from "./answers.ts"
import { hoursAgo } from "./topic-answers.ts"

const slot = (day: number, hour: number, label: string, named: number, of: number) => ({
  day,
  hour,
  label,
  named,
  of,
  isWeak: named * 2 <= of,
  agreement: `${named} of ${of} studies${named * 2 <= of ? ", so a weak slot" : ""}`,
  studies: [
    {
      name: "Sprout Social",
      count: 2_000_000_000,
      of: "engagements" as const,
      accounts: 307_000,
      from: "2025-11-27",
      until: "2026-02-27",
    },
    {
      name: "Metricool",
      count: 2_300_000,
      of: "posts" as const,
      accounts: null,
      from: null,
      until: "2026-06",
    },
  ].slice(0, named),
})

export const postingKit: SuccessOf<"GET /api/user/scripts/{id}/posting-kit"> = {
  hasPosts: true,
  shots: script.beats.map(({ name, startsAt, seconds }, at) => ({
    beat: name,
    startsAt,
    seconds,
    framing:
      at === 0 ? "Close-up, eyes in the upper third; no greeting" : "Medium shot, a step nearer than before",
    onScreen:
      ["Turn the bottle around.", "Why does it work for my friend?", "Oxide is cheap and common"][at] ?? "",
    bRoll: at === 0 ? "Magnesium: the pack turned to its back label" : "None: stay on your face",
    prop: at === 0 ? "A pack of magnesium, brand turned away" : "",
  })),
  hashtags: ["#magnesium", "#magnesiumglycinate", "#magnesiumoxide", "#sleep", "#magnesiumforms"],
  posts: [
    {
      platform: "tiktok",
      title: "Magnesium for sleep: is glycinate really better?",
      hasTitle: false,
      titleMax: 60,
      caption:
        "Magnesium not helping you sleep? Turn the bottle around.\n\nSleep trials are small, and the benefit looks modest. [1]\n\nSources:\n[1] Office of Dietary Supplements, 2025: Magnesium. https://ods.od.nih.gov/factsheets/Magnesium-HealthProfessional/\n\n#magnesium #sleep\n\nNot checked before filming. Draft without AI. This is general information, not medical advice.",
      captionMax: 2200,
      captionVisible: 100,
      comment: "Which form do you have at home?\n\nSources are in the caption.",
      commentMax: 150,
      findings: script.claims.slice(0, 1),
    },
    {
      platform: "youtube",
      title: "Magnesium for sleep: is glycinate really better than oxide?",
      hasTitle: true,
      titleMax: 100,
      caption: "Magnesium not helping you sleep? Turn the bottle around.",
      captionMax: 5000,
      captionVisible: 100,
      comment: "Which form do you have at home?",
      commentMax: 10_000,
      findings: [],
    },
  ],
  zone: "Europe/Istanbul",
  times: [
    {
      platform: "tiktok",
      best: slot(3, 19, "Wednesday 19:00 to 19:59", 2, 3),
      next: hoursAgo(-30),
      days: [slot(1, 15, "Monday 15:00 to 15:59", 1, 3), slot(3, 19, "Wednesday 19:00 to 19:59", 2, 3)],
    },
    {
      platform: "youtube",
      best: slot(5, 16, "Friday 16:00 to 16:59", 1, 2),
      next: hoursAgo(-60),
      days: [slot(5, 16, "Friday 16:00 to 16:59", 1, 2)],
    },
  ],
  isChecked: false,
}
