import * as Schema from "effect/Schema"
import { lacking } from "#kernel/document.ts"
import { BeatDocument } from "#script/script-document.ts"
import { Made, type ScriptVersion } from "./ports.ts"

/** A row of `script_versions` of any release, with `fixtures/documents/script-versions.json` as the examples. */
export const VersionDocument = Schema.Struct({
  version: Schema.Natural,
  made: lacking(Made, "edited"),
  at: Schema.String,
  beats: Schema.Array(BeatDocument),
  wasChecked: lacking(Schema.Boolean, false),
}) satisfies Schema.Decoder<ScriptVersion>
