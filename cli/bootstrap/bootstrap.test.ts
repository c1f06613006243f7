import { spawn, spawnSync } from "node:child_process"
import { chmodSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { fileURLToPath } from "node:url"
import { freePort } from "@rounds/adapters/postgres/local-port.ts"
import { afterAll, beforeAll, expect, test } from "vitest"

const ground = new URL("ground.mjs", import.meta.url).href

let folder: string
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), "rounds-bootstrap-"))
  chmodSync(folder, 0o755)
})
afterAll(() => rmSync(folder, { recursive: true, force: true }))

/** Runs a few lines over ground.mjs in a process of its own. */
const onGround = (lines: string, env: NodeJS.ProcessEnv = process.env) =>
  spawnSync(
    process.execPath,
    ["--input-type=module", "--eval", `import * as ground from "${ground}"\n${lines}`],
    {
      encoding: "utf8",
      env,
    },
  )

const script = fileURLToPath(new URL("bootstrap.mjs", import.meta.url))

const bootstrap = (...args: readonly string[]) =>
  spawnSync(process.execPath, [script, ...args], {
    encoding: "utf8",
    cwd: tmpdir(),
  })

test("when all is in place, a command's output is its own, from any folder", () => {
  const { stdout, stderr, status } = bootstrap("cli", "--help")
  expect({ stderr, status }).toEqual({ stderr: "", status: 0 })
  expect(stdout).toMatch(/^Usage:/)
})

test("the exit code of a command is kept", () => {
  expect(bootstrap("cli", "no-such-command").status).not.toBe(0)
})

test("SIGTERM reaches the server, which stops its database and ends without an error", async () => {
  const data = join(folder, "data")
  const server = spawn(process.execPath, [script, "cli", "serve"], {
    env: {
      ...process.env,
      PORT: `${await freePort()}`,
      ROUNDS_DATA: data,
      ROUNDS_DEMO: "off",
      DATABASE_URL: undefined,
    },
  })
  let said = ""
  server.stdout.on("data", (bytes: Buffer) => (said += bytes.toString()))
  const ending = new Promise((resolve) => server.once("exit", resolve))
  await expect.poll(() => said, { timeout: 60_000 }).toContain("Rounds is ready")
  const database = Number(readFileSync(join(data, "postgres", "postmaster.pid"), "utf8").split("\n")[0])
  server.kill("SIGTERM")
  expect(await ending).toBe(0)
  expect(() => process.kill(database, 0)).toThrow("ESRCH")
}, 90_000)

test("an unknown command is refused in one line on stderr", () => {
  const { stdout, stderr, status } = bootstrap("dance")
  expect({ stdout, status }).toEqual({ stdout: "", status: 1 })
  expect(stderr).toMatch(/^\[rounds\] There is no "dance"\. Commands: [^\n]+\n$/)
})

test("a folder whose path would break the build is refused by name, before anything is fetched", () => {
  const { stderr, status } = onGround(`ground.requirePlainPath("/home/o'neil/rounds")`)
  expect(status).toBe(1)
  expect(stderr).toMatch(/^\[rounds\] The path \/home\/o'neil\/rounds holds a ', [^\n]+\n$/)
  expect(onGround(`ground.requirePlainPath("/home/o neil/ründs (2)")`).status).toBe(0)
})

test("a fingerprint follows the content of every file", () => {
  const file = join(folder, "file")
  const print = () => onGround(`console.log(ground.fingerprint([${JSON.stringify(file)}]))`).stdout
  const absent = print()
  writeFileSync(file, "one")
  const one = print()
  writeFileSync(file, "two")
  expect(new Set([absent, one, print()]).size).toBe(3)
})

test("npm's own settings do not reach what we run, save where packages come from", () => {
  const { stdout } = onGround("console.log(JSON.stringify(ground.cleanEnvironment()))", {
    npm_config_prefix: "/elsewhere",
    npm_lifecycle_event: "start",
    npm_config_registry: "https://packages.example",
    PORT: "3000",
  })
  expect(JSON.parse(stdout)).toEqual({ npm_config_registry: "https://packages.example", PORT: "3000" })
})

test("the lock of a set-up that was killed is taken over", async () => {
  const hold = `import { holdLock } from "${ground}"; holdLock(${JSON.stringify(folder)}); setInterval(() => {}, 1000)`
  const holder = spawn(process.execPath, ["--input-type=module", "--eval", hold])
  await expect.poll(() => existsSync(join(folder, ".lock", "pid")), { timeout: 10_000 }).toBe(true)
  const gone = new Promise((resolve) => holder.once("exit", resolve))
  holder.kill("SIGKILL")
  await gone
  const next = onGround(`ground.holdLock(${JSON.stringify(folder)})\nconsole.log("held")`)
  expect(next.stdout).toBe("held\n")
  expect(existsSync(join(folder, ".lock"))).toBe(false)
})

test("a disk without room is named, with the room there is", () => {
  const { stderr, status } = onGround(`ground.requireRoom(${JSON.stringify(folder)}, 1e12)`)
  expect(status).toBe(1)
  expect(stderr).toMatch(
    /^\[rounds\] The disk of .+ is full: \d+ MB free, about 1000000000000 MB needed\.\n$/,
  )
})
