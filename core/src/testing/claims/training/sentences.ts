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

/** Sentences of one hand. A model is judged by hands that it learned nothing from. */
export interface Hand {
  readonly name: string
  readonly sentences: ReadonlyArray<Labelled>
  /**
   * Whether it wrote without sight of any model. A hand that wrote where a model erred, or beside one that did, tells
   * how a model fares at its worst, and chooses no threshold.
   */
  readonly isBlind: boolean
}

/** All sentences to learn from and to choose by, by who wrote them. */
export const handsOf = (language: Language): ReadonlyArray<Hand> => {
  const of = (files: ReadonlyArray<string>) =>
    files.flatMap(lines).filter(({ lang }) => lang === code[language])
  const own = filesIn(claimsFolder)
  const numbered = [1, 2, 3].map((number) => ({
    name: `hand ${number}`,
    sentences: of(own.filter((file) => file.endsWith(`-${number}.jsonl`))),
    isBlind: true,
  }))
  const written = filesIn(`${claimsFolder}train/`)
  return [
    ...numbered,
    {
      name: "development",
      sentences: of(own.filter((file) => file.endsWith("/dev.jsonl"))),
      isBlind: true,
    },
    {
      name: "where it erred",
      sentences: of(written.filter((file) => !isVoice(file) && !isCrowd(file) && !isClinic(file))),
      isBlind: false,
    },
    { name: "voices", sentences: of(written.filter(isVoice)), isBlind: false },
    { name: "crowd", sentences: of(written.filter(isCrowd)), isBlind: false },
    { name: "clinic", sentences: of(written.filter(isClinic)), isBlind: false },
  ]
}

const isVoice = (file: string): boolean => file.includes("-voices-")

const isCrowd = (file: string): boolean => file.includes("-crowd-")

const isClinic = (file: string): boolean => file.includes("-clinic-")

/** The frozen sentences of other hands. Never trained on. */
export const testSentences = (language: Language): ReadonlyArray<Labelled> =>
  filesIn(`${claimsFolder}test/`)
    .flatMap(lines)
    .filter(({ lang }) => lang === code[language])
