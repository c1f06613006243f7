/** Names that some systems keep for themselves. */
const reserved = /^(con|prn|aux|nul|com\d|lpt\d)$/

/** A name for a file of a script, from its title, in letters that every system takes: "kreatin-siskinlik.txt". */
export const fileName = (title: string, extension: string): string => {
  const name = title
    .replaceAll("ı", "i")
    .normalize("NFKD")
    .replaceAll(/\p{M}/gu, "")
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, "-")
    .slice(0, 60)
    .replaceAll(/^-+|-+$/g, "")
  return `${name === "" || reserved.test(name) ? `script${name && `-${name}`}` : name}.${extension}`
}
