import { expect, test } from "vitest"
import { shownPublisher } from "./publisher.ts"

test.each([
  ["The Lancet", "https://www.thelancet.com/a", "The Lancet"],
  ["Elsevier (PubMed record)", "https://pubmed.ncbi.nlm.nih.gov/1/", "Elsevier"],
  ["PubMed Central (journal not shown)", "https://pmc.ncbi.nlm.nih.gov/articles/1/", "PubMed Central"],
  ["journal not shown", "https://pubmed.ncbi.nlm.nih.gov/2/", "pubmed.ncbi.nlm.nih.gov"],
  ["Journal name not shown in the result (DOI 10.1/2)", "https://www.example.org/x", "example.org"],
  ["World Health Organization (WHO)", "https://www.who.int/", "World Health Organization (WHO)"],
])("a source of %s at %s is shown as of %s", (publisher, url, shown) => {
  expect(shownPublisher({ publisher, url })).toBe(shown)
})
