import { spawn } from "node:child_process"
import { existsSync, mkdtempSync, rmSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { fileURLToPath } from "node:url"
import { freePort } from "@rounds/adapters/postgres/local-port.ts"
import { expect, test } from "vitest"

const script = fileURLToPath(new URL("dev.ts", import.meta.url))

test("`npm run dev` serves screens, API and hot reload through one port, and ends as a whole", async () => {
  const data = mkdtempSync(join(tmpdir(), "rounds-dev-"))
  const [port, screensPort] = [await freePort(), await freePort()]
  const screens = `http://127.0.0.1:${screensPort}`
  const dev = spawn(process.execPath, [script], {
    env: {
      ...process.env,
      PORT: `${port}`,
      SCREENS_PORT: `${screensPort}`,
      ROUNDS_DATA: data,
      ROUNDS_DEMO: "off",
      DATABASE_URL: undefined,
      PUBLIC_URL: undefined,
    },
    stdio: "ignore",
  })
  const ending = new Promise((resolve) => dev.once("exit", resolve))
  const answerOf = (path: string) => fetch(`${screens}${path}`).catch(() => undefined)
  try {
    await expect
      .poll(async () => (await answerOf("/api/public/trending"))?.status, { timeout: 60_000, interval: 200 })
      .toBe(200)

    const page = await (await answerOf("/"))?.text()
    expect(page).toContain('<script type="module" src="/@vite/client"></script>')
    const entry = await answerOf("/src/main.tsx")
    expect(entry?.headers.get("content-type")).toBe("text/javascript")
    // The payment provider reaches the server here too: it refuses what is not signed.
    const refused = await fetch(`${screens}/api/webhooks/lemonsqueezy`, { method: "POST", body: "{}" })
    expect(refused.headers.get("content-type")).toMatch(/json/)

    const token = /wsToken = "([^"]+)"/.exec((await (await answerOf("/@vite/client"))?.text()) ?? "")?.[1]
    const socket = new WebSocket(`ws://127.0.0.1:${screensPort}/?token=${token}`, "vite-hmr")
    const greeting = await new Promise((resolve, reject) => {
      socket.addEventListener("message", ({ data: text }) => resolve(text))
      socket.addEventListener("error", () => reject(new Error("no connection for hot reload")))
    })
    socket.close()
    expect(greeting).toBe('{"type":"connected"}')
  } finally {
    dev.kill("SIGINT")
    await ending
    await expect
      .poll(() => existsSync(join(data, "postgres", "postmaster.pid")), { timeout: 20_000, interval: 200 })
      .toBe(false)
    rmSync(data, { recursive: true, force: true })
  }
  expect(await answerOf("/")).toBeUndefined()
}, 90_000)
