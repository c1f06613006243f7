import { spawnSync } from "node:child_process"
import { existsSync, mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs"
import { createRequire } from "node:module"
import { dirname, join } from "node:path"
import { fileURLToPath } from "node:url"

/** How Playwright starts the browser: a subset of its launch options. */
export interface ChromiumLaunch {
  readonly executablePath: string
  readonly args: string[]
  readonly env: Record<string, string>
}

const ARGS = [
  "--no-sandbox",
  "--disable-dev-shm-usage",
  "--disable-gpu",
  "--disable-background-networking",
  // Without it, words stick together at fractional letter spacing.
  "--font-render-hinting=none",
]

/** A Chromium for tests: `$CHROMIUM`, the system's own, or the one among our dependencies, unpacked once. */
export const chromium = (): ChromiumLaunch => {
  const inherited = Object.fromEntries(Object.entries(process.env).flatMap(([k, v]) => (v ? [[k, v]] : [])))
  for (const executablePath of [process.env["CHROMIUM"], "/usr/bin/chromium"]) {
    if (executablePath && existsSync(executablePath)) return { executablePath, args: ARGS, env: inherited }
  }
  const folder = unpacked()
  return {
    executablePath: join(folder, "chromium"),
    args: ARGS,
    env: {
      ...inherited,
      LD_LIBRARY_PATH: join(folder, "al2023", "lib"),
      FONTCONFIG_FILE: join(folder, "fonts.conf"),
    },
  }
}

const unpacked = () => {
  const entry = createRequire(import.meta.url).resolve("@sparticuz/chromium")
  const cache = fileURLToPath(new URL("../../node_modules/.cache/rounds", import.meta.url))
  const folder = join(cache, `chromium-${versionAbove(entry)}`)
  if (existsSync(folder)) return folder

  // Unpacked in a private folder, then renamed: two runs may start at once.
  mkdirSync(cache, { recursive: true })
  const aside = mkdtempSync(`${folder}.`)
  unpackInto(aside, entry)
  writeFileSync(join(aside, "fonts.conf"), fontsOf(folder))
  try {
    renameSync(aside, folder)
  } catch (cause) {
    rmSync(aside, { recursive: true, force: true })
    if (!existsSync(folder)) throw cause
  }
  return folder
}

/** The package unpacks into TMPDIR, and brings its system libraries only where it believes to be on Lambda. */
const unpackInto = (folder: string, entry: string) => {
  const program = `import(${JSON.stringify(entry)}).then((chromium) => chromium.default.executablePath())`
  const run = spawnSync(process.execPath, ["--eval", program], {
    env: { ...process.env, TMPDIR: folder, AWS_EXECUTION_ENV: "AWS_Lambda_nodejs22.x" },
    encoding: "utf8",
  })
  if (run.status !== 0) {
    rmSync(folder, { recursive: true, force: true })
    throw new Error(`Cannot unpack the test browser: ${run.stderr}`)
  }
}

/** The package's own font settings name /tmp/fonts: with them, text would be invisible. */
const fontsOf = (folder: string) =>
  `<?xml version="1.0"?><!DOCTYPE fontconfig SYSTEM "fonts.dtd"><fontconfig>` +
  `<dir>${folder}/fonts</dir><dir>/usr/share/fonts</dir><cachedir>${folder}/fc-cache</cachedir></fontconfig>`

const versionAbove = (file: string): string => {
  const manifest = join(dirname(file), "package.json")
  if (!existsSync(manifest)) return versionAbove(dirname(file))
  const { version } = JSON.parse(readFileSync(manifest, "utf8"))
  return version ?? versionAbove(dirname(file))
}
