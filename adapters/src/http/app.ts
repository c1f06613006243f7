import { contract } from "@rounds/core/contract/contract.ts"
import { NotFound } from "@rounds/core/contract/door.ts"
import type { Rejection } from "@rounds/core/contract/rejections.ts"
import { languages } from "@rounds/core/language/names.ts"
import { Outage } from "@rounds/core/kernel/outage.ts"
import type { OperatorFacts } from "@rounds/core/operator/operator.ts"
import type { WriterStanding } from "@rounds/core/status/status.ts"
import type * as Effect from "effect/Effect"
import * as Exit from "effect/Exit"
import express, { type ErrorRequestHandler, type Express, type Request, type RequestHandler } from "express"
import type { Logger } from "pino"
import { chooseLanguageOf } from "./choose-language.ts"
import { languageOf } from "./language.ts"
import { mountAccount } from "./account.ts"
import { mountAdmin } from "./admin.ts"
import { mountAdminAnalytics } from "./admin-analytics.ts"
import { mountAdminEvidence } from "./admin-evidence.ts"
import { requestIdOf, sendProblem } from "./answer.ts"
import { answerOnce } from "./answer-once.ts"
import { authenticating } from "./authenticate.ts"
import { clearSession } from "./clear-session.ts"
import { compress } from "./compress.ts"
import { mountConsent } from "./consent.ts"
import { countReads } from "./count-reads.ts"
import { mountEvidence } from "./evidence.ts"
import { firstLoadOf } from "./first-load.ts"
import { mountForYou } from "./for-you.ts"
import { mountFeedback } from "./feedback.ts"
import { mountFollowNotifications } from "./follow-notifications.ts"
import { mountGuests } from "./guests.ts"
import { mountHealth, type Readiness } from "./health.ts"
import { hostHeader } from "./host-header.ts"
import { speak } from "./language.ts"
import { limitCalls, type Rates } from "./limits.ts"
import type { Host } from "./mount.ts"
import { mountNotifications } from "./notifications.ts"
import { mountOpenApi } from "./openapi.ts"
import type { Ports } from "./ports.ts"
import { isDefect, toProblem, unavailable, unexpected } from "./problem.ts"
import { mountPayments } from "./payments.ts"
import { mountPlans } from "./plans.ts"
import { mountProfile } from "./profile.ts"
import { mountPublic } from "./public.ts"
import { reportRefusal } from "./refusals.ts"
import { readBody, rejectionOf } from "./request-body.ts"
import { requestId } from "./request-id.ts"
import { ownCookies, sameSite } from "./same-site.ts"
import { mountScriptEditing } from "./script-editing.ts"
import { mountScripts } from "./scripts.ts"
import { mountStatus } from "./status.ts"
import { securityHeaders, type SignInProvider } from "./security-headers.ts"
import { templatePreview } from "./template-preview.ts"
import { mountTemplates } from "./templates.ts"
import { topicLists } from "./topic-lists.ts"
import { topicPagesOf } from "./topic-pages.ts"
import { mountTopics } from "./topics.ts"
import { untrustedProxy } from "./untrusted-proxy.ts"
import { unsubscribePages } from "./unsubscribe.ts"
import { mountUser } from "./user.ts"
import { mountWeeklyPlan } from "./weekly-plan.ts"
import { mountWrongMethods } from "./wrong-method.ts"
import { languagesOf, mountWebsite, type Website } from "./website.ts"

export interface AppOptions {
  /** Runs a handler on the ports; the signal interrupts it. */
  readonly run: <A, E>(effect: Effect.Effect<A, E, Ports>, signal: AbortSignal) => Promise<Exit.Exit<A, E>>
  /** Says that this process stops. */
  readonly closing: AbortSignal
  readonly log: Logger
  readonly publicUrl: string
  /** Proxies in front whose X-Forwarded-For is true. */
  readonly trustedProxies: number
  readonly rates: Rates
  /** Reads of one address per minute, counted by each process for itself. */
  readonly readsPerMinute: number
  readonly readiness: Readiness
  readonly writer: () => WriterStanding
  readonly website: Website | null
  /** Whether topics from sample data are shown. */
  readonly sampleData: boolean
  /** The payment provider's messages, taken with their raw body; and the sandbox's pages, when there is one. */
  readonly paymentDoors: RequestHandler
  /** Who runs this installation, and whether they take real money. */
  readonly operator: OperatorFacts
  readonly takesMoney: boolean
  /** Where people write for help, and the pages that show sent mail on a demonstration. */
  readonly supportEmail: string | null
  readonly mailPages: MailPages | null
  /** Our own sign-in, when it is ours. */
  readonly identity: RequestHandler | null
  /** The outside provider's sign-in, when it is shown. */
  readonly provider: SignInProvider | null
}

/** Pages at /mail, and who may see them. */
export interface MailPages {
  readonly pages: RequestHandler
  readonly isShownTo: (request: Request) => boolean
}

