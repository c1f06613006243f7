import { Ask } from "#evidence/finding.ts"
import { Nature } from "#evidence/nature.ts"
import type { AskedAspect, QuestionTelling } from "#language/told-questions.ts"
import type { Aspect } from "#reading/asks.ts"
import { conceptOf, isListed, subjectOf } from "#vocabulary/subjects.ts"
import { type Side, sides, sortOf, type Sort } from "#wording/sorts.ts"
import type { Wording } from "./asking-words.ts"
import { casesOf } from "./cases.ts"
import { subjects } from "./subjects.ts"
import { foodWordings } from "./told-foods.ts"
import { spokenOf } from "./topic-asks.ts"

type Told = { readonly [A in Aspect]?: Wording }

const both = {
  research: ({ n }) => `${n} üzerine çalışmalar ne gösteriyor`,
} satisfies Told

const thing = {
  ...both,
  timing: ({ n }) => `${n} için en uygun zaman hangisi`,
  duration: ({ gen }) => `${gen} etkisi ne kadar sürede belli olur`,
  safety: ({ n }) => `${n} benim için güvenli mi`,
  compare: ({ abl }) => `${abl} daha iyisi var mı`,
  treatment: ({ n }) => `${n} bana iyi gelir mi`,
  effect: ({ n }) => `${n} gerçekten işe yarıyor mu`,
  stop: ({ acc }) => `${acc} bırakınca ne olur`,
  doctor: ({ acc }) => `${acc} doktoruma sormalı mıyım`,
  normal: ({ loc }) => `${loc} bunu başka fark eden var mı`,
  cause: ({ n }) => `bunun sebebi ${n} olabilir mi`,
  progress: ({ abl }) => `${abl} nasıl bir sonuç beklenir`,
  motivation: ({ acc }) => `${acc} nasıl sürdürürüm`,
  experience: ({ n }) => `${n} sizde nasıl sonuç verdi`,
} satisfies Told

const bought = {
  ...thing,
  choice: ({ n }) => `hangi ${n} seçilmeli`,
  technique: ({ n }) => `${n} doğru nasıl kullanılır`,
  cost: ({ acc }) => `${acc} daha ucuza bulmanın bir yolu var mı`,
} satisfies Told

const done = {
  ...thing,
  start: ({ dat }) => `${dat} nasıl başlanır`,
  stop: ({ dat }) => `${dat} ara verince ne olur`,
  effect: ({ gen }) => `${gen} bana ne yararı var`,
  technique: ({ acc }) => `${acc} doğru yapıyor muyum`,
  pain: ({ n }) => `${n} ağrıtırsa ne yapmalıyım`,
  progress: ({ loc }) => `${loc} nasıl ilerlerim`,
  cook: ({ n }) => `${n} için ne yemeliyim`,
} satisfies Told

const state = {
  ...both,
  timing: ({ n }) => `${n} için ne zaman bir şey yapmalıyım`,
  duration: ({ n }) => `${n} ne kadar sürer`,
  safety: ({ n }) => `${n} için kaygılanmalı mıyım`,
  pain: ({ n }) => `${n} için ne yapabilirim`,
  compare: ({ dat }) => `${dat} hangisi daha iyi geliyor`,
  choice: ({ n }) => `siz olsanız ${n} için ne yapardınız`,
  treatment: ({ dat }) => `${dat} ne iyi geliyor`,
  effect: ({ dat }) => `${dat} gerçekten iyi gelen bir şey var mı`,
  start: ({ n }) => `${n} için nereden başlamalıyım`,
  doctor: ({ n }) => `${n} için doktora gitmeli miyim`,
  normal: ({ loc }) => `${loc} bu normal mi`,
  cause: ({ n }) => `bende neden ${n} var`,
  cook: ({ loc }) => `${loc} ne yemeliyim`,
  motivation: ({ n }) => `${n} ile nasıl başa çıkıyorsunuz`,
  experience: ({ n }) => `${n} sizde nasıl seyrediyor`,
} satisfies Told

