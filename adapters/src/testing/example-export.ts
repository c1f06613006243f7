import { compose } from "@rounds/core/script/compose.ts"
import { claimContextOf } from "@rounds/core/script/drafting.ts"
import { ourWords } from "@rounds/core/script/editing/our-words.ts"
import { saidIn } from "@rounds/core/script/editing/retold.ts"
import type { ExportMaterial } from "@rounds/core/script/files/export-material.ts"
import { zoneOf } from "@rounds/core/script/audience-time.ts"
import { kitOf } from "@rounds/core/script/posting/kit.ts"
import { review } from "@rounds/core/script/review.ts"
import type { Script } from "@rounds/core/script/script.ts"
import type { ScriptSettings } from "@rounds/core/script/settings.ts"
import { citeFrom } from "@rounds/core/script/sources.ts"
import { defaultSettings, exampleTopic, orderFor } from "@rounds/core/testing/script/example-topics.ts"
import * as DateTime from "effect/DateTime"
import { writeOffline } from "#ai/offline/write-offline.ts"
import { readLibrary } from "#evidence/recorded.ts"

/** Half past nine on a Tuesday in Istanbul. */
export const now = DateTime.makeUnsafe("2026-11-24T06:30:00Z")

const library = readLibrary()

interface Wanted {
  readonly title: string
  /** The topic's; null where a person typed the title. */
  readonly keywords: ReadonlyArray<string> | null
  readonly settings?: Partial<ScriptSettings>
  readonly changes?: Partial<Script>
  readonly isChecked?: boolean
  readonly zone?: string
}

/** A script as the offline writer writes it from the library, with everything that its files are made of. */
export const exampleExport = ({
  title,
  keywords,
  settings,
  changes,
  isChecked = false,
  zone = "Europe/Istanbul",
}: Wanted): ExportMaterial => {
  const topic = keywords === null ? null : exampleTopic({ title, keywords, sampleDate: "2026-11-20" })
  const order = orderFor({ ...defaultSettings, ...settings }, topic, title)
  const context = claimContextOf(order)
  const reviewed = review(writeOffline(order, library), order, [], context)
  if (reviewed._tag === "Failed") throw new Error(reviewed.problems.join(" "))
  const script = {
    ...compose(
      reviewed.draft,
      reviewed.claims,
      order,
      {
        id: "018f0000-0000-7000-8000-0000000000aa",
        userId: "018f0000-0000-7000-8000-000000000001",
        writer: "offline",
        madeByAi: false,
        createdAt: DateTime.formatIso(now),
      },
      citeFrom(library),
    ),
    ...changes,
  }
  const ours = ourWords(library, script)([...saidIn(script.beats), ...script.hooks.map(({ said }) => said)])
  const named = zoneOf(zone)
  if (named === null) throw new Error(`No zone ${zone}`)
  return {
    script,
    kit: kitOf({ script, library, context, ours, isChecked, hasPosts: true, zone: named, now }),
    notes: [],
  }
}
