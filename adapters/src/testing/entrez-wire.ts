import { HttpResponse } from "msw"

/** As NCBI answers, shortened to what the wire holds of use. */
export const found = (count: number, ...idlist: ReadonlyArray<string>) =>
  HttpResponse.json({
    header: { type: "esearch", version: "0.3" },
    esearchresult: { count: String(count), retmax: "20", retstart: "0", idlist, translationset: [] },
  })

export const summary = (uid: string, fields: object = {}) => ({
  uid,
  pubdate: "2021 Apr",
  source: "J Sleep",
  title: `Title of ${uid}.`,
  fulljournalname: "Journal of sleep",
  pubtype: ["Journal Article"],
  articleids: [
    { idtype: "pubmed", idtypen: 1, value: uid },
    { idtype: "doi", idtypen: 3, value: `10.1000/${uid}` },
  ],
  ...fields,
})

export const summaries = (...articles: ReadonlyArray<ReturnType<typeof summary>>) =>
  HttpResponse.json({
    header: { type: "esummary", version: "0.3" },
    result: {
      uids: articles.map(({ uid }) => uid),
      ...Object.fromEntries(articles.map((article) => [article.uid, article])),
    },
  })

export const record = (pmid: string, abstract: string, more = "") => `
  <PubmedArticle><MedlineCitation Status="MEDLINE" Owner="NLM"><PMID Version="1">${pmid}</PMID>
    <Article PubModel="Print"><ArticleTitle>Title</ArticleTitle>
      <Abstract><AbstractText Label="RESULTS" NlmCategory="RESULTS">${abstract}</AbstractText></Abstract>
      <PublicationTypeList><PublicationType UI="D016428">Journal Article</PublicationType></PublicationTypeList>
    </Article>${more}</MedlineCitation></PubmedArticle>`

export const fetched = (...records: ReadonlyArray<string>) =>
  HttpResponse.text(
    `<?xml version="1.0" ?><!DOCTYPE PubmedArticleSet PUBLIC "-//NLM//DTD PubMedArticle, 1st January 2025//EN" "https://dtd.nlm.nih.gov/ncbi/pubmed/out/pubmed_250101.dtd"><PubmedArticleSet>${records.join("")}</PubmedArticleSet>`,
    { headers: { "content-type": "text/xml" } },
  )
