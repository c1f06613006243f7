const escapes: { readonly [character: string]: string } = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
  "'": "&#39;",
}

const escapedOf = (character: string): string => escapes[character] ?? character

/** Text as it stands in HTML, also inside an attribute. */
export const escaped = (text: string): string => text.replaceAll(/[&<>"']/g, escapedOf)

/** Text as it stands between tags alone: quotation marks stay as they are, to be read. */
export const escapedBetweenTags = (text: string): string => text.replaceAll(/[&<>]/g, escapedOf)
