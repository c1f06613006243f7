import { beatLabel } from "@rounds/core/script/beats.ts"
import { claimContextOf } from "@rounds/core/script/drafting.ts"
import type { DraftBeat } from "@rounds/core/script/draft.ts"
import { paceOf } from "@rounds/core/script/pace.ts"
import { limitsOf } from "@rounds/core/script/platforms.ts"
import type { WritingOrder } from "@rounds/core/script/ports.ts"
import type { TargetPlatform } from "@rounds/core/script/settings.ts"
import { statesQuestion } from "@rounds/core/topic/order.ts"
import type { Topic } from "@rounds/core/topic/topic.ts"
import { taskOfBeat } from "./prompt-beats.ts"
import { evidenceFor } from "./prompt-evidence.ts"
import { rulesFor } from "./prompt-rules.ts"

/** Kept with what a script has cost: scripts of different instructions are not compared as if they were of one. */
export const promptVersion = "3"

/** A prompt is never longer than this, whatever a topic holds; one piece of outside text has at most `longestPiece`. */
export const longestPrompt = 52_000
const longestPiece = 2_000
const longestOutside = 16_000
const longestTask = 6_000

/** What a model is told. `system` is ours alone; everything from outside stands in `user`, between two markers. */
export interface Prompt {
  readonly system: string
  readonly user: string
}

/**
 * The order in words. `marker` is random for each call, so that no text from outside can close the fence around it.
 * The fence is a courtesy to the model: what keeps a bad answer out are the checks of the core.
 */
export const promptFor = (order: WritingOrder, marker: string): Prompt => ({
  system: rulesFor(order, claimContextOf(order), marker),
  user: `${task(order)}\n\n${evidenceFor(order)}\n\n${fenced(order, marker)}`,
})

const task = ({ settings, plan, budget, title, revision, earlier }: WritingOrder): string => {
  const platform = limitsOf(settings.targetPlatform)
  const beats = plan.map(
    ({ name, share }) =>
      `- ${name} (${beatLabel(name)}), about ${Math.max(5, Math.round(share * budget.target))} words: ${taskOfBeat[name] ?? ""}`,
  )
  return [
    `Format: ${settings.scriptFormat}. Tone: ${tones[settings.contentTone]}. Platform: ${platform.label}: ${manner[settings.targetPlatform]}`,
    `Length: ${budget.target} spoken words in all, at least ${budget.min}, at most ${budget.max} ` +
      `(${paceOf(settings.language).usual} words a minute; numerals count as the words they are read as).`,
    `Beats, in this order and with these names:\n${beats.join("\n")}`,
    `At most ${platform.hashtags} hashtags, each like #word and about the topic. One tip per platform, about filming or posting.`,
    earlier === 0
      ? ""
      : `This person has ${earlier} scripts of this very order: choose other findings and another opening.`,
    `The topic's title is the first line of the material (${title.length} characters).`,
    revision === null
      ? ""
      : `${revision.previous === null ? "Your last answer could not be used" : 'Your last draft stands in the material as "Last draft". Change only what is named here, leave every other sentence word for word as it is, and answer with the whole script'}:\n` +
        revision.problems.map((problem) => `- ${piece(problem)}`).join("\n"),
  ]
    .filter((part) => part !== "")
    .join("\n\n")
    .slice(0, longestTask)
}

/** What a platform changes in the words. */
const manner: { readonly [P in TargetPlatform]: string } = {
  multi_platform: "it has to work on all of them: verdict early, no reference to one platform.",
  tiktok:
    "start in the middle, the key message inside three seconds, the shortest sentences, close with a question to answer in the comments.",
  instagram:
    "worth saving or sending: one thing to remember in one line, close by naming whom to send it to.",
  youtube: "say in the first sentence what is answered, give the reason why, close with the next question.",
  linkedin:
    "speak to colleagues and adults at work: verdict first, then the evidence, no slang, close with a question on practice.",
}

const tones = {
  professional: "professional, calm and precise",
  casual: "casual and warm, without slang",
  investigative: "investigative: follow the numbers",
  custom: "the person's own, from the profile in the material",
} as const

/** What the posts share, as far as it was counted: a title that is a bare name must not be told as what all of them ask. */
const sharedIn = (topic: Topic): string =>
  !statesQuestion(topic)
    ? "These posts share no question: the title is no more than what they are about or name. Claim of nobody that they ask one thing."
    : topic.engagementData.tells === undefined
      ? "Claim of no number of posts that they ask the title's question, but where a count is given."
      : "At least half of these posts ask or answer what the title asks. Claim it of no more of them."

/** Which posts are counted: those on the subject, or those of them that share its question. */
const countedIn = ({
  postCount,
  engagementData: { among = null },
}: NonNullable<WritingOrder["topic"]>): string =>
  among === null
    ? `Posts in three days: ${postCount}.`
    : `Posts on the subject in three days: ${among}. Those of them that ask or answer what the title asks, which alone are compared with the usual: ${postCount}.`

/** Everything somebody else wrote, each piece on a line of its own and cut to size. */
const fenced = ({ title, topic, angle, profile, revision, voice }: WritingOrder, marker: string): string => {
  const facts =
    topic === null
      ? []
      : [
          `Description: ${topic.description}`,
          `${countedIn(topic)} Comments: ${topic.totalComments}. ${topic.multiplier === null ? "Too few to tell how many times the usual." : `${topic.multiplier.toFixed(1)} times the usual.`}`,
          sharedIn(topic),
          ...(topic.sampleDate === null
            ? []
            : [`These counts are sample data: say "in the sample" wherever one of them is spoken.`]),
          `Communities: ${topic.subredditSources.join(", ")}`,
          `What people want: ${topic.userIntent.replaceAll("_", " ")}. ${topic.userContext}`,
          `Keywords: ${topic.keywords.join(", ")}`,
          ...topic.scriptAngles.map((one) => `Angle: ${one}`),
          ...topic.redditQuotes.map(({ text }) => `Someone asks: ${text}`),
        ]
  const person =
    profile === null
      ? []
      : Object.entries(profile)
          .filter(([name, value]) => told.has(name) && typeof value === "string")
          .map(([name, value]) => `Profile, ${name}: ${String(value)}`)
  const chosen = angle === null ? [] : [`Chosen angle: ${angle}`]
  const previous = revision?.previous == null ? [] : revision.previous.beats.map(lastDraft)
  const lines = [
    title,
    ...chosen,
    ...facts,
    ...person,
    ...voice.map((words) => `Voice: ${words}`),
    ...previous,
  ].map((line) => piece(line).replaceAll(marker, ""))
  return `${marker} BEGIN\n${lines.join("\n").slice(0, longestOutside)}\n${marker} END`
}

/** The parts of a profile a script may know; a name is none of them. */
const told = new Set([
  "profession",
  "experienceLevel",
  "specialty",
  "preferredTone",
  "brandPersonality",
  "targetAudience",
  "contentGoals",
])

/** A beat of the last draft with the findings that its sentences named. */
const lastDraft = ({ name, said }: DraftBeat): string =>
  `Last draft, ${name}: ${said
    .map(({ text, findings }) => (findings.length === 0 ? text : `${text} {${findings.join(", ")}}`))
    .join(" ")}`

const piece = (text: string): string =>
  text
    .replace(/[\p{Cf}\p{Cc}]+/gu, " ")
    .replace(/\s+/g, " ")
    .slice(0, longestPiece)
