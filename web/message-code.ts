import compile from "icu-minify/compile"
import type { CompiledMessage } from "icu-minify/format"

/** What a module imports that messages were written into. */
export const imported =
  'import { amount as $amount, kindOf as $kindOf, together as $together } from "#lib/said-parts.ts";'

/** A part of a message: its own words, or an expression; `isDrawn` where that is more than text. */
type Piece = { readonly words: string } | { readonly code: string; readonly isDrawn: boolean }

type Nodes = Exclude<CompiledMessage, string>
/** What stands in a branch of a choice: words, the counted number (0), or several nodes. */
type Branch = string | 0 | Nodes

/** Kinds of nodes as the library numbers them. */
const kinds = { pound: 0, select: 1, plural: 2, number: 4 } as const

/**
 * A message in ICU's format as the text of a function of its values. It says what `message` says, without a reader of
 * messages; what it calls stands in `imported`.
 *
 * @throws {Error} where the text is not in the format, or asks for days, money or ordinals: those arrive written.
 */
export const codeOf = (text: string): string => {
  const compiled = compile(text)
  const nodes = typeof compiled === "string" ? [compiled] : compiled
  return `(v) => ${expressionOf(joined(nodes.map((node) => pieceOf(node))))}`
}

const pieceOf = (node: Nodes[number], counted?: string): Piece => {
  if (typeof node === "string") return { words: node }
  if (node === kinds.pound) return text(`$amount(v.${counted})`)
  const [name, kind, ...rest] = node
  if (kind === undefined) return text(`\`\${v.${name}}\``)
  if (kind === kinds.number && rest.length === 0) return text(`$amount(v.${name})`)
  if (typeof kind === "number" && kind !== kinds.pound) return choice(name, kind, rest[0], counted)
  // The library types the inner nodes of a tag as unknown.
  const inner = joined([kind, ...rest].map((each) => pieceOf(each as Nodes[number], counted)))
  return { code: `v.${name}(${expressionOf(inner)})`, isDrawn: true }
}

const choice = (name: string, kind: number, options: unknown, counted: string | undefined): Piece => {
  if (kind !== kinds.select && kind !== kinds.plural)
    throw new Error(`{${name}}: a message takes numbers, words and plurals; days and money arrive written`)
  const isPlural = kind === kinds.plural
  // The library types a branch as one node; it is one of these.
  const { other = "", ...others } = options as Readonly<Record<string, Branch>>
  const said = (branch: Branch) =>
    joined(
      (typeof branch === "object" ? branch : [branch]).map((node) =>
        pieceOf(node, isPlural ? name : counted),
      ),
    )
  // An exact number goes before the kind of number, wherever it is written.
  const branches = Object.entries(others).toSorted(
    ([a], [b]) => Number(b.startsWith("=")) - Number(a.startsWith("=")),
  )
  const pieces = branches.map(([key, branch]) => [test(name, key, isPlural), said(branch)] as const)
  const last = said(other)
  return {
    code: `(${pieces.map(([when, piece]) => `${when} ? ${expressionOf(piece)} : `).join("")}${expressionOf(last)})`,
    isDrawn: [last, ...pieces.map(([, piece]) => piece)].some(isDrawn),
  }
}

const test = (name: string, key: string, isPlural: boolean): string => {
  if (!isPlural) return `v.${name} == ${JSON.stringify(key)}`
  return key.startsWith("=") ? `v.${name} == ${key.slice(1)}` : `$kindOf(v.${name}) == ${JSON.stringify(key)}`
}

const joined = (pieces: ReadonlyArray<Piece>): Piece => {
  const [first] = pieces
  if (first !== undefined && pieces.length === 1) return first
  return pieces.some(isDrawn)
    ? { code: `$together(${pieces.map(expressionOf).join(", ")})`, isDrawn: true }
    : text(`\`${pieces.map(inTemplate).join("")}\``)
}

const text = (code: string): Piece => ({ code, isDrawn: false })

const isDrawn = (piece: Piece): boolean => "code" in piece && piece.isDrawn

const expressionOf = (piece: Piece): string => ("words" in piece ? JSON.stringify(piece.words) : piece.code)

const inTemplate = (piece: Piece): string =>
  "words" in piece ? piece.words.replaceAll(/[\\`]|\$(?=\{)/g, "\\$&") : `\${${piece.code}}`
