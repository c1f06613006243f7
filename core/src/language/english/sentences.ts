/**
 * Finite verbs as they stand in short statements, to tell a sentence from a headline. A rare verb that is missing costs
 * nothing: its statement is said in full.
 */
export const verbs =
  /\b(?:is|are|was|were|isn't|aren't|wasn't|has|have|had|do|does|did|don't|doesn't|didn't|can|cannot|can't|could|may|might|must|should|will|would|needs?|comes?|came|go(?:es)?|went|gets?|got|gives?|gave|makes?|made|takes?|took|leads?|led|falls?|fell|rises?|rose|grows?|grew|keeps?|kept|holds?|held|lets?|puts?|sees?|saw|finds?|found|says?|said|feels?|felt|leaves?|left|loses?|lost|hurts?|begins?|began|runs?|ran|sets?|spent|won|beats?|shows?|helps?|works?|causes|raises?|lowers?|reduces?|eases?|slows?|asks?|tells?|calls?|stops?|starts?|avoid|differs?|depends?|var(?:y|ies)|remains?|means?|uses?|tr(?:y|ies)|adds?|matters|affects?|increases?|improves?|prevents?|blocks?|contains?|lasts|peaks|seems?|appears?|suggests?|supports?|advises?|recommends?|counts?|drops?|builds?|burns?|changes?|carr(?:y|ies)|brings?|includes?|eats?|drinks?|checks?|choose|chooses|chose|stores?|pass(?:es)?|spreads?|wait|reads?|looks?|weigh|want|ends?|reach(?:es)?|protects?|damages?|treats?|fits?|lacks?|agrees?|disagrees?|tends?|turns?|ranks?|boosts?|halves|offers?|worsens?|stays?|warns?|lists?|limits?|triggers?|interacts?|hides?|stands?|requires?|allows?|explains?|becomes?|clears?|happens?|belongs?|follows?|swap|skip|save|talk|plan|wear|lift|never share|delays?|matches|returns?|recover|react|points?)\b|(?<=\w )(?!un)\w{3,}ed\b/i

/** Points back at a sentence before it. */
export const leaning =
  /\b(?:that|those|the same) (?:trials?|stud(?:y|ies)|salt|analys[ie]s|review|report|paper|group|cough|pool|cohort|survey|test|dose|figure|number|risk)\b|(?:\bin |^)(?:that|those|the same) [\w-]+ (?:trials?|stud(?:y|ies)|analys[ie]s|review|series|cohort)\b|\banother (?:pooled )?(?:analysis|study|trial|review)\b|,? too\.|^(?:it|they) also\b|^(?:this|these|those|another|the other|both)\b/i

/** Names keep their capital wherever they stand: countries and their people, bodies, and what is written in capitals. */
const names =
  /^(?:I|(?:US|UK|EU|America|Australia|Austria|Belgi|Brazil|Brit|Canad|Chin(?:a|ese)|Danish|Denmark|Dutch|Engl|Europe|Finland|Finnish|French|Germany?|Ireland|Irish|Israel|Ital|Japan|Korea|Norw|Scot|Swed|Swiss|Turk|Cochrane|Ramadan|Shigella)[\p{L}']*)$/u

/** The first word of a note, as it goes on behind a colon. */
export const inside = (word: string): string =>
  names.test(word) || /\p{Lu}.*\p{Lu}|\d/u.test(word) ? word : word.toLowerCase()
