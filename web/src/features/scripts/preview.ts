const previewLength = 120

/** The first 120 characters, cut between words. */
export const previewOf = (text: string) => {
  const flat = text.replace(/\s+/g, " ").trim()
  if (flat.length <= previewLength) return flat
  const cut = flat.slice(0, previewLength)
  return `${cut.slice(0, Math.max(cut.lastIndexOf(" "), previewLength - 20)).trimEnd()}…`
}
