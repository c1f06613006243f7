import { readFileSync } from "node:fs"
import { join } from "node:path"
import { fileURLToPath } from "node:url"
import type { DocumentVersions, LegalDocument } from "@rounds/core/consent/consent.ts"
import { usualLanguage } from "@rounds/core/language/names.ts"

/** The texts as they are served; a translation says the same and has the version of what it translates. */
const folder = fileURLToPath(new URL(`../../../web/content/${usualLanguage}/pages`, import.meta.url))

/** A text without a version: nobody could say what was accepted. */
export class VersionMissing extends Error {}

const versionIn = (document: LegalDocument, text: string): string => {
  const [, head = ""] = /^---\n([\s\S]*?)\n---\n/.exec(text) ?? []
  const version = /^version: *(\S+)$/m.exec(head)?.[1]
  if (version === undefined)
    throw new VersionMissing(`${document}.md: write its version above the text, as version: 2026-11-22`)
  return version
}

/** Which versions hold now, as the texts themselves say. */
export const documentVersions = (): DocumentVersions => {
  const read = (document: LegalDocument) =>
    versionIn(document, readFileSync(join(folder, `${document}.md`), "utf8"))
  return { terms: read("terms"), privacy: read("privacy") }
}
