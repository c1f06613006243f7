import { spawn } from "node:child_process"
import { join } from "node:path"
import { fileURLToPath } from "node:url"

// The server, restarted when a file changes, and Vite in front of it with the screens.
// PORT is the server's, SCREENS_PORT the one to open; a port that is taken ends both with a reason.

const root = fileURLToPath(new URL("../..", import.meta.url))
const port = process.env["PORT"] ?? "3000"
const screensPort = process.env["SCREENS_PORT"] ?? "5173"
const screens = `http://127.0.0.1:${screensPort}`
const vite = join(root, "web", "node_modules", "vite", "bin", "vite.js")

const programs = [
  spawn(process.execPath, ["--watch", join(root, "cli", "src", "main.ts"), "serve"], {
    env: { ...process.env, PORT: port, PUBLIC_URL: process.env["PUBLIC_URL"] ?? screens },
    stdio: "inherit",
  }),
  spawn(process.execPath, [vite, "--host", "127.0.0.1", "--port", screensPort, "--strictPort"], {
    cwd: join(root, "web"),
    env: { ...process.env, ROUNDS_API: `http://127.0.0.1:${port}` },
    stdio: "inherit",
  }),
]

/** Neither is of use without the other. */
const stopAll = () => {
  for (const program of programs) program.kill("SIGTERM")
}

for (const program of programs) program.once("exit", stopAll)
for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"] as const) process.on(signal, stopAll)
process.stderr.write(`[rounds] Screens: ${screens}   API: http://127.0.0.1:${port}\n`)
