import * as Context from "effect/Context"
import type * as DateTime from "effect/DateTime"
import type * as Effect from "effect/Effect"
import type { ExportMaterial } from "./export-material.ts"
import type { FileFormat } from "./script-files.ts"

/** Port. Makes the files of a script; each carries its mark, its sources and its notes. */
export class ScriptFiles extends Context.Service<
  ScriptFiles,
  {
    readonly make: (
      format: FileFormat,
      material: ExportMaterial,
      now: DateTime.Utc,
    ) => Effect.Effect<Uint8Array>
  }
>()("core/script/ScriptFiles") {}
