import type { Ask } from "#evidence/finding.ts"
import { makesSense, type Nature, wordsOf } from "#evidence/nature.ts"
import { questions as asking } from "./asking.ts"
import type { Name, Wording } from "./asking-words.ts"
import { narrower } from "./topic-asks-narrower.ts"
import { spokenOf } from "./topic-asks.ts"
import { clauseOf } from "./topic-clauses.ts"
import { type Side, sides } from "./topic-sides.ts"

/** Further ways to put a question into a title. Each asks what the question asks, and no less: these are no headlines. */
const more: { readonly [S in Side]: { readonly [A in Ask]?: ReadonlyArray<Wording> } } = {
  had: {
    works: [({ n }) => `${n} ne kadar etkili`, ({ gen }) => `${gen} etkisi gerçek mi`],
    how_much: [({ n }) => `${n} için doğru miktar ne`],
    when: [({ n }) => `${n} ne zaman kullanılmalı`],
    how_long: [({ n }) => `${n} ne kadar sürede etki eder`],
    safe: [({ n }) => `${n} zararsız mı`],
    side_effects: [({ n }) => `${n} için bilinen yan etkiler neler`],
    who_not: [({ n }) => `${n} kimlere uygun değil`],
    with: [({ n }) => `${n} nelerle birlikte kullanılmaz`],
    forms: [({ n }) => `${n} seçerken neye bakmalı`],
    do_first: [({ n }) => `${n} nasıl kullanılmalı`],
    stop: [({ n }) => `${n} bırakılınca ne değişir`],
  },
  eaten: {
    works: [({ n }) => `${n} söylendiği kadar faydalı mı`],
    how_much: [({ n }) => `${n} ne kadar tüketilmeli`],
    when: [({ n }) => `${n} günün hangi saatinde tüketilmeli`],
    side_effects: [({ gen }) => `${gen} zararı var mı`],
    safe: [({ n }) => `${n} zararsız mı`],
    with: [({ n }) => `${n} nelerle birlikte tüketilmez`],
    forms: [({ n }) => `${n} seçerken neye bakmalı`],
    do_first: [({ acc }) => `${acc} tüketmenin doğru yolu ne`],
  },
  needed: {
    how_much: [({ n }) => `${n} için doğru miktar ne`],
    do_first: [({ n }) => `${n} nasıl düzene girer`],
  },
  done: {
    works: [({ n }) => `${n} ne kadar etkili`, ({ n }) => `${n} denemeye değer mi`],
    how_much: [({ n }) => `${n} ne sıklıkta yapılmalı`],
    when: [({ n }) => `${n} günün hangi saatinde yapılmalı`],
    how_long: [({ n }) => `${n} ne kadar sürede sonuç verir`],
    safe: [({ n }) => `${n} zararsız mı`],
    side_effects: [({ n }) => `${n} kime zarar verebilir`, ({ gen }) => `${gen} zararı var mı`],
    do_first: [({ dat }) => `${dat} nasıl başlamalı`],
    stop: [({ dat }) => `${dat} ara verilince ne değişir`],
  },
  suffered: {
    works: [({ acc }) => `${acc} ne hafifletir`, ({ dat }) => `${dat} size ne iyi geldi`],
    how_long: [({ n }) => `${n} ne zaman geçer`],
    when: [({ n }) => `${n} için doktora ne zaman gidilmeli`],
    safe: [({ n }) => `${n} ne kadar ciddiye alınmalı`],
    side_effects: [({ n }) => `${n} ne kadar tehlikeli`],
    cause: [({ n }) => `${n} neye bağlı olabilir`],
    do_first: [({ n }) => `${n} olunca önce ne yapmalı`],
  },
  named: {
    what: [({ n }) => `${n} ne demek`],
    works: [
      ({ n }) => `${n} ne kadar etkili`,
      ({ gen }) => `${gen} bir faydası var mı`,
      ({ n }) => `${n} gerçekten etkili mi`,
      ({ acc }) => `${acc} denemeye değer mi`,
    ],
    forms: [({ n }) => `${n} için öneriniz ne`, ({ n }) => `${n} seçerken neye bakmalı`],
    safe: [({ n }) => `${n} zararsız mı`],
    side_effects: [({ n }) => `${n} zarar verir mi`],
    do_first: [({ n }) => `${n} için ne yapmalı`],
    myth: [({ n }) => `${n} gerçek mi, efsane mi`],
    cause: [({ n }) => `${n} neden oluyor`],
    stop: [({ n }) => `${n} bırakılınca ne değişir`],
  },
}

/** Of what a doctor orders, and of what one has too much of, nothing is asked that invites to have more. */
const plainly: ReadonlySet<Nature> = new Set(["medicine", "limited"])

/** Questions of a script that say less than the posts' own, as "what to know about it": a title does without them. */
const vague: ReadonlySet<Ask> = new Set(["what", "myth"])
const vagueOf: { readonly [N in Nature]?: ReadonlyArray<Ask> } = {
  supplement: ["do_first", "pregnancy"],
  food: ["do_first", "compare", "pregnancy"],
  therapy: ["how_long"],
  product: ["do_first"],
  need: ["do_first", "works"],
  function: ["do_first", "safe"],
  condition: ["when", "side_effects", "safe"],
  symptom: ["safe"],
  theme: ["works", "safe", "cause", "do_first", "children", "pregnancy"],
}

/** Says less than the question does: one time of day of all, too much alone, weeks where it may be days. */
const narrow =
  /sabah mı akşam mı|ne kadarı fazla gelir|kaç haftada|ne kadar süre kullanılır| kime dokunur| bana uygun mu/

/** A script may lead over to its answer so; nobody asks it aloud. */
const unspoken = /olumsuz yanı ne$|ne kadarı yeterli$/

const scriptQuestion = (ask: Ask, nature: Nature, name: Name): ReadonlyArray<string> =>
  unspoken.test(wordsOf(asking, nature, ask)(name)) ||
  vague.has(ask) ||
  vagueOf[nature]?.includes(ask) === true ||
  !makesSense(ask, nature)
    ? []
    : [wordsOf(asking, nature, ask)(name)]

/** A question as a title, in several ways, without capital and question mark. */
export const titlesOf = (ask: Ask, nature: Nature, name: Name): ReadonlyArray<string> => {
  const isPlain = plainly.has(nature) || narrower[nature]?.[ask] !== undefined
  const own = isPlain ? [] : (more[sides[nature]][ask] ?? [])
  const spoken = spokenOf(ask, nature, name).filter((text) => !narrow.test(text))
  const sentences = [
    ...new Set([...scriptQuestion(ask, nature, name), ...own.map((wording) => wording(name)), ...spoken]),
  ]
  // A sentence is said aloud as it stands; a colon only where the card would say the same twice.
  return sentences.length > 1 ? sentences : [...sentences, `${name.n}: ${clauseOf(ask, nature)}`]
}

/** Two questions as one title: behind a colon, and where the first one begins with the name, as a sentence. */
export const pairTitlesOf = (
  [first, second]: readonly [Ask, Ask],
  nature: Nature,
  name: Name,
): ReadonlyArray<string> => {
  const { n } = name
  const behind = clauseOf(second, nature)
  const sentence = titlesOf(first, nature, name).find(
    (text) => text.startsWith(`${n} `) && !/ için | konusunda |[,:]|(?:m|miz|mız)$/u.test(text),
  )
  return [
    `${n}: ${clauseOf(first, nature)}, ${behind}`,
    ...(sentence === undefined || sentence.endsWith(behind) ? [] : [`${sentence}, ${behind}`]),
  ]
}
