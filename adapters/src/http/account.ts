import { askOwnErasure } from "@rounds/core/account/erase.ts"
import { askExport as ask } from "@rounds/core/account/export.ts"
import { Exports } from "@rounds/core/account/ports.ts"
import { type ExportState as State } from "@rounds/core/account/exports.ts"
import {
  askExport,
  deleteAccount,
  type ExportState,
  fetchExport,
  readExport,
} from "@rounds/core/contract/account.ts"
import { NotFound } from "@rounds/core/contract/door.ts"
import * as Effect from "effect/Effect"
import * as Exit from "effect/Exit"
import { toldWords } from "#language/told.ts"
import { languageOf } from "./language.ts"
import { requestIdOf, sendProblem } from "./answer.ts"
import { admit, callOf, type Host, mount, route } from "./mount.ts"
import type { Ports } from "./ports.ts"
import { problemOf } from "./problem.ts"

/** What a person does with the account as a whole. */
export const mountAccount = (host: Host<Ports>): void => {
  mount(host, askExport, ({ account }) =>
    Effect.map(ask(account.id, { by: account.id, why: "asked on the profile" }), shown),
  )
  mount(host, readExport, ({ account }) =>
    Effect.map(
      Exports.use((exports) => exports.stateOf(account.id)),
      shown,
    ),
  )
  mount(host, deleteAccount, ({ account, language, request: { headers } }) =>
    askOwnErasure(account.id, { authorization: headers.authorization, cookie: headers.cookie }).pipe(
      Effect.as({
        message: toldWords[language].answers.accountClosed,
      }),
    ),
  )
  mountFile(host)
}

const shown = (state: State): ExportState =>
  state.status === "ready" ? { ...state, href: `/api/account/exports/${state.id}/file` } : state

const mountFile = (host: Host<Ports>): void =>
  route(host, fetchExport, async (request, response, signal) => {
    const exit = await host.run(
      admit(host, fetchExport, request, (admitted) => {
        const { account, params } = callOf<typeof fetchExport>({ ...admitted, setHeader: () => {} })
        return Effect.flatMap(
          Exports.use((exports) => exports.file(params.id, account.id)),
          (file) => (file === null ? Effect.fail(new NotFound()) : Effect.succeed(file)),
        )
      }),
      signal,
    )
    if (Exit.isFailure(exit))
      return sendProblem(response, problemOf(exit.cause, requestIdOf(response), languageOf(response)))
    response.setHeader("cache-control", "no-store")
    response.setHeader("content-disposition", 'attachment; filename="rounds-data.zip"')
    response.type("application/zip").send(Buffer.from(exit.value))
  })
