import { spawn } from "node:child_process"
import { once } from "node:events"
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
import { promisify } from "node:util"
import { brotliCompress, constants, gzip } from "node:zlib"

// Builds the screens in every language when something they are made of has changed since the last build. Says nothing
// otherwise.

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
  "web/message-code.ts",
  "web/messages.ts",
  "web/structured-data.ts",
  "web/vite.config.ts",
  "core/src",
  "pnpm-lock.yaml",
]

/** The language that the first documents are in; the others have a folder of documents each, and the same assets. */
const FIRST = "english"
const BESIDE = ["turkish"]

const build = async () => {
  const sources = fingerprint()
  if (existsSync(dist) && existsSync(stamp) && readFileSync(stamp, "utf8") === sources) return
  process.stderr.write("[rounds] Building the screens.\n")
  const statuses = await Promise.all([FIRST, ...BESIDE].map((language) => built(language)))
  const failed = statuses.find((status) => status !== 0)
  if (failed !== undefined) {
    process.stderr.write("[rounds] The screens could not be built; the reason stands above.\n")
    process.exit(failed ?? 1)
  }
  const aside = asideOf(FIRST)
  for (const language of BESIDE) putBeside(language, aside)
  await compressed(aside)
  // Swapped in whole: a server that runs never sees half a build.
  rmSync(dist, { recursive: true, force: true })
  renameSync(aside, dist)
  mkdirSync(dirname(stamp), { recursive: true })
  writeFileSync(stamp, sources)
}

const asideOf = (language: string) => `${dist}.${language}`

/** Builds the screens in a language into a folder of its own; the status of the builder. */
const built = async (language: string): Promise<number | null> => {
  const vite = join(root, "web", "node_modules", "vite", "bin", "vite.js")
  const run = spawn(
    process.execPath,
    [vite, "build", "--outDir", asideOf(language), "--emptyOutDir", "--logLevel", "warn"],
    {
      cwd: join(root, "web"),
      env: { ...process.env, ROUNDS_LANGUAGE: language },
      stdio: ["ignore", 2, 2],
    },
  )
  const [status] = (await once(run, "exit")) as [number | null]
  return status
}

/** What the server reads of a language; all else is the same, or an asset whose name carries its hash. */
const DOCUMENTS = ["index.html", "pages.json", "headings.json", "lost.json", ".vite"]

const putBeside = (language: string, whole: string): void => {
  const own = asideOf(language)
  for (const name of readdirSync(join(own, "assets"))) {
    const [from, to] = [join(own, "assets", name), join(whole, "assets", name)]
    if (!existsSync(to)) renameSync(from, to)
    else if (!readFileSync(from).equals(readFileSync(to)))
      throw new Error(`Two languages have different files named ${name}`)
  }
  mkdirSync(join(whole, language))
  for (const name of DOCUMENTS) renameSync(join(own, name), join(whole, language, name))
  rmSync(own, { recursive: true })
}

/** Writes `.br` and `.gz` beside every text file, so that no request waits for a compressor. */
const compressed = async (folder: string): Promise<void> => {
  const names = readdirSync(folder, { recursive: true, encoding: "utf8" })
  const packed = names.filter((name) => /\.(js|css|svg|json|webmanifest)$/.test(name))
  await Promise.all(
    packed.map(async (name) => {
      const file = join(folder, name)
      const bytes = readFileSync(file)
      const params = {
        [constants.BROTLI_PARAM_QUALITY]: 11,
        [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
      }
      writeFileSync(`${file}.br`, await promisify(brotliCompress)(bytes, { params }))
      writeFileSync(`${file}.gz`, await promisify(gzip)(bytes, { level: 9 }))
    }),
  )
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

await build()
