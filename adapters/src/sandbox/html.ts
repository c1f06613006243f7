import { escaped } from "@rounds/core/kernel/escaped.ts"

/** Markup that is safe to send: made by `html`, which escapes everything put into it that is not Markup itself. */
export class Markup {
  readonly text: string
  constructor(text: string) {
    this.text = text
  }
}

type Piece = string | number | Markup | null | ReadonlyArray<Markup>

const textOf = (piece: Piece): string => {
  if (piece === null) return ""
  if (piece instanceof Markup) return piece.text
  if (typeof piece === "object") return piece.map(({ text }) => text).join("")
  return escaped(`${piece}`)
}

/** Tagged template: `html\`<p>${name}</p>\`` escapes `name`. */
export const html = (parts: TemplateStringsArray, ...pieces: ReadonlyArray<Piece>): Markup =>
  new Markup(parts.map((part, n) => part + (n < pieces.length ? textOf(pieces[n] ?? null) : "")).join(""))