/** The product's HTTP side: everything that answers. `openDoor` makes it listen. */
export const createApp = (options: AppOptions): Express => {
  const app = express()
  app.disable("x-powered-by").set("trust proxy", options.trustedProxies).set("query parser", "simple")
  // Weak: the same answer packed in two ways is two sequences of bytes.
  app.set("etag", "weak")
  app.use(requestId, securityHeaders(options.website?.page ?? null, options.publicUrl, options.provider))
  app.use(speak(options.website === null ? languages : languagesOf(options.website)))
  app.use(compress, hostHeader, untrustedProxy(options.trustedProxies, options.log))
  const report = reportTo(options)
  const counted = countReads(options.readsPerMinute, report)
  mountHealth(app, options.readiness, options.writer, counted)
  if (options.identity !== null)
    app.all("/identity/{*any}", counted, sameSite(options.publicUrl), options.identity)

  app.use(options.paymentDoors)
  if (options.mailPages !== null) app.use(options.mailPages.pages)
  app.use(unsubscribePages(options.run, counted))
  app.use(templatePreview(options, counted, sameSite(options.publicUrl)))

  app.get("/api/auth/clear-session", counted, clearSession(options.publicUrl, options.sampleData))

  const host = hostOf(options)
  app.use("/api", counted, sameSite(options.publicUrl), ownCookies(options.publicUrl), ...readBody)
  mountApi(host, options)
  app.use(host.router)
  app.use("/api", () => {
    throw new NotFound()
  })
  if (options.website !== null)
    mountWebsite(
      app,
      options.website,
      options.publicUrl,
      counted,
      firstLoadOf(host, options.identity !== null),
      chooseLanguageOf(host, options.publicUrl),
      topicPagesOf(host),
    )
  app.use(() => {
    throw new NotFound()
  })
  app.use(onError(options.log, report))
  return app
}

/** Remembers what was refused before a call was known. */
const reportTo =
  ({ run }: AppOptions) =>
  (rejection: unknown, request: Request): void => {
    const area = areas.find((known) => request.originalUrl.startsWith(`/${known}/`)) ?? "page"
    void run(
      reportRefusal(rejection, `${request.method} ${area}`, request, null),
      new AbortController().signal,
    )
  }

const areas = ["api", "identity"] as const

const mountApi = (
  host: Host<Ports>,
  {
    closing,
    publicUrl,
    sampleData,
    supportEmail,
    mailPages,
    provider,
    writer,
    operator,
    takesMoney,
  }: AppOptions,
): void => {
  const lists = topicLists(sampleData)
  mountPublic(host, lists, (request) => ({
    supportEmail,
    mailViewer: mailPages?.isShownTo(request) === true ? "/mail" : null,
    provider:
      provider === null ? null : { publishableKey: provider.publishableKey, scriptUrl: provider.scriptUrl },
  }))
  mountStatus(host, lists, { writer, takesMoney, operator })
  mountGuests(host)
  mountUser(host)
  mountProfile(host)
  mountConsent(host)
  mountAccount(host)
  mountNotifications(host)
  mountFollowNotifications(host, closing)
  mountScripts(host)
  mountScriptEditing(host)
  mountEvidence(host)
  mountForYou(host, lists)
  mountTopics(host, lists, sampleData)
  mountWeeklyPlan(host, sampleData)
  mountAdminAnalytics(host, lists, writer)
  mountAdminEvidence(host)
  mountPlans(host)
  mountPayments(host, publicUrl)
  mountAdmin(host)
  mountTemplates(host, publicUrl)
  mountFeedback(host)
  mountOpenApi(host, publicUrl)
  mountWrongMethods(host.router, contract)
}

const hostOf = ({ run, log, rates }: AppOptions): Host<Ports> => ({
  router: express.Router(),
  run: async <A>(effect: Effect.Effect<A, Rejection, Ports>, signal: AbortSignal) => {
    const exit = await run(effect, signal)
    if (Exit.isFailure(exit) && isDefect(exit.cause))
      log.error({ cause: exit.cause.toString() }, "unexpected failure")
    return exit
  },
  authenticate: authenticating(),
  limit: limitCalls(rates),
  refused: (rejection, { method, path }, request, account) =>
    reportRefusal(rejection, `${method} ${path}`, request, account),
  once: answerOnce,
  reads: new Map(),
})

/** What went wrong before or around a handler. Nothing of it is shown but a request's own faults. */
const onError =
  (log: Logger, report: (rejection: unknown, request: Request) => void): ErrorRequestHandler =>
  (error: unknown, request, response, next) => {
    if (response.headersSent) return next(error)
    const rejection = rejectionOf(error)
    if (rejection !== null) {
      report(rejection, request)
      return sendProblem(response, toProblem(rejection, requestIdOf(response), languageOf(response)))
    }
    if (error instanceof Outage)
      return sendProblem(response, unavailable(error, requestIdOf(response), languageOf(response)))
    log.error({ err: error }, "unexpected failure")
    sendProblem(response, unexpected(requestIdOf(response), languageOf(response)))
  }
