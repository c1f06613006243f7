import { existsSync, readdirSync, readFileSync } from "node:fs"
import { fileURLToPath } from "node:url"
import type { ClaimClass } from "#script/claims/learned/classes.ts"
import type { Language } from "#script/settings.ts"

/** A labelled sentence of `fixtures/claims`. Where, for what and by whom it is said is never a feature. */
export interface Labelled {
  readonly text: string
  readonly lang: "en" | "tr"
  readonly label: ClaimClass | "none"
  readonly near: string
  readonly market: "US" | "UK" | "EU" | "TR" | "any"
  readonly promotes: "nothing" | "own_service" | "product"
  readonly persona: string
}

export const claimsFolder = fileURLToPath(new URL("../../../../../fixtures/claims/", import.meta.url))

const lines = (file: string): ReadonlyArray<Labelled> =>
  readFileSync(file, "utf8")
    .trim()
    .split("\n")
    .map((line) => JSON.parse(line))

const filesIn = (folder: string): ReadonlyArray<string> =>
  existsSync(folder)
    ? readdirSync(folder)
        .filter((name) => name.endsWith(".jsonl"))
        .toSorted()
        .map((name) => `${folder}${name}`)
    : []

const code: { readonly [L in Language]: "en" | "tr" } = { english: "en", turkish: "tr" }

/** Sentences of one hand, by which folds are made. */
export interface Hand {
  readonly name: "first" | "second" | "development"
  readonly sentences: ReadonlyArray<Labelled>
}

/** All sentences to learn from and to choose by, by who wrote them. */
export const handsOf = (language: Language): ReadonlyArray<Hand> => {
  const of = (files: ReadonlyArray<string>) =>
    files.flatMap(lines).filter(({ lang }) => lang === code[language])
  const own = filesIn(claimsFolder)
  return [
    { name: "first", sentences: of(own.filter((file) => file.includes("/train-"))) },
    { name: "second", sentences: of(filesIn(`${claimsFolder}train/`)) },
    { name: "development", sentences: of(own.filter((file) => file.endsWith("/dev.jsonl"))) },
  ]
}

/** The frozen sentences of other hands. Never trained on. */
export const testSentences = (language: Language): ReadonlyArray<Labelled> =>
  filesIn(`${claimsFolder}test/`)
    .flatMap(lines)
    .filter(({ lang }) => lang === code[language])
