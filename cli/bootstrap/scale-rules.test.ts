import { readdirSync, readFileSync } from "node:fs"
import { fileURLToPath } from "node:url"
import { expect, test } from "vitest"

const src = fileURLToPath(new URL("../../web/src/", import.meta.url))

const filesOf = (folder: string, ends: RegExp) =>
  readdirSync(`${src}${folder}`, { recursive: true, encoding: "utf8" })
    .filter((name) => ends.test(name) && !/\.test\./.test(name))
    .map((name) => ({ name: `${folder}/${name}`, text: readFileSync(`${src}${folder}/${name}`, "utf8") }))

/** Distances, sizes of letters and corners: the values that are steps of a scale. */
const scaled =
  /\b(?:(?:row|column)?gap|(?:margin|padding)(?:Top|Bottom|Left|Right|Inline|Block)?|fontSize|borderRadius|font): *("[^"]*"|`[^`]*`|-?[\d.]+)/gi

/** A length that stands as it is: not a token's, not none, not a factor of one. */
const length = /(?<![\w.*/-])-?(?!0(?:px)?\b)\d*\.?\d+(?:px|r?em|%|v[wh])/

const rawIn = (text: string) =>
  [...text.matchAll(scaled)].flatMap(([whole, value = ""]) => {
    const own = value.replaceAll(/\$\{[^}]*\}/g, "")
    const bare = /^-?[\d.]+$/.test(own) && Number(own) !== 0
    return bare || length.test(own) ? [whole] : []
  })

test("a screen takes distances, letters and corners from the scales, and says none of its own", () => {
  const found = [...filesOf("features", /\.(css\.ts|tsx)$/), ...filesOf("ui", /\.css\.ts$/)].flatMap(
    ({ name, text }) => rawIn(text).map((value) => `${name}: ${value}`),
  )
  expect(found).toEqual([])
})

test("a value that is not on the scale would be found", () => {
  for (const text of [
    "gap: 10",
    'padding: "9px 0"',
    "marginTop: -3",
    "fontSize: 13.5",
    'fontSize: "1.1em"',
    "borderRadius: 8",
    "padding: `7px ${token.space.s8}`",
    "font: `400 17px/1.5 ${token.font.serif}`",
  ]) {
    expect(rawIn(text), text).toHaveLength(1)
  }
  for (const text of [
    "gap: 0",
    'margin: "0 auto"',
    "padding: `0 ${token.space.s8}`",
    "marginLeft: `calc(${token.space.s16} * -1)`",
    "font: `400 ${token.size.t15}/1.5 ${token.font.sans}`",
  ]) {
    expect(rawIn(text), text).toEqual([])
  }
})

test("no style needs to shout: layers decide which rule wins", () => {
  const loud = ["features", "ui", "theme"]
    .flatMap((folder) => filesOf(folder, /\.css\.ts$/))
    .filter(({ text }) => text.includes("!important"))
  expect(loud.map(({ name }) => name)).toEqual([])
})

test("what moves does so only where the visitor has not asked for less motion", () => {
  const moving = ["features", "ui", "theme"]
    .flatMap((folder) => filesOf(folder, /\.css\.ts$/))
    .filter(({ text }) => /\b(?:transition|animation):/.test(text) && !text.includes("[motion]"))
  expect(moving.map(({ name }) => name)).toEqual([])
})

/** Layout is said by the parts of `web/src/ui`; this number falls, unless a new room comes: last the administrators' tables. */
const mostLines = 1350

test("a feature's own style holds drawings, not layout: its lines only become fewer", () => {
  const lines = filesOf("features", /\.css\.ts$/).reduce(
    (sum, { text }) => sum + text.split("\n").length - 1,
    0,
  )
  expect(lines).toBeLessThanOrEqual(mostLines)
})
