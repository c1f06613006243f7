import type { Study } from "#script/from-findings/words.ts"

/** Where a study stands, or whose text it is, as it is said behind its design: " in the BMJ", " from the NHS"; empty where it has no name to say. */
export const placeOf = ({ publisher, isOfBody }: Pick<Study, "publisher" | "isOfBody">): string => {
  if (publisher === "") return ""
  const isBody = isOfBody ? !journals.test(publisher) : bodies.test(publisher) && !journals.test(publisher)
  const article = (isBody ? bodiesWithArticle : journalsWithArticle).test(publisher) ? "the " : ""
  return ` ${isBody ? "from" : "in"} ${article}${publisher}`
}

/** What is printed and read, also where a body's guideline stands in it. */
const journals =
  /\b(?:Journal|Annals|Archives|Reviews|Reports|Proceedings|Magazine|Physician|Manual|Debate|Umschau)\b|^(?:BMJ|BMC|JAMA|Frontiers|Gut|Gastroenterology|Heliyon|Human Reproduction|Menopause|Nature|Nutrients|Obstetrics|Pediatrics|Medicine &|Clinical|Current|Guidelines in)\b/u

const bodies =
  /\b(?:Academ(?:y|ies)|Administration|Agency|Association|Authority|Cent(?:er|re)s?|College|Committee|Council|Forum|Foundation|Government|Institutes?|Office|Organization|Service|Society|Task Force|University)\b/u

const bodiesWithArticle =
  /^(?:(?:US|UK|U\.S\.|World|National|International|North American|European|British|American|Scottish|German|Austrian|Italian|Norwegian|Saudi|Royal|Chartered|Scientific) |NHS|Food |Medicines and |Centers? |Society |Association |Institute |Drug |Health Service )/u

const journalsWithArticle =
  /^(?:(?:New England|British|American|European|International|Scandinavian|Canadian|Australian|Asian|World) |Journal |Annals |Archives |Cochrane Database|MSD Manual)/
