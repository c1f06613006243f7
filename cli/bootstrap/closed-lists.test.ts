import { afterAll, beforeAll, expect, test } from "vitest"
import { CopiedSources } from "./copied-sources.ts"

// One value more in every closed list, in a copy of the code: each place that has to know it must not compile.

/** The list, where its value is added, and the files that have to learn it. */
const lists = [
  {
    value: "klingon",
    file: "core/src/script/settings.ts",
    after: 'Language = Schema.Literals(["english"',
    places: [
      "core/src/language/advice.ts",
      "core/src/language/pack.ts",
      "core/src/language/notices.ts",
      "core/src/language/weekly-plan.ts",
      "core/src/language/why-now.ts",
      "core/src/language/records.ts",
      "core/src/language/access.ts",
      "core/src/language/letters.ts",
      "core/src/language/evidence.ts",
      "core/src/language/excuses.ts",
      "core/src/language/filming.ts",
      "core/src/language/playing.ts",
      "core/src/language/names.ts",
      "core/src/language/reading.ts",
      "core/src/language/topic-words.ts",
      "core/src/language/pace.ts",
      "core/src/language/speech.ts",
      "core/src/language/spelling.ts",
      "core/src/language/claims.ts",
      "core/src/language/claim-rules.ts",
      "core/src/language/meaning.ts",
      "core/src/language/disclaimers.ts",
      "core/src/language/points.ts",
      "core/src/language/professions.ts",
      "core/src/language/safety.ts",
      "core/src/language/writing.ts",
      "core/src/language/support.ts",
      "core/src/language/naming.ts",
      "core/src/language/labelling.ts",
      "core/src/language/matter.ts",
      "core/src/language/calling.ts",
      "core/src/language/calms.ts",
      "core/src/language/filmables.ts",
      "adapters/src/language/problems.ts",
      "adapters/src/language/field-words.ts",
      "adapters/src/language/prompt.ts",
      "adapters/src/language/told.ts",
      "core/src/language/subjects.ts",
      "core/src/language/told-questions.ts",
      "core/src/language/title-words.ts",
      "web/src/lib/language/check.ts",
    ],
  },
  {
    value: "interpretive_dance",
    file: "core/src/script/settings.ts",
    after: 'ScriptFormat = Schema.Literals(["trend_reaction"',
    places: [
      "core/src/script/beats.ts",
      "core/src/script/from-findings/plots.ts",
      "core/src/language/english/questions.ts",
      "core/src/language/turkish/questions.ts",
      "web/src/features/scripts/script.ts",
    ],
  },
  {
    value: "pirate_tone",
    file: "core/src/script/settings.ts",
    after: 'ContentTone = Schema.Literals(["professional"',
    places: [
      "core/src/language/english/findings.ts",
      "core/src/language/turkish/findings.ts",
      "core/src/language/english/playing.ts",
      "core/src/language/turkish/playing.ts",
      "web/src/features/scripts/script.ts",
    ],
  },
  {
    value: "myspace",
    file: "core/src/script/settings.ts",
    after: '  "tiktok"',
    places: [
      "core/src/script/platforms.ts",
      "core/src/script/posting-studies.ts",
      "core/src/language/english/findings.ts",
      "core/src/script/from-findings/opening.ts",
      "core/src/language/turkish/findings.ts",
      "core/src/script/from-findings/voice.ts",
      "core/src/language/english/playing.ts",
      "core/src/language/turkish/playing.ts",
      "web/src/features/scripts/platforms.ts",
      "web/src/ui/platform-list.tsx",
    ],
  },
  {
    value: "friendster",
    file: "core/src/topic/topic.ts",
    after: 'Platform = Schema.Literals(["tiktok"',
    places: ["web/src/ui/platform-list.tsx"],
  },
  {
    value: "full_moon",
    file: "core/src/topic/topic.ts",
    after: 'kind: Schema.tag("spread"), ...counted }),',
    adds: '\n  Schema.Struct({ kind: Schema.tag("full_moon"), ...counted }),',
    places: [
      "core/src/language/english/why-now.ts",
      "core/src/language/turkish/why-now.ts",
      "core/src/weekly-plan/candidates.ts",
      "web/src/ui/why-now.tsx",
    ],
  },
  {
    value: "astronaut_doctor",
    file: "core/src/topic/specialty.ts",
    after: '  "sports_pharmacist"',
    places: ["core/src/topic/specialties.ts", "web/src/features/topics/specialties.ts"],
  },
  {
    value: "bard",
    file: "core/src/account/profile.ts",
    after: '  "sports_pharmacist"',
    places: ["web/src/features/profile/profile.ts"],
  },
  {
    value: "solemn",
    file: "core/src/account/profile.ts",
    after: 'PreferredTone = Schema.Literals([\n  "professional"',
    places: [
      "core/src/language/english/playing.ts",
      "core/src/language/turkish/playing.ts",
      "web/src/features/profile/profile.ts",
    ],
  },
  {
    value: "ATLANTIS",
    file: "core/src/script/settings.ts",
    after: 'Market = Schema.Literals(["US"',
    places: [
      "core/src/script/claims/check-claims.ts",
      "core/src/script/safety/help.ts",
      "web/src/lib/reach.ts",
    ],
  },
  {
    value: "rival",
    file: "core/src/script/settings.ts",
    after: 'Promotes = Schema.Literals(["nothing"',
    places: ["web/src/lib/reach.ts"],
  },
  {
    value: "boredom",
    file: "core/src/script/safety/kind.ts",
    after: '  "crisis"',
    places: [
      "core/src/language/english/safety-rules.ts",
      "core/src/language/turkish/safety-rules.ts",
      "core/src/language/english/safety-messages.ts",
      "core/src/language/turkish/safety-messages.ts",
      "adapters/src/http/script-words.ts",
    ],
  },
  {
    value: "usenet",
    file: "core/src/reading/source-kind.ts",
    after: 'SourceKind = Schema.Literals(["recorded"',
    places: [
      "core/src/reading/source-kind.ts",
      "adapters/src/config-together.ts",
      "adapters/src/outside.ts",
      "web/src/features/admin/collection/words.ts",
    ],
  },
  {
    value: "stale",
    file: "core/src/topic/drop.ts",
    after: 'topicDrops = [\n  "sensitive"',
    places: ["core/src/topic/report.ts", "web/src/features/admin/collection/not-offered.tsx"],
  },
  {
    value: "bulletin_board",
    file: "core/src/reading/source-kind.ts",
    after: 'CommunitySource = Schema.Literals(["reddit"',
    places: [
      "core/src/reading/community-name.ts",
      "core/src/admin/source-names.ts",
      "adapters/src/http/looking-after-words.ts",
      "adapters/src/language/turkish/source-problems.ts",
      "web/src/features/admin/collection/words.ts",
    ],
  },
] as const

let copy: CopiedSources | undefined
let complaints: ReadonlyArray<string>

beforeAll(async () => {
  copy = new CopiedSources(["core", "adapters", "web"])
  for (const list of lists) {
    const added = "adds" in list ? list.adds : `, "${list.value}"`
    copy.replace(list.file, list.after, `${list.after}${added}`)
  }
  complaints = await copy.compile()
}, 300_000)

afterAll(() => copy?.[Symbol.dispose]())

test.each(lists.flatMap(({ value, places }) => places.map((place) => [value, place] as const)))(
  "%s does not compile in %s",
  (value, place) => {
    const about = complaints.filter((line) => line.startsWith(`${place}(`))
    expect(about.join("\n")).toContain(value)
  },
)

test("nothing but the parts of a language has to know of a new one", () => {
  const [{ value, places }] = lists
  const about = complaints.filter((line) => line.includes(value)).map((line) => line.replace(/\(.*/, ""))
  expect(new Set(about)).toEqual(new Set(places))
})
