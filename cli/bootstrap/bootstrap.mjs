// The door of every `npm run` script. Plain JavaScript without dependencies, for any Node from 18 on:
// fetches the pinned Node and pnpm, installs the dependencies, then hands over. Says nothing when all is in place.
import { spawn, spawnSync } from "node:child_process"
import { existsSync, readdirSync, readFileSync, writeFileSync } from "node:fs"
import { constants } from "node:os"
import { delimiter, dirname, join } from "node:path"
import { fileURLToPath } from "node:url"
import {
  cacheEnvironment,
  cleanEnvironment,
  fingerprint,
  holdLock,
  requirePlainPath,
  requireRoom,
  say,
  stop,
} from "./ground.mjs"

const here = dirname(fileURLToPath(import.meta.url))
const root = join(here, "..", "..")

/** What each command runs once everything is in place, one after the other. */
const COMMANDS = {
  setup: () => [],
  postinstall: () => [],
  start: (args) => [["cli/bootstrap/build-web.ts"], ["cli/src/main.ts", "serve", ...args]],
  dev: (args) => [["cli/bootstrap/dev.ts", ...args]],
  test: (args) => [["cli/bootstrap/test.ts", ...args]],
  check: (args) => [["cli/bootstrap/test.ts", ...args]],
  bench: (args) => [["cli/bootstrap/bench.ts", ...args]],
  cli: (args) => [["cli/src/main.ts", ...args]],
}

const main = async ([name = "start", ...args]) => {
  const command = COMMANDS[name]
  if (command === undefined) stop(`There is no "${name}". Commands: ${Object.keys(COMMANDS).join(", ")}.`)
  // pnpm runs npm's `postinstall` script too, in the middle of the installation that we started.
  if (name === "postinstall" && (process.env.npm_config_user_agent ?? "").startsWith("pnpm")) return

  requirePlainPath(root)
  const isNewTree = name === "postinstall"
  const tools = fetchTools()
  installDependencies(tools, isNewTree)
  if (name === "setup") say(`Ready: Node ${tools.version}. Start with: npm start`)
  for (const step of command(args)) {
    const code = await handOver(tools, step)
    if (code !== 0) process.exit(code)
  }
}

/** The pinned Node and pnpm, from the lock file beside this script. */
const fetchTools = () => {
  const lock = ["package.json", "package-lock.json"].map((file) => join(here, file))
  const stamp = join(here, "node_modules", ".stamp")
  const wanted = fingerprint(lock)
  if (!isStamped(stamp, wanted)) {
    requireRoom(here, 350)
    const release = holdLock(here)
    if (!isStamped(stamp, wanted)) {
      say("Fetching the pinned Node and pnpm (about 60 MB, once).")
      const quiet = ["--no-audit", "--no-fund", "--no-update-notifier", "--loglevel=error"]
      run("npm", ["ci", "--prefix", here, ...quiet], { ...cleanEnvironment(), ...cacheEnvironment() })
      writeFileSync(stamp, wanted)
    }
    release()
  }
  const node = usableNode()
  const path = [dirname(node), join(root, "node_modules", ".bin"), process.env.PATH].join(delimiter)
  const version = spawnSync(node, ["--version"], { encoding: "utf8" }).stdout.trim()
  return { node, version, environment: { ...cleanEnvironment(), PATH: path } }
}

const usableNode = () => {
  const pinned = join(here, "node_modules", `node-${process.platform}-${process.arch}`, "bin", "node")
  if (existsSync(pinned)) return pinned
  const [major, minor] = process.versions.node.split(".").map(Number)
  if (major > 24 || (major === 24 && minor >= 11)) return process.execPath
  return stop(
    `Rounds needs Node 24.11 or newer; this is ${process.version}, and no Node for ` +
      `${process.platform}-${process.arch} comes with it. Please install Node 24.`,
  )
}

const installDependencies = ({ node, environment }, isNewTree) => {
  const manifests = ["package.json", "pnpm-lock.yaml", "pnpm-workspace.yaml", ".npmrc"]
  for (const workspace of ["core", "adapters", "web", "cli"]) manifests.push(`${workspace}/package.json`)
  const patches = join(root, "patches")
  if (existsSync(patches)) manifests.push(...readdirSync(patches).map((file) => `patches/${file}`))
  const stamp = join(root, "node_modules", ".stamp")
  const wanted = fingerprint(manifests.map((file) => join(root, file)))
  if (!isNewTree && isStamped(stamp, wanted)) return

  requireRoom(root, 700)
  const release = holdLock(here)
  if (isNewTree || !isStamped(stamp, wanted)) {
    say("Installing the dependencies (about 500 packages).")
    const pnpm = join(here, "node_modules", "pnpm", "bin", "pnpm.mjs")
    // `--force` where npm has just been: it removed links that pnpm believes to be there.
    const force = isNewTree ? ["--force"] : []
    run(node, [pnpm, "install", "--frozen-lockfile", "--reporter=append-only", ...force], {
      ...environment,
      ...cacheEnvironment(),
    })
    writeFileSync(stamp, wanted)
  }
  release()
}

const isStamped = (stamp, wanted) => existsSync(stamp) && readFileSync(stamp, "utf8") === wanted

/** Runs a set-up step. It is heard only when it fails, and then on stderr: stdout belongs to the command. */
const run = (program, args, env) => {
  const result = spawnSync(program, args, { cwd: root, env, encoding: "utf8", maxBuffer: 64_000_000 })
  if (result.status === 0) return
  const output = `${result.stdout ?? ""}${result.stderr ?? ""}`.trim().split("\n")
  process.stderr.write(`${output.slice(-20).join("\n")}\n`)
  requireRoom(root, 50)
  const cause = result.error?.message ?? `exit ${result.status ?? result.signal}`
  stop(`Set-up failed (${cause}); what it said stands above. Is the package registry in reach?`)
}

/** Runs one of our own programs in our place: same terminal, same signals, same exit code. */
const handOver = ({ node, environment }, [script, ...args]) =>
  new Promise((resolve) => {
    const child = spawn(node, [join(root, script), ...args], { env: environment, stdio: "inherit" })
    const atTerminal = [process.stdin, process.stdout, process.stderr].some((stream) => stream.isTTY)
    const forward = (signal) => {
      // At a terminal, Ctrl-C reaches the child directly; a second one would say "now!".
      if (signal !== "SIGINT" || !atTerminal) child.kill(signal)
    }
    for (const signal of SIGNALS) process.on(signal, forward)
    child.on("error", (cause) => stop(`Cannot run ${script}: ${cause.message}`))
    child.on("exit", (code, signal) => {
      for (const name of SIGNALS) process.off(name, forward)
      resolve(code ?? 128 + constants.signals[signal])
    })
  })

const SIGNALS = ["SIGTERM", "SIGHUP", "SIGINT"]

await main(process.argv.slice(2))
