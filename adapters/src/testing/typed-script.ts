import { defaultSettings, orderFor } from "@rounds/core/testing/script/example-topics.ts"
import type { ScriptSettings } from "@rounds/core/script/settings.ts"
import { writeOffline } from "#ai/offline/write-offline.ts"
import { readLibrary } from "#evidence/recorded.ts"

export const library = readLibrary()

/** What a script on a typed title says, by beat; of a reaction in the usual length where nothing else is ordered. */
export const scriptOn = (
  title: string,
  language: "english" | "turkish",
  ordered: Partial<ScriptSettings> = { scriptFormat: "trend_reaction" },
) => {
  const market = language === "turkish" ? "TR" : "US"
  const settings = { ...defaultSettings, language, market, ...ordered } as const
  const draft = writeOffline(orderFor(settings, null, title), library)
  return (draft?.beats ?? []).map(({ said }) => said.map(({ text }) => text).join(" "))
}
