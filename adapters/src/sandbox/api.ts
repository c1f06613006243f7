import { timingSafeEqual } from "node:crypto"
import express, { type Request, type Response, type Router } from "express"
import { list, listPage, load, type SandboxObject } from "./books.ts"
import { cancel, changePlan, resume } from "./life.ts"
import { openCheckout, step } from "./provider.ts"
import type { SandboxHost } from "./routes.ts"
import { checkoutBody, subscriptionPatch } from "./api.wire.ts"

const jsonApi = "application/vnd.api+json"

const shown = ({ type, id, attributes }: SandboxObject) => ({ type, id, attributes })

const answer = (response: Response, status: number, data: unknown, meta?: object): void => {
  response
    .status(status)
    .type(jsonApi)
    .send(JSON.stringify({ jsonapi: { version: "1.0" }, ...(meta === undefined ? {} : { meta }), data }))
}

const refuse = (response: Response, status: number, detail: string): void => {
  response
    .status(status)
    .type(jsonApi)
    .send(JSON.stringify({ jsonapi: { version: "1.0" }, errors: [{ status: String(status), detail }] }))
}

const isKey = (request: Request, apiKey: string): boolean => {
  const given = Buffer.from(request.get("authorization") ?? "")
  const wanted = Buffer.from(`Bearer ${apiKey}`)
  return given.length === wanted.length && timingSafeEqual(given, wanted)
}

/** The part of the provider's JSON:API that the product calls, over the sandbox's books. Mount under /sandbox. */
export const sandboxApi = ({ run, publicUrl, apiKey }: SandboxHost & { readonly apiKey: string }): Router => {
  const router = express.Router()
  router.use(
    "/v1",
    express.json({ type: [jsonApi, "application/json"], limit: "100kb" }),
    (request, response, next) =>
      isKey(request, apiKey) ? next() : refuse(response, 401, "Unauthenticated."),
  )
  const missing = (response: Response) => refuse(response, 404, "The related resource does not exist.")

  router.post("/v1/checkouts", async (request, response) => {
    const body = checkoutBody.safeParse(request.body)
    if (!body.success) return refuse(response, 422, "The checkout is not valid.")
    const { checkout_data: buyer, checkout_options: options } = body.data.data.attributes
    const id = await run(
      openCheckout({
        userId: buyer.custom.user_id,
        email: buyer.email,
        name: buyer.name ?? "",
        variantId: Number(body.data.data.relationships.variant.data.id),
        trial: !options.skip_trial,
      }),
    )
    answer(response, 201, {
      type: "checkouts",
      id,
      attributes: { url: `${publicUrl}/sandbox/checkout/${id}`, test_mode: true },
    })
  })

  router.get("/v1/subscriptions", async (request, response) => {
    const asked = Number(request.query["page[number]"] ?? 1)
    const page = Number.isInteger(asked) && asked > 0 && asked < 10_000 ? asked : 1
    const { rows, isLast } = await run(listPage("subscriptions", page))
    const meta = { page: { currentPage: page, lastPage: isLast ? page : page + 1 } }
    answer(response, 200, rows.map(shown), meta)
  })

  router.get("/v1/subscription-invoices", async (request, response) => {
    const filter: unknown = request.query["filter[subscription_id]"]
    const id = typeof filter === "string" ? filter : ""
    answer(response, 200, (await run(list("subscription-invoices", id))).map(shown))
  })

  router.get("/v1/subscriptions/:id", async (request, response) => {
    const subscription = await run(load("subscriptions", String(request.params["id"])))
    if (subscription === null) return missing(response)
    answer(response, 200, shown(subscription))
  })

  router.delete("/v1/subscriptions/:id", async (request, response) => {
    const subscription = await run(step(String(request.params["id"]), cancel))
    if (subscription === null) return missing(response)
    answer(response, 200, shown({ ...subscription, type: "subscriptions", private: {} }))
  })

  router.patch("/v1/subscriptions/:id", async (request, response) => {
    const body = subscriptionPatch.safeParse(request.body)
    if (!body.success) return refuse(response, 422, "The change is not valid.")
    const { variant_id: variantId, cancelled } = body.data.data.attributes
    const subscription = await run(
      step(String(request.params["id"]), (before, now) =>
        variantId !== undefined
          ? changePlan(before, now, variantId)
          : cancelled === false
            ? resume(before, now)
            : cancel(before, now),
      ),
    )
    if (subscription === null) return missing(response)
    answer(response, 200, shown({ ...subscription, type: "subscriptions", private: {} }))
  })
  return router
}
