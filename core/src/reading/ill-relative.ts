const relative =
  "(?:my|our) (?:\\w+ ){0,2}?(?:mom|mum|mommy|mother|dad|father|parents?|brother|sister|siblings?|wife|husband|son|daughter|child|kid|baby|fianc[eé]e?|girlfriend|boyfriend|partner|so|spouse|uncle|aunt|cousin|niece|nephew|best friend|friend|grand\\w+|(?:mother|father|brother|sister|son|daughter)-in-law)"
const ill =
  "(?:cancers?|leuk[a]?emia|lymphoma|melanoma|sarcoma|tumou?rs?|metasta\\w+|strokes?|heart attacks?|heart failure|als|dementia|alzheimer'?s?|parkinson'?s?|multiple sclerosis|sepsis|cirrhosis|kidney failure|cystic fibrosis|chemo(?:therapy)?|radiation therapy|terminal(?:ly)?|dying|hospice|palliative|icu|intensive care|on dialysis)"

const told = new RegExp(
  `\\b${relative}\\b[^.!?\\n]{0,100}\\b${ill}\\b|\\b${ill}\\b[^.!?\\n]{0,60}\\b${relative}\\b|\\b(?:my|our) (?:dying|terminally)\\b`,
  "i",
)

interface Text {
  readonly title: string
  readonly body: string
}

/**
 * Whether somebody tells that one of his own is gravely ill. The post is counted as any other, but nobody speaks in its
 * name: a sentence of ours, however kind, would be said over a sickbed.
 */
export const tellsOfIllRelative = ({ title, body }: Text): boolean => told.test(`${title}\n${body}`)
