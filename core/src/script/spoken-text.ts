/**
 * What is said of a script, as written: without [directions], (stage notes), markdown, HTML, addresses, hashtags and
 * citation marks such as [1]. White space is single. Numbers and punctuation stay; `spokenWords` reads them out.
 */
export const spokenText = (markup: string): string => {
  let text = markup.normalize("NFC").replace(/\r\n?/g, "\n").replaceAll("-->", "→")
  for (const [pattern, replacement] of lineMarks) text = text.replace(pattern, replacement)
  // Brackets may hold brackets: the innermost go first, and three levels are more than a script has.
  for (let depth = 0; depth < 3; depth += 1) text = text.replace(/\[[^[\]]*\]|\([^()]*\)/g, " ")
  for (const [pattern, replacement] of inlineMarks) text = text.replace(pattern, replacement)
  return text
    .replace(/\s+/g, " ")
    .replace(/ +(?=[.,;:!?…](?:\s|$))/g, "")
    .trim()
}

const lineMarks: ReadonlyArray<readonly [RegExp, string]> = [
  [/^[ \t]*(?:`{3,}|~{3,}).*$/gm, " "],
  // A rule of dashes or asterisks, as "---" or "* * *".
  [/^[ \t]*(?:[-*_=][ \t]*){3,}$/gm, " "],
  [/^[ \t]*(?:>[ \t]?)+/gm, ""],
  [/^[ \t]*#{1,6}[ \t]+/gm, ""],
  [/^[ \t]*(?:[-*+•]|\d{1,2}[.)](?=[ \t]+\p{Lu}))[ \t]+/gmu, ""],
  [/!\[[^[\]]*\]\([^()]*\)/g, " "],
  [/\[([^[\]]*)\]\([^()]*\)/g, "$1"],
]

const inlineMarks: ReadonlyArray<readonly [RegExp, string]> = [
  [/<\/?[a-z][^<>]*>/gi, " "],
  [/(?:https?:\/\/|www\.)[^\s]+/gi, " "],
  [/(?<![\p{L}\p{N}_&])#(?=[\p{N}_]*\p{L})[\p{L}\p{N}_]+/gu, " "],
  [/\*\*|__|~~|`/g, ""],
  [/(?<![\p{L}\p{N}])[*_](?=\S)|(?<=\S)[*_](?![\p{L}\p{N}])/gu, ""],
  [/[¹²³⁰⁴-⁹]+/gu, ""],
]
