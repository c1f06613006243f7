import type { Ask } from "#evidence/finding.ts"
import { unmarked } from "#text/letters.ts"
import type { Wording } from "./asking-words.ts"

/** What one dies of, and what takes one out of this world: nobody tries things for it by himself, no story of it is copied. */
export const grave =
  /\b(?:kanser|kemoterapi|radyoterapi|immunoterapi|losemi|lenfoma|melanom|tumor|metastaz|inme\b|felc|kalp kriz|kalp yetmez|als\b|hiv\b|aids\b|ms hasta|multipl skleroz|demans|alzheimer|parkinson|sepsis|siroz|bobrek yetmez|diyaliz|kistik fibroz|psikoz|sizofren|mani\b)/

/** What nobody is asked of a grave illness: what does it good, and how others got over it. */
const tips = /iyi gel|işe yara|işe yarı|sonuç alan|denemeye değer|nasıl geçer|atlattı|hafifletir/

/** The texts on a subject that ask for no tips on a grave illness. */
export const withoutTips = (name: string, texts: ReadonlyArray<string>): ReadonlyArray<string> =>
  grave.test(unmarked(name)) ? texts.filter((text) => !tips.test(text)) : texts

const besideTreatment: ReadonlyArray<Wording> = [
  ({ loc }) => `${loc} kişinin kendi yapabilecekleri ve yalnız ekibe bıraktıklarınız`,
  ({ loc }) => `${loc} “ne yiyeyim” diyene ne söylersiniz, önce ekibe ne sorarsınız`,
]
const ofSigns: ReadonlyArray<Wording> = [
  ({ loc }) => `${loc} hangi belirti beklemez: ekip ne zaman aynı gün aranır`,
  ({ n }) => `${n} için ne zaman, kime gidilir: bekletilmeyecek üç işaret`,
]
const ofHeadlines: ReadonlyArray<Wording> = [
  ({ n }) => `${n} üzerine bir haber: hücrede mi, farede mi, insanda mı denenmiş, hasta için ne çıkar`,
  ({ n }) => `${n} için “iyi geldi” denenler: tedavinin yerine geçmez, nasıl söylersiniz`,
]

/** Film ideas on a grave illness or its treatment; none on what could not be said without harm. */
export const graveAngles: { readonly [A in Ask]?: ReadonlyArray<Wording> } = {
  do_first: besideTreatment,
  forms: besideTreatment,
  with: besideTreatment,
  works: ofHeadlines,
  myth: ofHeadlines,
  what: [({ n }) => `${n} nedir: korkutmadan, bir yakınına anlatır gibi`],
  safe: ofSigns,
  side_effects: ofSigns,
  when: ofSigns,
  cause: [({ n }) => `${n} riskini artırdığı bilinenler ve yalnız haber olanlar`],
}

/** What is treated by a team for years. */
export const serious = /\b(?:bipolar|epilepsi|sara\b|diyabet|depresyon|tssb|lupus|crohn|kolit|otizm|asperger)/

export const seriousAngles: { readonly [A in Ask]?: ReadonlyArray<Wording> } = {
  works: [
    ({ loc }) => `${loc} tedavinin kendisi ne, insanın buna ekleyebileceği ne`,
    ({ n }) => `${n} ile yaşayan biri yeni bir şey denemek isterse: önce ekibine soracağı`,
  ],
  do_first: [
    ({ n }) => `${n} ile yaşayan biri yeni bir şey denemek isterse: önce ekibine soracağı`,
    ({ n }) => `${n} ile bir günü kolaylaştıran ne, yalnız başkalarının istediği ne`,
  ],
  stop: [({ loc }) => `${loc} tedaviye ara vermek neden ekiple konuşulur`],
}
