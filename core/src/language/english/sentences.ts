/**
 * Finite verbs as they stand in short statements, to tell a sentence from a headline. A rare verb that is missing costs
 * nothing: its statement is said in full.
 */
export const verbs =
  /\b(?:is|are|was|were|isn't|aren't|wasn't|has|have|had|do|does|did|don't|doesn't|didn't|can|cannot|can't|could|may|might|must|should|will|would|needs?|comes?|came|go(?:es)?|went|gets?|got|gives?|gave|makes?|made|takes?|took|leads?|led|falls?|fell|rises?|rose|grows?|grew|keeps?|kept|holds?|held|lets?|puts?|sees?|saw|finds?|found|says?|said|feels?|felt|leaves?|left|loses?|lost|hurts?|begins?|began|runs?|ran|sets?|spent|won|beats?|shows?|helps?|works?|causes|raises?|lowers?|reduces?|eases?|slows?|asks?|tells?|calls?|stops?|starts?|avoid|differs?|depends?|var(?:y|ies)|remains?|means?|uses?|tr(?:y|ies)|adds?|matters|affects?|increases?|improves?|prevents?|blocks?|contains?|lasts|peaks|seems?|appears?|suggests?|supports?|advises?|recommends?|counts?|drops?|builds?|burns?|changes?|carr(?:y|ies)|brings?|includes?|eats?|drinks?|checks?|choose|chooses|chose|stores?|pass(?:es)?|spreads?|wait|reads?|looks?|weigh|want|ends?|reach(?:es)?|protects?|damages?|treats?|fits?|lacks?|agrees?|disagrees?|tends?|turns?|ranks?|boosts?|halves|offers?|worsens?|stays?|warns?|lists?|limits?|triggers?|interacts?|hides?|stands?|requires?|allows?|explains?|becomes?|clears?|happens?|belongs?|follows?|swap|skip|save|talk|plan|wear|lift|never share|delays?|matches|returns?|recover|react|points?)\b|(?<=\w )(?!un)\w{3,}ed\b/i

/** Points back at a sentence before it. */
export const leaning =
  /\b(?:that|those|the same) (?:trials?|stud(?:y|ies)|salt|analys[ie]s|review|report|paper|group|cough|pool|cohort|survey|test|dose|figure|number|risk)\b|(?:\bin |^)(?:that|those|the same) [\w-]+ (?:trials?|stud(?:y|ies)|analys[ie]s|review|series|cohort)\b|\banother (?:pooled )?(?:analysis|study|trial|review)\b|,? too\.|^(?:it|they) also\b|^(?:this|these|those|another|the other|both)\b/i

/** First words of notes that are no names. */
export const small =
  /^(?:An?|The|One|Two|Three|Four|Five|Six|Seven|Eight|Nine|Ten|Only|Very|Low|Small|From|In|Men|Women|Healthy|Mostly|Older|Expert|Observational|Short|No|Few|Most|Many|Mixed|Some|All|This|Their|Both|Young|Tested|Measured|Excludes|Observational|Repeated|Reported|Shown|Estimates|Written|Counted|Based)(?![\p{L}\p{N}-])/u
