import type { Disclaimers } from "#language/disclaimers.ts"

export const disclaimers: Disclaimers = {
  disclaimer: "This is general information, not medical advice.",
  procedureNotice: null,
  procedure:
    /(?<!\p{L})(?:surger(?:y|ies)|surgical|(?:lip|dermal|face) fillers?|injections?|needling|(?:knee|hip|joint) replacements?)(?!\p{L})/u,
}
