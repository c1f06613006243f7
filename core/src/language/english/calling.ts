import type { CallingWords } from "#language/calling.ts"

const says =
  "says?|said|saying|tells?|told|talks?|talked|talking|explain(?:s|ed|ing)?|recommend(?:s|ed)?|claim(?:s|ed|ing)?|thinks?|thought|wrote|writes|writing|argue[sd]?|believe[sd]?|suggest(?:s|ed)?|discuss(?:es|ed|ing)?|interview(?:s|ed)?|answer(?:s|ed|ing)?|mention(?:s|ed)?|demonstrat(?:es|ed|ing)|speaks?|spoke|speaking|asks?|asked|advise[sd]?|died|dies|won|interviewed|teaches|taught|posted|tweeted|admits?|admitted|gave|weighs in"

const things =
  "diets?|method|program(?:me)?s?|plans?|routines?|protocols?|techniques?|supplements?|recipes?|bars?|shakes?|powders?|races?|training|salads?|oils?|creams?|breathing|workouts?|shoes?|pills?|tests?|capsules?|extract|tea|gummies|grill|brand|challenge|app|syndrome|disease"

export const calling: CallingWords = {
  signs: {
    titled: {
      before:
        /\b(?:dr|doctor|mr|mrs|ms|prof|professor|coach|sir|nurse|author|guru|trainer|influencer|youtuber|podcaster|therapist|champion)\.?,? $/i,
      after: /^,? (?:md|phd|ph\.?d|m\.d|rd|dpt)\b/i,
    },
    speaks: {
      before: null,
      after: new RegExp(
        `^,?(?: (?:has|have|had|just|also|once|recently|always|is|was))? (?:${says})\\b`,
        "i",
      ),
    },
    told: {
      before: /\baccording to $/i,
      after:
        /^(?:,? (?:who|whose|himself|herself)\b|[^.!?]{0,80}\b(?:he|she|his|her|him)\b|[^.!?]{0,160}[.!?]\s+(?:he|she|his|her)\b)/i,
    },
    by: {
      before:
        /\b(?:by|via|interview(?:s|ed|ing)?(?: with)?|featuring|podcast with|talk (?:by|from)|video (?:by|from|of)|named|called|named after|listen(?:ed|ing)? to|follow(?:ed|ing)?|met|saw) $/i,
      after:
        /^ (?:on (?!monday|tuesday|wednesday|thursday|friday|saturday|sunday|amazon|sale|the|a|my|an)|vs\.? \p{Lu}\p{Ll}+ \p{Lu}|interview|podcast|lecture|talk|quotes?|biography)\b/iu,
    },
    owns: { before: null, after: /^['’]s? \p{L}/iu },
    article: { before: /\b(?:a|an|the|my|your|our|their|some|any|this|these|more|no) $/i, after: null },
    handled: {
      before:
        /\b(?:tak(?:e|es|ing)|took|try|tried|trying|us(?:e|es|ed|ing)|do|did|doing|run|ran|running|eat|ate|eating|drink|drinking|buy|bought|buying|start(?:ed|ing)?|finish(?:ed|ing)?|at|on|in|own|wear|wearing|join(?:ed)?|without|mg|g|for|of taking|prescribed) $/i,
      after: null,
    },
    compound: { before: null, after: new RegExp(`^ (?:${things})\\b`, "i") },
  },
  typedSmall: false,
  givenNames: new Set(),
  rude: /(?<!\p{L})(?:\p{L}*fuck\p{L}*|wtf|(?:bull|horse|dip|ape)?shit(?!ak)\p{L}*|(?:god ?)?damn(?:ed|it)?|\p{L}{0,6}cunt\p{L}*|bitch\p{L}*|(?:bad|dumb|jack|smart|fat|kick)?ass(?:es)?|(?:ass|arse|butt)[- ]?holes?|arse|dick(?:s|heads?)?|cocks?|pussy|pussies|tit(?:s|ties)|boob(?:s|ies|age)?|twats?|wank\p{L}*|bollocks|bastards?|sluts?\p{L}*|whore\p{L}*|nigg(?:a|er)\p{L}*|fag(?:s|gots?)?|retard(?:s|ed)?|trann(?:y|ies)|kikes?|douche(?:s|bags?)?|piss(?:ed|es|ing)?|crap(?:s|py)?|cum(?:s|ming|shots?)?|jizz|(?:blow|hand)[- ]?jobs?|milfs?|porn\p{L}*)(?!\p{L})/iu,
}