/** The questions of each sort of subject. What is missing here is told in no Turkish sentence. */
const told: { readonly [S in Sort]?: Told } = {
  taken: {
    ...bought,
    amount: ({ n }) => `ne kadar ${n} almalıyım`,
    technique: ({ acc }) => `${acc} doğru kullanıyor muyum`,
    start: ({ dat }) => `${dat} nasıl başlanır`,
  },
  prescribed: {
    ...thing,
    amount: ({ n }) => `${n} dozum hakkında ne sormalıyım`,
    timing: ({ acc }) => `${acc} ne zaman almalıyım`,
    choice: ({ n }) => `${n} bana uygun mu`,
    effect: ({ n }) => `${n} bana gerçekten iyi gelir mi`,
    start: ({ dat }) => `${dat} başlamadan ne bilmeliyim`,
    technique: ({ acc }) => `${acc} doğru kullanıyor muyum`,
  },
  eaten: {
    ...both,
    amount: ({ n }) => `ne kadar ${n} yiyebilirim`,
    timing: ({ acc }) => `${acc} ne zaman yemeliyim`,
    safety: ({ n }) => `${n} bana zararlı mı`,
    effect: ({ n }) => `${n} gerçekten faydalı mı`,
    compare: thing.compare,
    cause: thing.cause,
    choice: bought.choice,
    stop: thing.stop,
    technique: ({ n }) => `${n} nasıl hazırlanmalı`,
    cook: ({ n }) => `${n} ile ne pişirebilirim`,
  },
  limited: {
    ...both,
    amount: ({ gen }) => `${gen} ne kadarı fazla`,
    safety: ({ n }) => `${n} bana zararlı mı`,
    effect: ({ n }) => `${n} vücuduma ne yapıyor`,
    compare: thing.compare,
    cause: thing.cause,
    stop: thing.stop,
  },
  followed: {
    ...thing,
    amount: ({ dat }) => `${dat} ne kadar sıkı uymalıyım`,
    cook: ({ dat }) => `${dat} hangi yemekler uyar`,
    choice: ({ n }) => `${n} bana uygun mu`,
    start: ({ dat }) => `${dat} nasıl başlanır`,
  },
  trained: {
    ...done,
    amount: ({ n }) => `${n} ne sıklıkta yapılmalı`,
    choice: ({ n }) => `${n} bana uygun mu`,
  },
  played: { ...done, choice: ({ n }) => `${n} için neye ihtiyacım var` },
  // A meal is asked about for its ideas: "Which breakfast ideas are really healthy?"
  served: {
    timing: ({ n }) => `${n} için en uygun saat hangisi`,
    compare: ({ n }) => `${n} için daha iyi bir fikri olan var mı`,
    cook: ({ n }) => `${n} için ne önerirsiniz`,
    choice: ({ n }) => `${n} için en iyi fikriniz hangisi`,
    effect: ({ n }) => `${n} için gerçekten sağlıklı olan ne`,
    cost: ({ n }) => `${n} için hem ucuz hem iyi ne var`,
  },
  raced: {
    ...both,
    timing: ({ dat }) => `${dat} hazırlanmaya ne zaman başlamalıyım`,
    safety: ({ loc }) => `${loc} ne ters gidebilir`,
    pain: ({ loc }) => `${loc} ağrım olursa ne yapmalıyım`,
    choice: ({ n }) => `${n} için neye ihtiyacım var`,
    effect: ({ gen }) => `${gen} bana ne yararı var`,
    start: ({ n }) => `ilk kez ${n}: nasıl hazırlanmalıyım`,
    technique: ({ dat }) => `${dat} nasıl iyi hazırlanırım`,
    cook: ({ n }) => `${n} için ne yemeliyim`,
    cost: ({ n }) => `${n} ne kadara gelir`,
    progress: ({ loc }) => `${loc} nasıl daha iyi olurum`,
    experience: ({ n }) => `${n} sizde nasıl geçti`,
    doctor: ({ n }) => `${n} öncesinde doktora gitmeli miyim`,
  },
  bought,
  treated: {
    ...thing,
    amount: ({ n }) => `${n} ne sıklıkta yapılmalı`,
    pain: ({ n }) => `${n} ağrıya iyi gelir mi`,
    effect: ({ n }) => `${n} burada kime iyi geldi`,
  },
  sore: state,
  ill: state,
  measured: {
    ...both,
    treatment: state.treatment,
    effect: state.effect,
    cause: ({ acc }) => `${acc} ne değiştirir`,
  },
}

/** What our own Turkish questions ask, as it is counted in any language; the rest has no such question elsewhere. */
const aspects: { readonly [S in Side]: { readonly [A in Ask]?: Aspect } } = {
  thing: {
    works: "effect",
    how_much: "amount",
    when: "timing",
    how_long: "duration",
    safe: "safety",
    compare: "compare",
    forms: "choice",
    do_first: "start",
    stop: "stop",
  },
  state: {
    works: "treatment",
    how_long: "duration",
    safe: "safety",
    compare: "compare",
    cause: "cause",
    do_first: "treatment",
  },
}

const capital = (text: string): string => `${text.charAt(0).toLocaleUpperCase("tr")}${text.slice(1)}`

const recognise = (text: string, name: string): AskedAspect | null => {
  const [listed] = subjects.inTopics(name)
  const concept = conceptOf(listed ?? name)
  const subject = isListed(concept) ? subjectOf(concept, null, new Float64Array(0)) : null
  if (subject === null) return null
  const sort = sortOf(subject)
  const said = text.replace(/\?$/u, "").toLocaleLowerCase("tr")
  const cases = casesOf(name)
  const ask = Ask.literals.find((one) =>
    Nature.literals.some((nature) =>
      spokenOf(one, nature, cases).some((spoken) => spoken.toLocaleLowerCase("tr") === said),
    ),
  )
  const aspect = ask === undefined ? undefined : aspects[sides[sort]][ask]
  return aspect === undefined ? null : { aspect, sort }
}

export const toldQuestions: QuestionTelling = {
  recognise,
  // A Turkish title is worded of what posts ask, and is read by its words.
  ofHeading: () => null,
  say: ({ aspect, sort }, name) => {
    const own = sort === "eaten" ? foodWordings(name)[aspect] : undefined
    const wording = own === undefined ? told[sort]?.[aspect] : own
    // A foreign name in quotation marks takes no ending.
    if (wording === undefined || wording === null || name.startsWith("“")) return null
    return `${capital(wording(casesOf(name)))}?`
  },
}
