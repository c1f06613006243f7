import type { Ask } from "#evidence/finding.ts"
import { type Nature, sensibleAsk } from "#evidence/nature.ts"
import type { OwnTopicWords, ToldFacts, ToldOf } from "#language/topic-words.ts"
import type { UserIntent, Velocity } from "#topic/topic.ts"
import { unmarked } from "#text/letters.ts"
import { labelledFrom } from "#trend/labelled-from.ts"
import type { Name, Wording } from "./asking-words.ts"
import { casesOf, nameOf } from "./cases.ts"
import { sayings } from "./circumstances.ts"
import { withoutTips } from "./grave.ts"
import { populationWords } from "./populations.ts"
import { contrary, diabetes, itself, tactForms } from "./tact.ts"
import { anglesOfHook, anglesOfMyth, anglesOn } from "./topic-angles.ts"
import { finerWordings } from "./topic-finer.ts"
import { calledSo, drink, livedWith, prescribed, sameThing, spokenOfAs } from "./topic-natures.ts"
import { narrower } from "./topic-asks-narrower.ts"
import { clauseOf } from "./topic-clauses.ts"
import { spokenOf } from "./topic-asks.ts"
import { pairTitlesOf, titlesOf } from "./topic-titles.ts"

const capital = (text: string): string => `${text.charAt(0).toLocaleUpperCase("tr")}${text.slice(1)}`
const asked = (text: string): string => `${capital(text)}?`
/** A medicine that no list has bears its maker's name, unless a stem says what it is made of. */
const isBrand = ({ name, nature, file }: ToldOf): boolean =>
  nature === "medicine" && file === null && !calledSo.some(([ending]) => ending.test(unmarked(name)))
const named = (of: ToldOf): Name => nameOf(isBrand(of) ? capital(of.name) : of.name, of.file)
/** Ways to put a question; on a grave illness none that asks for tips while there is another. */
const carefully = ({ name }: ToldOf, texts: ReadonlyArray<string>): ReadonlyArray<string> => {
  const plain = withoutTips(name, texts)
  return plain.length > 0 ? plain : texts
}
/** The question as it makes sense: of a name that may be anything, as it was put. */
const sensible = (ask: Ask, nature: Nature): Ask =>
  nature === "theme" || narrower[nature]?.[ask] !== undefined ? ask : sensibleAsk(ask, nature)
/** What is drunk is drunk: only of a dish and of what is both "tüketmek" is said. */
const ofDrinks = ({ name }: Pick<ToldOf, "name">, text: string): string =>
  drink.test(unmarked(name)) ? text.replace(/\btüket/gu, "iç") : text
/** A form with a subject's name in it. */
const told =
  (form: Wording) =>
  (of: ToldOf): string =>
    capital(form(named(of)))
const number = (value: number): string => value.toFixed(1).replace(".", ",")
const listed = (items: ReadonlyArray<string>): string =>
  items.length < 2 ? items.join("") : `${items.slice(0, -1).join(", ")} ve ${items.at(-1) ?? ""}`

const months = "Ocak Şubat Mart Nisan Mayıs Haziran Temmuz Ağustos Eylül Ekim Kasım Aralık".split(" ")
export const dayOf = (date: string): string =>
  `${Number(date.slice(8, 10))} ${months[Number(date.slice(5, 7)) - 1] ?? ""}`

/** What each question is about, as the end of "people ask about". */
const matters: { readonly [A in Ask]: string } = {
  what: "ne olduğu",
  works: "işe yarayıp yaramadığı",
  how_much: "ne kadarının uygun olduğu",
  when: "doğru zamanın ne olduğu",
  how_long: "ne kadar süreceği",
  safe: "güvenli olup olmadığı",
  side_effects: "olumsuz etkileri",
  who_not: "kimlere uygun olmadığı",
  with: "neyle birlikte kullanılabileceği",
  compare: "hangisinin daha iyi olduğu",
  forms: "hangisinin seçileceği",
  cause: "sebebi",
  do_first: "ne yapılacağı",
  stop: "bırakınca ne olacağı",
  children: "çocuklarda ne olduğu",
  pregnancy: "gebelikte ne olduğu",
  older: "ileri yaşta ne olduğu",
  myth: "söylenenlerin doğru olup olmadığı",
}

