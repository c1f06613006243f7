import { wellFormed } from "@rounds/core/kernel/well-formed.ts"

/** Elements of which the inside is no text. */
const silent: ReadonlySet<string> = new Set(["script", "style", "template", "svg", "pre", "code"])
const ends: ReadonlySet<string> = new Set("br p div li h1 h2 h3 h4 h5 h6 tr blockquote ul ol".split(" "))

const entities: ReadonlyMap<string, string> = new Map([
  ["lt", "<"],
  ["gt", ">"],
  ["quot", '"'],
  ["apos", "'"],
  ["nbsp", " "],
  ["rsquo", "’"],
  ["lsquo", "‘"],
  ["ldquo", "“"],
  ["rdquo", "”"],
  ["ndash", "–"],
  ["mdash", "—"],
  ["hellip", "…"],
  ["amp", "&"],
])

/** The readable text of a piece of HTML, at most `longest` characters. Untrusted in, still untrusted out. */
export const plainText = (html: string, longest: number): string => {
  const short = html.slice(0, 4 * longest)
  return wellFormed(
    decoded(short.includes("<") ? withoutTags(short) : short)
      .replace(/[^\S\n]+/g, " ")
      .split("\n")
      .map((line) => line.trim())
      .filter((line) => line !== "")
      .join("\n")
      .slice(0, longest),
  )
}

/** One pass, so that no mark-up makes it slow. */
const withoutTags = (html: string): string => {
  let text = ""
  let from = 0
  let within: string | null = null
  for (const { 0: tag, 1: closing, 2: name, index } of html.matchAll(
    /<(\/?)([a-z][a-z0-9]*|[!?])[^<>]*>/gi,
  )) {
    const element = (name ?? "").toLowerCase()
    if (within === null) text += html.slice(from, index)
    from = index + tag.length
    if (within === null && closing === "" && silent.has(element) && !tag.endsWith("/>")) within = element
    else if (within === element && closing === "/") within = null
    if (within === null) text += ends.has(element) ? "\n" : " "
  }
  return within === null ? text + html.slice(from) : text
}

const decoded = (text: string): string =>
  text.includes("&")
    ? text.replace(/&(#x[0-9a-f]{1,6}|#\d{1,7}|\w{1,10});/gi, (whole, name: string) =>
        name.startsWith("#") ? characterOf(name.slice(1)) : (entities.get(name.toLowerCase()) ?? whole),
      )
    : text

const characterOf = (number: string): string => {
  const code = /^x/i.test(number) ? Number.parseInt(number.slice(1), 16) : Number(number)
  return code > 0 && code <= 0x10_ff_ff && (code < 0xd8_00 || code > 0xdf_ff)
    ? String.fromCodePoint(code)
    : " "
}
