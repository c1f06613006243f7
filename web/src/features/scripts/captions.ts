import { toSrt, toVtt } from "@rounds/core/script/caption-files.ts"
import { captionsOf } from "@rounds/core/script/captions.ts"
import { download } from "#lib/page.ts"
import type { Script } from "./script.ts"
import { fileName, markText } from "./script-text.ts"

/** Saves the script's captions, timed from its words. */
export const downloadCaptions = (script: Script, format: "srt" | "vtt") => {
  const cues = captionsOf(script.scriptContent, script.language)
  const text = format === "srt" ? toSrt(cues, markText(script)) : toVtt(cues, markText(script))
  download(fileName(script, format), text, format === "srt" ? "application/x-subrip" : "text/vtt")
}
