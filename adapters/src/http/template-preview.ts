import { mayCall } from "@rounds/core/account/access.ts"
import { NotFound } from "@rounds/core/contract/door.ts"
import { kindNamed, previewOf } from "@rounds/core/mail/templates.ts"
import { usualLanguage } from "@rounds/core/language/pack.ts"
import { Language } from "@rounds/core/script/settings.ts"
import * as Effect from "effect/Effect"
import * as Exit from "effect/Exit"
import * as Schema from "effect/Schema"
import express, { type Request, type RequestHandler, type Router } from "express"
import type { AppOptions } from "./app.ts"
import { authenticating } from "./authenticate.ts"
import { problemOf } from "./problem.ts"
import { mailOf } from "./templates.ts"

/** What the editor's form holds: the words as they stand there, saved or not. */
const Draft = Schema.Struct({
  templateKey: Schema.String,
  language: Language,
  subject: Schema.String,
  htmlContent: Schema.String,
  textContent: Schema.String,
})
const decode = Schema.decodeUnknownEffect(Draft)

const authenticate = authenticating()

/** Whoever may not see a preview is not told that there is one; what is not in order here is said as it is. */
const refusedAs = (cause: Parameters<typeof problemOf>[0]): number => {
  const { status } = problemOf(cause, "", usualLanguage)
  return status >= 500 ? status : 404
}

/**
 * A mail as a mail program shows it, for the frame beside the editor. It comes by a form and not by script: a page of ours
 * allows no style attributes, and mail has nothing else. It runs, loads and sends nothing.
 */
export const templatePreview = (
  { run, publicUrl }: Pick<AppOptions, "run" | "publicUrl">,
  ...before: ReadonlyArray<RequestHandler>
): Router => {
  const router = express.Router()
  const page = (request: Request) =>
    Effect.gen(function* () {
      yield* Effect.fromResult(mayCall("admin", yield* authenticate(request)))
      const {
        templateKey,
        language,
        subject,
        htmlContent: html,
        textContent: text,
      } = yield* Effect.mapError(decode(request.body), () => new NotFound())
      const kind = kindNamed(templateKey)
      if (kind === null) return yield* new NotFound()
      const { filled } = yield* previewOf({ kind, language }, publicUrl, { subject, html, text })
      return yield* mailOf({ kind, language }, filled)
    })
  router.post(
    "/template-preview",
    ...before,
    express.urlencoded({ extended: false, limit: "128kb" }),
    async (request, response) => {
      const exit = await run(page(request), new AbortController().signal)
      response.setHeader(
        "content-security-policy",
        "default-src 'none'; style-src 'unsafe-inline'; sandbox; frame-ancestors 'self'",
      )
      response.setHeader("x-frame-options", "SAMEORIGIN").setHeader("cache-control", "no-store")
      response
        .status(Exit.isSuccess(exit) ? 200 : refusedAs(exit.cause))
        .type("html")
        .send(
          Exit.isSuccess(exit) ? exit.value : "<!doctype html><title>No preview</title><p>No preview.</p>",
        )
    },
  )
  return router
}
