import { names, usualLanguage } from "#language/names.ts"
import type { Letter } from "./letter.ts"

/** The letter as plain text: paragraphs, the link on a line of its own. */
export const textOf = ({ says, link, adds }: Pick<Letter, "says" | "link" | "adds">): string =>
  [...says, ...(link === null ? [] : [`${link.label}:\n${link.url}`]), ...adds, "Rounds"].join("\n\n") + "\n"

/** The letter as simple HTML that needs nothing from elsewhere: no pictures, no fonts, no tracking. */
export const htmlOf = ({
  subject,
  says,
  link,
  adds,
  language = usualLanguage,
}: Omit<Letter, "to" | "kind" | "userId">): string =>
  [
    `<!doctype html><html lang="${names[language].tag}"><head><meta charset="utf-8"><title>${escaped(subject)}</title></head>`,
    `<body style="margin:0;padding:24px;font:16px/1.5 sans-serif;color:#1b2430;background:#ffffff">`,
    `<div style="max-width:34em">`,
    ...says.map(paragraph),
    ...(link === null ? [] : [button(link)]),
    ...adds.map(paragraph),
    paragraph("Rounds"),
    "</div></body></html>",
  ].join("\n")

const paragraph = (text: string): string =>
  `<p style="margin:0 0 16px">${escaped(text).replaceAll("\n", "<br>")}</p>`

/** The address is shown too: a button alone says nothing about where it leads. */
const button = ({ label, url }: { readonly label: string; readonly url: string }): string => {
  const address = escaped(url)
  return [
    `<p style="margin:0 0 16px"><a href="${address}" style="display:inline-block;padding:10px 18px;border-radius:8px;background:#0b6b5d;color:#ffffff;text-decoration:none">${escaped(label)}</a></p>`,
    `<p style="margin:0 0 16px;font-size:14px;color:#4c5a68;overflow-wrap:anywhere">${address}</p>`,
  ].join("\n")
}

const escapes: { readonly [character: string]: string } = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
  "'": "&#39;",
}

/** Text as it stands in HTML, also inside an attribute. */
export const escaped = (text: string): string =>
  text.replaceAll(/[&<>"']/g, (character) => escapes[character] ?? character)
