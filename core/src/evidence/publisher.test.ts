import { expect, test } from "vitest"
import { shownPublisher } from "./publisher.ts"

test.each([
  ["The Lancet", "https://www.thelancet.com/a", "The Lancet"],
  ["Elsevier (PubMed record)", "https://pubmed.ncbi.nlm.nih.gov/1/", "Elsevier"],
  ["PubMed Central (journal not shown)", "https://pmc.ncbi.nlm.nih.gov/articles/1/", "PubMed Central"],
  ["journal not shown", "https://pubmed.ncbi.nlm.nih.gov/2/", "pubmed.ncbi.nlm.nih.gov"],
  ["Journal name not shown in the result (DOI 10.1/2)", "https://www.example.org/x", "example.org"],
  ["World Health Organization (WHO)", "https://www.who.int/", "World Health Organization (WHO)"],
  ["Health Board text on mirror.example", "https://www.board.example/statins", "Health Board"],
  ["Health Board text republished by Some Clinic", "https://clinic.example/a", "Health Board"],
  ["Health Board, republished by mirror.example", "https://mirror.example/a", "Health Board"],
  ["A Journal, indexed by An Index", "https://doi.org/10.1/2", "A Journal"],
  ["A Daily, copy of a ministry's release", "https://daily.example/a", "A Daily"],
  ["PubMed Central record PMC123", "https://pmc.ncbi.nlm.nih.gov/articles/PMC123", "PubMed Central"],
  ["repository PubMed Central", "https://pmc.ncbi.nlm.nih.gov/articles/PMC1", "PubMed Central"],
  [
    "local news, reporting the Food Office",
    "https://radio.example/a",
    "Food Office, reported by radio.example",
  ],
  ["research article index", "https://index.example/paper/1", "index.example"],
  ["abstract on index.example", "https://www.index.example/a", "index.example"],
  ["Abstract copy (journal not shown)", "https://clinic.example/a", "clinic.example"],
  [
    "journal article (index copy on An Index)",
    "https://pubmed.ncbi.nlm.nih.gov/2/",
    "pubmed.ncbi.nlm.nih.gov",
  ],
  ["indexed by An Index (journal not shown)", "https://doi.org/10.1/3", "doi.org"],
  ["Medical Index of Ankara", "https://index.example/", "Medical Index of Ankara"],
])("a source of %s at %s is shown as of %s", (publisher, url, shown) => {
  expect(shownPublisher({ publisher, url })).toBe(shown)
})
