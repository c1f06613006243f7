import type { ArticleDesign, ArticleRead } from "@rounds/core/evidence/article.ts"
import { XMLParser } from "fast-xml-parser"
import * as z from "zod"

const Pmid = z.string().regex(/^\d{1,8}$/)

const Search = z.object({
  esearchresult: z.object({
    count: z.string().regex(/^\d+$/).transform(Number),
    idlist: z.array(Pmid),
  }),
})

const Summary = z.object({
  uid: Pmid,
  title: z.string().min(1),
  fulljournalname: z.string().catch(""),
  pubdate: z.string().catch(""),
  pubtype: z.array(z.string()).catch([]),
  articleids: z.array(z.object({ idtype: z.string(), value: z.string() })).catch([]),
})

const Summaries = z.object({ result: z.record(z.string(), z.unknown()) })

/** What `esearch` found: how many there are, and the first of them. Null when it is no such answer. */
export const readSearch = (wire: unknown) => {
  const read = Search.safeParse(wire)
  return read.success ? { total: read.data.esearchresult.count, pmids: read.data.esearchresult.idlist } : null
}

/** What `esummary` says of the articles asked for, in their order; one it has nothing on is left out. Null when it is no such answer. */
export const readSummaries = (wire: unknown, asked: ReadonlyArray<string>) => {
  const read = Summaries.safeParse(wire)
  if (!read.success) return null
  return asked.flatMap((pmid): ReadonlyArray<ArticleRead> => {
    const summary = Summary.safeParse(read.data.result[pmid])
    if (!summary.success || summary.data.uid !== pmid) return []
    const { title, fulljournalname, pubdate, pubtype, articleids } = summary.data
    const doi = articleids.find(({ idtype }) => idtype === "doi")?.value ?? null
    const year = /^(\d{4})\b/.exec(pubdate)?.[1]
    return [
      {
        pmid,
        doi: doi !== null && /^10\.\d{4,9}\/\S+$/.test(doi) ? doi : null,
        title: inPlainText(title),
        journal: inPlainText(fulljournalname),
        year: year === undefined ? null : Number(year),
        design: designOf(pubtype),
        url: `https://pubmed.ncbi.nlm.nih.gov/${pmid}/`,
        abstract: "",
        retracted: pubtype.some((type) => WITHDRAWN.has(type)),
      },
    ]
  })
}

/** A paper that was withdrawn, and the notice that says so of another. */
const WITHDRAWN: ReadonlySet<string> = new Set(["Retracted Publication", "Retraction of Publication"])

/** The first type that is among an article's own decides. */
const DESIGNS: ReadonlyArray<readonly [type: string, design: ArticleDesign]> = [
  ["Practice Guideline", "guideline"],
  ["Guideline", "guideline"],
  ["Meta-Analysis", "meta-analysis"],
  ["Network Meta-Analysis", "meta-analysis"],
  ["Systematic Review", "systematic review"],
  ["Randomized Controlled Trial", "rct"],
  ["Clinical Trial", "trial"],
  ["Observational Study", "observational"],
  ["Review", "review"],
  ["Case Reports", "case report"],
]

const designOf = (types: ReadonlyArray<string>): ArticleDesign =>
  DESIGNS.find(([type]) => types.includes(type))?.[1] ?? "other"

const inPlainText = (text: string) =>
  text
    .replace(/&lt;/g, "<")
    .replace(/&gt;/g, ">")
    .replace(/&amp;/g, "&")
    .replace(/<[^<>]{0,40}>/g, "")
    .trim()

const parser = new XMLParser({
  ignoreAttributes: false,
  attributeNamePrefix: "@",
  parseTagValue: false,
  isArray: (name) =>
    ["PubmedArticle", "AbstractText", "CommentsCorrections", "PublicationType"].includes(name),
})

const Corrections = z.object({ "@RefType": z.string() })
const Types = z.union([z.string(), z.object({ "#text": z.string() })])
const Fetched = z.object({
  MedlineCitation: z.object({
    PMID: z.union([Pmid, z.object({ "#text": Pmid })]),
    Article: z.object({
      Abstract: z
        .object({ AbstractText: z.array(z.unknown()) })
        .optional()
        .catch(undefined),
      PublicationTypeList: z
        .object({ PublicationType: z.array(Types) })
        .optional()
        .catch(undefined),
    }),
    CommentsCorrectionsList: z
      .object({ CommentsCorrections: z.array(Corrections) })
      .optional()
      .catch(undefined),
  }),
})
const Fetch = z.object({ PubmedArticleSet: z.object({ PubmedArticle: z.array(z.unknown()).catch([]) }) })

/** What `efetch` gives of articles: the abstract, and whether it was withdrawn meanwhile. Null when it is no such answer. */
export const readFetched = (xml: string) => {
  const read = Fetch.safeParse(parsed(xml))
  if (!read.success) return null
  return new Map(
    read.data.PubmedArticleSet.PubmedArticle.flatMap((wire) => {
      const article = Fetched.safeParse(wire)
      if (!article.success) return []
      const { PMID, Article, CommentsCorrectionsList } = article.data.MedlineCitation
      const types = (Article.PublicationTypeList?.PublicationType ?? []).map((type) =>
        typeof type === "string" ? type : type["#text"],
      )
      const retracted =
        types.some((type) => WITHDRAWN.has(type)) ||
        (CommentsCorrectionsList?.CommentsCorrections ?? []).some(
          (correction) => correction["@RefType"] === "RetractionIn",
        )
      const abstract = (Article.Abstract?.AbstractText ?? []).map(textOf).join(" ").trim()
      return [[typeof PMID === "string" ? PMID : PMID["#text"], { abstract, retracted }] as const]
    }),
  )
}

const parsed = (xml: string): unknown => {
  try {
    return parser.parse(xml)
  } catch {
    return null
  }
}

/** All text below a node; inline markup (`<i>`, `<sub>`) goes, attributes too. */
const textOf = (node: unknown): string => {
  if (typeof node === "string") return node
  if (Array.isArray(node)) return node.map(textOf).join(" ")
  if (typeof node !== "object" || node === null) return ""
  return Object.entries(node)
    .flatMap(([name, value]) => (name.startsWith("@") ? [] : [textOf(value)]))
    .join(" ")
}
