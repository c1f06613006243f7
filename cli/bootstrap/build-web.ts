import { spawnSync } from "node:child_process"
import { createHash } from "node:crypto"
import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from "node:fs"
import { dirname, join } from "node:path"
import { fileURLToPath } from "node:url"

// Builds the screens when something they are made of has changed since the last build. Says nothing otherwise.

const root = fileURLToPath(new URL("../..", import.meta.url))
const dist = join(root, "web", "dist")
const stamp = join(root, "node_modules", ".cache", "rounds", "web-build")

/** What the browser's files are made of. Core counts: the plan catalogue is shared. */
const SOURCES = [
  "web/src",
  "web/public",
  "web/content",
  "web/content.ts",
  "web/structured-data.ts",
  "web/index.html",
  "web/messages.ts",
  "web/vite.config.ts",
  "core/src",
  "pnpm-lock.yaml",
]

const build = () => {
  const sources = fingerprint()
  if (existsSync(dist) && existsSync(stamp) && readFileSync(stamp, "utf8") === sources) return
  process.stderr.write("[rounds] Building the screens.\n")
  const aside = `${dist}.new`
  const vite = join(root, "web", "node_modules", "vite", "bin", "vite.js")
  const run = spawnSync(
    process.execPath,
    [vite, "build", "--outDir", aside, "--emptyOutDir", "--logLevel", "warn"],
    {
      cwd: join(root, "web"),
      stdio: ["ignore", 2, 2],
    },
  )
  if (run.status !== 0) {
    process.stderr.write("[rounds] The screens could not be built; the reason stands above.\n")
    process.exit(run.status ?? 1)
  }
  // Swapped in whole: a server that runs never sees half a build.
  rmSync(dist, { recursive: true, force: true })
  renameSync(aside, dist)
  mkdirSync(dirname(stamp), { recursive: true })
  writeFileSync(stamp, sources)
}

const fingerprint = () => {
  const hash = createHash("sha256")
  for (const file of SOURCES.flatMap((path) => filesUnder(join(root, path)))) {
    hash.update(file).update("\0").update(readFileSync(file)).update("\0")
  }
  return hash.digest("hex")
}

/** Every file that ends up in a build: tests and the generated route tree do not change one. */
const filesUnder = (path: string): readonly string[] => {
  if (!existsSync(path)) return []
  if (statSync(path).isFile()) return [path]
  return readdirSync(path, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !/\.(test|bench|gen)\.tsx?$/.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name))
    .sort()
}

build()
