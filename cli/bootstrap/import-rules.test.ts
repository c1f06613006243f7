import { spawnSync } from "node:child_process"
import { copyFileSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import { dirname, join } from "node:path"
import { fileURLToPath } from "node:url"
import { afterAll, beforeAll, expect, test } from "vitest"
import { ALLOWED, FORBIDDEN } from "./import-samples.ts"

// A rule that cannot fail proves nothing: each one is broken here on purpose.

const root = fileURLToPath(new URL("../..", import.meta.url))

let house: string
let complaints: ReadonlyMap<string, string>

beforeAll(() => {
  house = mkdtempSync(join(tmpdir(), "rounds-import-rules-"))
  for (const file of [".oxlintrc.json", "tsconfig.json"]) copyFileSync(join(root, file), join(house, file))
  for (const { file, code } of [...FORBIDDEN, ...ALLOWED]) {
    mkdirSync(dirname(join(house, file)), { recursive: true })
    writeFileSync(join(house, file), `${code}\n`)
  }
  for (const folder of ["core", "adapters", "web"]) {
    writeFileSync(
      join(house, folder, "tsconfig.json"),
      `{ "extends": "../tsconfig.json", "include": ["src"] }`,
    )
  }
  complaints = lint(house)
}, 60_000)

afterAll(() => rmSync(house, { recursive: true, force: true }))

test.each(FORBIDDEN)("refused: $name", ({ file, complaint }) => {
  expect(complaints.get(file) ?? "no complaint").toContain(complaint)
})

test.each(ALLOWED)("allowed: $file", ({ file }) => {
  expect(complaints.get(file)).toBeUndefined()
})

/** What oxlint says about each file. */
const lint = (folder: string) => {
  const oxlint = join(root, "node_modules", ".bin", "oxlint")
  const run = spawnSync(oxlint, ["--type-aware", "--format=json"], {
    cwd: folder,
    encoding: "utf8",
    maxBuffer: 1e8,
  })
  const { diagnostics } = JSON.parse(run.stdout) as { diagnostics: readonly Diagnostic[] }
  const byFile = new Map<string, string>()
  for (const { filename, message, help } of diagnostics) {
    byFile.set(filename, `${byFile.get(filename) ?? ""}${message} ${help ?? ""}\n`)
  }
  return byFile
}

interface Diagnostic {
  readonly filename: string
  readonly message: string
  readonly help?: string
}