/** The same of what is done in sittings or by the clock. */
const mattersOf: { readonly [N in Nature]?: { readonly [A in Ask]?: string } } = {
  therapy: { how_much: "kaç kez gerektiği" },
  exercise: { how_much: "ne kadar yapılacağı" },
  device: { how_much: "ne kadar kullanılacağı" },
}
const matterOf = (ask: Ask, nature: Nature): string => {
  const said = sensible(ask, nature)
  return mattersOf[nature]?.[said] ?? matters[said]
}

const hopes: { readonly [I in UserIntent]: string } = {
  safety_side_effects: "Çoğu, bir zararı olup olmadığını öğrenmek istiyor",
  symptom_concern: "Çoğu, yaşadığı şikâyete bir açıklama arıyor",
  product_recommendation: "Çoğu, bir öneri bekliyor",
  evidence_check: "Çoğu, söylenenin doğru olup olmadığını soruyor",
  seeking_advice: "Çoğu, ne yapacağına dair öneri arıyor",
  experience_request: "Çoğu, başkalarının deneyimini merak ediyor",
  personal_story: "Çoğu, kendi yaşadığını anlatıyor",
  emotional_support: "Çoğu, anlaşılmak ve destek görmek istiyor",
  news_and_content: "Çoğu, bir haber ya da içerik paylaşıyor",
}

const labels: { readonly [V in Velocity]: string } = {
  viral: `viral: birkaç toplulukta olağandan en az ${labelledFrom.viral} fazla paylaşım, rastlantıyla açıklanamaz`,
  hot: `gündemde: olağandan en az ${labelledFrom.hot} fazla paylaşım, rastlantıyla açıklanamaz`,
  emerging: "yeni beliren: bir paylaşım bile olağan sayılmazdı",
  rising: "yükselen: olağandan fazla paylaşım",
  steady: "sürekli: olağandan fazla değil, ama hep soruluyor",
}

const where = ({ places, moreThanPlaces }: ToldFacts): string =>
  moreThanPlaces === 0 ? listed(places) : `${places.join(", ")} ve ${moreThanPlaces} toplulukta daha`

const inPlaces = (facts: ToldFacts): string => {
  const said = where(facts)
  return facts.moreThanPlaces > 0
    ? said
    : `${said} ${facts.places.length > 1 ? "topluluklarında" : "topluluğunda"}`
}

export const usual = (expected: number): string =>
  expected < 0.05 ? "olağan zamanda hiç görülmez" : `olağan sayı ${number(expected)}`

/** "magnezyum da", "kefir de": too. */
const too = (name: string): string => `${name} ${casesOf(name).loc.endsWith("e") ? "de" : "da"}`

/** So many of the posts. */
const among = (some: number, all: number): string =>
  some === all ? `${all} paylaşımın tamamı` : `${all} paylaşımın ${some} tanesi`

/** In so many of the posts. */
const amongIn = (some: number, all: number): string =>
  some === all ? `${all} paylaşımın tamamında` : `${all} paylaşımın ${some} tanesinde`

const wantToKnow = (facts: ToldFacts): string => {
  const all = new Set(facts.asks.map((ask) => matterOf(ask, facts.nature)))
  const distinct = [...all].slice(0, 2)
  if (distinct.length === 0) return hopeIn(facts)
  if (facts.isShared) return `En çok sorulan: ${listed(distinct)}.`
  return all.size === 1
    ? `Ortak bir soruları yok; sorulanlardan biri: ${listed(distinct)}.`
    : `Ortak bir soruları yok; sorulanlardan ikisi: ${listed(distinct)}.`
}

const hopeIn = ({ intent }: ToldFacts): string => (intent === null ? "" : `${hopes[intent]}.`)

