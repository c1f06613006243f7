import { usualLanguage } from "#language/names.ts"
import { letterWords } from "#language/letters.ts"
import type { Letter } from "./letter.ts"
import { type Markup, readMarkup } from "./markup.ts"

type Written = Pick<Letter, "says" | "link" | "adds" | "custom" | "notes" | "language" | "stop">

const paragraph = (text: string): Markup => ({
  tag: "p",
  href: null,
  children: text
    .split("\n")
    .flatMap((line, n): ReadonlyArray<Markup> =>
      n === 0 ? [line] : [{ tag: "br", href: null, children: [] }, line],
    ),
})

/** What a letter says, as the parts that mail is made of: its own words, or those of an edited template. */
export const markupOf = ({ says, link, adds, custom, notes = [] }: Written): ReadonlyArray<Markup> => [
  ...(custom === undefined
    ? [
        ...says.map(paragraph),
        ...(link === null
          ? []
          : [paragraphOf({ tag: "a", href: link.url, children: [link.label] } satisfies Markup)]),
        ...adds.map(paragraph),
      ]
    : readMarkup(custom.html).parts),
  ...notes.map(paragraph),
]

const paragraphOf = (part: Markup): Markup => ({ tag: "p", href: null, children: [part] })

/** What the link says that ends such mail. */
export const stopLabel = ({ stop, language = usualLanguage }: Pick<Letter, "stop" | "language">): string => {
  const words = letterWords[language]
  return stop === "general" ? words.stopAll : words.stop
}

/** The letter as plain text: paragraphs, the link on a line of its own. `stop`: the address that ends such mail. */
export const textOf = (letter: Written, stop: string | null): string => {
  const { says, link, adds, custom, notes = [] } = letter
  const body =
    custom === undefined
      ? [...says, ...(link === null ? [] : [`${link.label}:\n${link.url}`]), ...adds]
      : [custom.text]
  const foot = stop === null ? [] : [`${stopLabel(letter)}:\n${stop}`]
  return [...body, ...notes, "Rounds", ...foot].join("\n\n") + "\n"
}
