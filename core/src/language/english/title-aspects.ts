import type { TitleWords } from "#language/title-words.ts"

/** What a title may ask of its subject that only some findings tell, and the words by which those are known. */
export const aspects: TitleWords["aspects"] = {
  foods: {
    asks: /\b(?:what|which) (?:\w+ )?(?:foods?|vegetables?|fruits?|nuts|seeds|meats?|fish|drinks?) (?:naturally )?(?:(?:is|are) (?:the )?(?:high|highest|rich|richest|good sources?|best sources?)|has|have|contains?|provides?|gives?)\b|\b(?:foods?|vegetables?|fruits?|nuts) (?:(?:that are )?(?:high|highest|rich|richest) in|(?:that )?contain(?:ing)?)\b|\b(?:food|dietary|natural|vegan|vegetarian|plant|best|good)(?:[- ]based)? sources? (?:of|for)\b/,
    says: /\b(?:food |good |best )*sources? of\b|\bis in (?:\w+,? ){1,3}(?:fish|bread|meat)|\bper 100 grams\b|\bholds? about\b/iu,
  },
  catching: {
    asks: /\bcontagious\b|\binfectious\b|\bcatch(?:ing)?\b.*\bfrom\b|\bpass(?:ed)? on\b|\bspreads?\b/,
    says: /\bcontagious\b|\binfectious\b|\bcatch\b|\bpass(?:ed|es)?(?: \w+)? on\b|\bspreads?\b|\bgive others\b/iu,
  },
  hurting: { asks: /\bhurts?\b|\bpainful\b/, says: /\bpain(?:ful)?\b|\bhurts?\b|\bsore(?:ness)?\b/iu },
  spacing: {
    asks: /\bevery (?:other|second) day\b|\balternate[- ]days?\b/,
    says: /\bevery (?:other|second) day\b|\balternate[- ]days?\b/iu,
  },
  ages: {
    asks: /\b(?:what|which) age\b|\bhow old\b|\btoo (?:old|young)\b/,
    says: /\bage[ds]?\b|\byears old\b|\b(?:from|over|under) (?:age )?\d\d\b/iu,
  },
  helping: {
    asks: /\bhow (?:to|(?:can|do|should|could) (?:i|you|we)) (?:help|support) (?:someone|somebody|people|an? |your |my )/,
    says: /\bhelp (?:for )?(?:someone|somebody|a friend)\b|\bfriend\b/iu,
  },
  testing: {
    asks: /\b(?:needs?|have|get|getting|worth|ask for) (?:a |an |the |to be )?(?:blood )?test(?:ed|s|ing)?\b/,
    says: /\b(?:blood )?test(?:ed|s|ing)?\b/iu,
  },
  needing: {
    asks: /\bwho (?:really |actually |else |should |must )*(?:needs?|get|gets|have|take|takes|benefits?|be (?:tested|screened|vaccinated))\b(?!.*\bnot\b)/,
    says: /\bespecially important for\b|\b(?:suggests?|recommend\w*|advis\w+|offer\w*|free) (?:[\p{L}\d]+ ){0,5}(?:for|to|at|from) (?:[\p{L}\d]+ ){0,3}(?:ages?|adults|people|everyone|women|men|children|babies|\d+)|\bpeople who need\b|\b(?:should|may) (?:get|have|need|take)\b/iu,
  },
  night: {
    asks: /\bat night\b|\bin bed\b|\bnight-?time\b/,
    says: /\bnights?\b|\bbed(?:time)?\b|\blying\b/iu,
  },
  order: {
    asks: /\bfirst\s*\?|\bcomes first\b|\bin (?:what|which) order\b|\bbefore or after\b/,
    says: /\bbefore or after\b|\border\b|\bfirst\b/iu,
  },
  doctor: {
    asks: /\b(?:which|what (?:kind|type|sort) of|what) (?:doctor|specialist|clinic|department)\b|\bwho (?:do|should) (?:i|you|we) see\b/,
    says: /\b(?:family doctor|GP|internist|dentist|physiotherapist|optometrist|optician|audiologist|podiatrist|psychologist|surgeon|(?:dermat|neur|rheumat|cardi|gastroenter|ur|gynaec|gynec|endocrin|ophthalm|haemat|hemat|pulmon|nephr|onc|allerg)olog\w+|orthop\w+|psychiatr\w+|ENT|ear, nose)\b/iu,
  },
  technique: {
    asks: /\bhow (?:to|(?:do|should|can) (?:i|you|we)) (?:do|perform)\b|\b(?:correctly|properly|correct form|right technique|the right way)\b/,
    says: /\bseconds\b|\bheld\b|\bhold(?:ing)?\b|\btechnique\b|\bteach\w*|\bfeet flat\b|\bspine neutral\b|\bslow(?:ly)?\b/iu,
  },
}