export const topicWords: OwnTopicWords = {
  ...spokenOfAs,
  prescribed,
  livedWith,
  calledSo,
  sameThing,
  care: {
    sayings,
    populations: populationWords,
    tact: {
      first: {
        fainting: tactForms.first.fainting.map(told),
        insulin: tactForms.first.insulin.map(told),
        stopping: tactForms.first.stopping.map(told),
        stimulants: tactForms.first.stimulants.map(told),
        vomiting: tactForms.first.vomiting.map(told),
        pregnancy: tactForms.first.pregnancy.map(told),
        sobriety: tactForms.first.sobriety.map(told),
        child: tactForms.first.child.map(told),
        death: tactForms.first.death.map(told),
      },
      ofDiabetics: tactForms.ofDiabetics.map(told),
      ofMoved: tactForms.ofMoved.map(told),
    },
    contrary,
    itself,
    diabetes,
  },
  finer: finerWordings.map(({ ask, says, of, title, question }) => ({
    ask,
    says,
    of,
    title: (one) => ofDrinks(one, asked(title(named(one)))),
    question: (one) => ofDrinks(one, asked(question(named(one)))),
  })),
  pairTitles: (asks, of) => pairTitlesOf(asks, of.nature, named(of)).map((text) => ofDrinks(of, asked(text))),
  isOneClause: (a, b, of) => clauseOf(a, of.nature) === clauseOf(b, of.nature),
  titles: (ask, of) =>
    carefully(of, titlesOf(ask, of.nature, named(of))).map((text) => ofDrinks(of, asked(text))),
  nameTitle: (of) => capital(named(of).n),
  questions: (ask, of) =>
    carefully(of, spokenOf(ask, of.nature, named(of))).map((text) => ofDrinks(of, asked(text))),
  angles: (ask, of) =>
    anglesOn(sensible(ask, of.nature), of.nature, of.name).map((angle) =>
      ofDrinks(of, capital(angle(named(of)))),
    ),
  anglesOfMyth,
  anglesOfHook,
  description: (facts) =>
    [
      facts.among !== null
        ? `Üç günde ${inPlaces(facts)} ${facts.name} ${facts.among === facts.posts ? `konusunda ${facts.posts} paylaşım` : `konulu ${among(facts.posts, facts.among)}`} aynı şeyi sordu; ${usual(facts.expected)}.`
        : `Üç günde ${inPlaces(facts)} ${facts.name} konulu ${facts.posts} paylaşım; ${usual(facts.expected)}.`,
      facts.isNew
        ? "Yeni bir ad: listelerimizde yok, paylaşımlardaki gibi yazıldı. Önce ne kastedildiğine bakın."
        : "",
      wantToKnow(facts),
      facts.beside === null ? "" : `${facts.beside.posts} paylaşımda ${too(facts.beside.name)} geçiyor.`,
    ]
      .filter((part) => part !== "")
      .join(" "),
  snippet: (facts) =>
    facts.question === null
      ? `${facts.posts} paylaşım, hepsi ${inPlaces(facts)}; öne çıkan tek bir soru yok.`
      : `“${facts.question.text}” ${among(facts.question.posts, facts.among ?? facts.posts)} bunu soruyor; sözler bizim.`,
  analysis: ({ posts, expected, multiple, busiest, lead, velocity, isCold, ...facts }) =>
    [
      `${facts.among === null ? `${posts} paylaşım` : `${facts.name} konulu ${among(posts, facts.among)} bunu soruyor`}; önceki dört haftaya göre ${
        expected < 0.05
          ? "hiç beklenmezdi"
          : `${number(expected)} beklenirdi${multiple === null ? "; kaç katı olduğunu söylemeye yetmeyecek kadar az" : `: olağanın ${number(multiple)} katı`}`
      }.`,
      ...(busiest === null ? [] : [`En yoğun gün ${dayOf(busiest.day)}: ${busiest.posts} paylaşım.`]),
      lead === null
        ? `Hepsi ${where({ ...facts, posts, expected, multiple, busiest, lead, velocity, isCold })} topluluğundan.`
        : `${among(lead.posts, posts)} ${lead.place} topluluğundan.`,
      isCold ? "Bir haftadan kısa bir geçmiş var, etiket bu yüzden temkinli." : `Etiket ${labels[velocity]}.`,
    ].join(" "),
  context: (facts) =>
    [
      facts.asking === 0
        ? `${facts.posts} paylaşımın hiçbirinde soru yok.`
        : `${amongIn(facts.asking, facts.posts)} bir soru var.`,
      hopeIn(facts),
      facts.beside === null ? "" : `Yanında en çok ${facts.beside.name} geçiyor.`,
    ]
      .filter((part) => part !== "")
      .join(" "),
  steady: ({ name, question, asking, posts, days }) => {
    const asked = `${days} günde ${among(asking, posts)} bunu soruyor ya da yanıtlıyor`
    return {
      description: `${days} günde ${name} konulu ${posts} paylaşım. Bugüne özgü bir şey yok: Konu hep gündeme geliyor.`,
      snippet: `“${question}” ${asked}; sözler bizim.`,
      context: `${asked}. Ne yükseliyor ne de gündemden düşüyor.`,
      analysis: (recent, expected) =>
        `Üç günde ${recent} paylaşım; ${usual(expected)}. ${asked}. Etiket ${labels.steady}.`,
    }
  },
}
