import { NotFound } from "@rounds/core/contract/door.ts"
import { fetchScriptFile } from "@rounds/core/contract/scripts.ts"
import { noteTopicUse } from "@rounds/core/insight/topic-usage.ts"
import { fileName } from "@rounds/core/script/files/file-name.ts"
import { ScriptFiles } from "@rounds/core/script/files/ports.ts"
import type { FileFormat } from "@rounds/core/script/files/script-files.ts"
import { ownScript as scriptOf } from "@rounds/core/script/editing/sheet.ts"
import { readExport } from "@rounds/core/script/posting/read-kit.ts"
import * as DateTime from "effect/DateTime"
import * as Effect from "effect/Effect"
import * as Exit from "effect/Exit"
import { languageOf } from "./language.ts"
import { requestIdOf, sendProblem } from "./answer.ts"
import { admit, callOf, type Host, route } from "./mount.ts"
import type { Ports } from "./ports.ts"
import { problemOf } from "./problem.ts"

/** A script of this person; to anybody else it is not there. */
export const ownScript = (userId: string, id: string) =>
  scriptOf(userId, id).pipe(Effect.catchTag("ScriptUnknown", () => Effect.fail(new NotFound())))

const types: { readonly [F in FileFormat]: string } = {
  txt: "text/plain; charset=utf-8",
  srt: "application/x-subrip; charset=utf-8",
  vtt: "text/vtt; charset=utf-8",
  csv: "text/csv; charset=utf-8",
  ics: "text/calendar; charset=utf-8",
  docx: "application/vnd.openxmlformats-officedocument.wordprocessingml.document",
  zip: "application/zip",
}

/** The files of a script, named by its title. */
export const mountFiles = (host: Host<Ports>): void =>
  route(host, fetchScriptFile, async (request, response, signal) => {
    const exit = await host.run(
      admit(host, fetchScriptFile, request, (admitted) =>
        Effect.gen(function* () {
          const { account, params, query } = callOf<typeof fetchScriptFile>({
            ...admitted,
            setHeader: () => {},
          })
          const script = yield* ownScript(account.id, params.id)
          const material = yield* readExport(account, script, query.zone)
          const now = yield* DateTime.now
          const { format } = params
          const bytes = yield* ScriptFiles.use((files) => files.make(format, material, now))
          yield* noteTopicUse(script, { action: "export", scriptId: script.id, format })
          return { bytes, type: types[format], name: fileName(script.topicTitle, format) }
        }),
      ),
      signal,
    )
    if (Exit.isFailure(exit))
      return sendProblem(response, problemOf(exit.cause, requestIdOf(response), languageOf(response)))
    const { bytes, type, name } = exit.value
    response.setHeader("cache-control", "no-store")
    response.setHeader("content-disposition", `attachment; filename="${name}"`)
    response.setHeader("content-type", type)
    response.send(Buffer.from(bytes))
  })
