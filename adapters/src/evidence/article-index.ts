import type { Configuration } from "#config.ts"
import { NoArticleIndex, PubMed } from "./pubmed.ts"

/** Where articles are looked for; without an address of who asks, nowhere. */
export const articleIndexOf = ({ PUBMED_EMAIL, PUBMED_API_KEY }: Configuration) =>
  PUBMED_EMAIL === null ? NoArticleIndex : PubMed({ email: PUBMED_EMAIL, key: PUBMED_API_KEY })
