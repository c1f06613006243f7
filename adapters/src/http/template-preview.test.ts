import { Outage } from "@rounds/core/kernel/outage.ts"
import * as Exit from "effect/Exit"
import express from "express"
import { expect, test } from "vitest"
import { templatePreview } from "./template-preview.ts"

const statusAfter = async (defect: Error) => {
  const app = express().use(
    templatePreview({ run: async () => Exit.die(defect), publicUrl: "http://rounds.test" }),
  )
  const server = app.listen(0, "127.0.0.1")
  await new Promise((resolve) => server.once("listening", resolve))
  const address = server.address()
  const port = typeof address === "object" && address !== null ? address.port : 0
  const { status } = await fetch(`http://127.0.0.1:${port}/template-preview`, { method: "POST" })
  await new Promise((resolve) => server.close(resolve))
  return status
}

test("a preview that cannot be made now is not answered as one that is not there", async () => {
  const outage = new Outage({ port: "postgres", operation: "read", retryAfterSeconds: 5, cause: null })
  expect(await statusAfter(outage)).toBe(503)
  expect(await statusAfter(new Error("a fault"))).toBe(500)
})
