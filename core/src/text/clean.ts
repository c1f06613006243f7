import { inOneAlphabet } from "./one-alphabet.ts"

const entities: ReadonlyMap<string, string> = new Map([
  ["amp", "&"],
  ["lt", "<"],
  ["gt", ">"],
  ["quot", '"'],
  ["nbsp", " "],
  ["#39", "'"],
  ["#x200B", " "],
])

/**
 * Plain readable text of a post: in one alphabet, mark-up, addresses and line breaks gone, and whatever points at a person masked
 * (user names, mail addresses, telephone numbers). Untrusted in, still untrusted out: it never reaches a page as HTML.
 */
export const cleanText = (raw: string): string => {
  let text = inOneAlphabet(raw).replaceAll("’", "'")
  if (text.includes("&")) {
    text = text.replace(
      /&(#?\w+);/g,
      (whole, name: string) => entities.get(name) ?? (name.startsWith("#") ? " " : whole),
    )
  }
  if (text.includes("](")) text = text.replace(/\[([^[\]]*)\]\([^)[\]]*\)/g, "$1")
  if (/:\/\/|www\./.test(text)) text = text.replace(/(?:https?:\/\/|www\.)\S+/g, " ")
  if (text.includes("@")) text = text.replace(/(?<![\w.+-])[\w.+-]+@[\w-]+\.[\w.]+/g, "someone")
  if (text.includes("u/")) text = text.replace(/(?:^|(?<=[\s(]))\/?u\/[\w-]+/g, "someone")
  return text
    .replace(/\+?\d[\d\s().-]{7,}\d/g, " ")
    .replace(/[\s*_~`#>|^\\]{2,}|[^\S ]|[*_~`#>|^\\]/g, " ")
    .trim()
}

const hostPattern = /^https?:\/\/(?:www\.)?([^/:?#]+)/i

/** The site a post links to, or null for a text post and for plain picture and video hosts. */
export const siteOf = (url: string | null): string | null => {
  const host = hostPattern.exec(url ?? "")?.[1]?.toLowerCase() ?? null
  return host === null || /reddit\.com$|redd\.it$|imgur\.com$|youtube\.com$|youtu\.be$/.test(host)
    ? null
    : host
}
