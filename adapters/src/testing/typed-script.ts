import { defaultSettings, orderFor } from "@rounds/core/testing/script/example-topics.ts"
import type { ScriptSettings } from "@rounds/core/script/settings.ts"
import { writeOffline } from "#ai/offline/write-offline.ts"
import { readLibrary } from "#evidence/recorded.ts"

export const library = readLibrary()

/** An order for a script on a typed title, in the market of its language. */
export const typedOrder = (
  title: string,
  language: "english" | "turkish",
  ordered: Partial<ScriptSettings> = { scriptFormat: "trend_reaction" },
) => {
  const market = language === "turkish" ? "TR" : "US"
  return orderFor(
    { ...defaultSettings, language, market, ...ordered },
    null,
    library.respelt(title, language),
  )
}

/** What a script on a typed title says, by beat; of a reaction in the usual length where nothing else is ordered. */
export const scriptOn = (...of: Parameters<typeof typedOrder>) => {
  const draft = writeOffline(typedOrder(...of), library)
  return (draft?.beats ?? []).map(({ said }) => said.map(({ text }) => text).join(" "))
}
