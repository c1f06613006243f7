import type { Ask } from "#evidence/finding.ts"
import type { Nature } from "#evidence/nature.ts"
import type { Name, Wording } from "./asking-words.ts"
import { narrower } from "./topic-asks-narrower.ts"
import { type Side, sides } from "./topic-sides.ts"

const myth: ReadonlyArray<Wording> = [
  ({ n }) => `${n} hakkında söylenenler doğru mu`,
  ({ n }) => `${n} için anlatılanların hangisi gerçek`,
]
const works: ReadonlyArray<Wording> = [
  ({ n }) => `${n} gerçekten işe yarıyor mu`,
  ({ abl }) => `${abl} sonuç alan oldu mu`,
]

/** Posts that compare ask for the better of two, or for what to have instead: this asks for either. */
const either: Wording = ({ n, acc }) => `${n} m${acc.at(-1)}, başka bir şey mi`

/** A name that is a verb already ("koşuya başlamak") takes no second one. */
const begun: Wording = ({ n, dat }) =>
  /m[ae]k$/.test(n) ? `${n} için ilk adım ne olmalı` : `${dat} nereden başlamalıyım`

/** Each question as somebody would put it. */
type Spoken = { readonly [A in Ask]: ReadonlyArray<Wording> }
const had: Spoken = {
  what: [({ n }) => `${n} tam olarak nedir, ne işe yarar`],
  works,
  how_much: [({ n }) => `günde ne kadar ${n} yeterli olur`, ({ gen }) => `${gen} ne kadarı fazla gelir`],
  when: [
    ({ acc }) => `${acc} ne zaman kullanmak daha doğru`,
    ({ n }) => `${n} için sabah mı akşam mı daha iyi`,
  ],
  how_long: [({ gen }) => `${gen} etkisini ne zaman görürüm`, ({ n }) => `${n} ne kadar süre kullanılır`],
  safe: [({ acc }) => `${acc} güvenle kullanabilir miyim`, ({ n }) => `${n} bana uygun mu`],
  side_effects: [({ n }) => `${n} yan etki yapar mı`, ({ gen }) => `${gen} zararı olur mu`],
  who_not: [({ acc }) => `${acc} kimler kullanmamalı`],
  with: [({ acc }) => `${acc} başka bir şeyle birlikte alabilir miyim`],
  compare: [either, ({ abl }) => `${abl} daha iyisi var mı`],
  forms: [({ n }) => `${n} alırken hangisini seçmeliyim`, ({ n }) => `hangi ${n} alınır, neye bakmalı`],
  cause: [({ n }) => `${n} vücutta ne yapıyor`],
  do_first: [({ dat }) => `${dat} nasıl başlamalıyım`, ({ acc }) => `${acc} nasıl kullanmalıyım`],
  stop: [({ acc }) => `${acc} bırakınca ne olur`],
  children: [({ n }) => `çocuklara ${n} verilir mi`],
  // Posts of both kinds are read as one question.
  pregnancy: [({ n }) => `hamileyken ya da emzirirken ${n} kullanılır mı`],
  older: [({ n }) => `yaş ilerleyince ${n} farklı mı kullanılmalı`],
  myth,
}

/** What is eaten or drunk: nobody takes it, begins with it, or asks for its side effects as of a tablet. */
const eaten: Spoken = {
  ...had,
  works: [({ n }) => `${n} gerçekten faydalı mı`, ({ abl }) => `${abl} fayda gören oldu mu`],
  how_much: [({ n }) => `günde ne kadar ${n} uygun`, ({ gen }) => `${gen} ne kadarı fazla gelir`],
  when: [({ acc }) => `${acc} ne zaman tüketmek daha doğru`, ({ n }) => `${n} için en uygun saat hangisi`],
  safe: [({ acc }) => `${acc} rahatça tüketebilir miyim`, ({ n }) => `${n} bana uygun mu`],
  side_effects: [({ gen }) => `${gen} bir zararı olur mu`, ({ n }) => `${n} kime dokunur`],
  who_not: [({ acc }) => `${acc} kimler tüketmemeli`],
  with: [({ n }) => `${n} neyle birlikte tüketilmemeli`],
  compare: [either, ({ abl }) => `${abl} daha iyisi var mı`],
  do_first: [({ acc }) => `${acc} nasıl tüketmeliyim`],
  pregnancy: [({ n }) => `hamileyken ya da emzirirken ${n} tüketilir mi`],
  older: [({ n }) => `yaş ilerleyince ${n} için ne değişir`],
}

const spoken: { readonly [S in Side]: Spoken } = {
  had,
  eaten,
  needed: {
    what: [({ n }) => `${n} vücut için ne demek`],
    works: [
      ({ n }) => `${n} gerçekten bu kadar önemli mi`,
      ({ acc }) => `${acc} düzeltince fark eden oldu mu`,
    ],
    how_much: [({ n }) => `günde ne kadar ${n} yeterli olur`, ({ gen }) => `${gen} ne kadarı fazla gelir`],
    when: [({ n }) => `${n} için en doğru saat hangisi`],
    how_long: [({ n }) => `${n} ne kadar sürede düzene girer`],
    safe: [({ n }) => `bu kadar ${n} normal mi`],
    side_effects: [({ gen }) => `${gen} fazlası zarar verir mi`],
    who_not: [({ n }) => `kimler ${n} konusunda daha dikkatli olmalı`],
    with: [({ acc }) => `${acc} başka neler etkiler`],
    compare: [({ gen }) => `${gen} yerini başka bir şey tutar mı`],
    forms: [({ n }) => `${n} için ne önerirsiniz`],
    cause: [({ n }) => `${n} vücutta neyi değiştiriyor`],
    do_first: [({ acc }) => `${acc} nasıl düzene sokarım`],
    stop: [({ n }) => `${n} eksik kalınca ne olur`],
    children: [({ n }) => `çocuklara ne kadar ${n} gerekir`],
    pregnancy: [({ n }) => `hamilelikte ${n} ihtiyacı değişir mi`],
    older: [({ n }) => `yaş ilerleyince ${n} ihtiyacı değişir mi`],
    myth,
  },
  done: {
    what: [({ n }) => `${n} nedir, nasıl yapılır`],
    works,
    how_much: [({ n }) => `${n} ne kadar ve ne sıklıkta olmalı`],
    when: [({ n }) => `${n} için en doğru zaman ne`],
    how_long: [({ gen }) => `${gen} sonucunu ne zaman görürüm`],
    safe: [({ n }) => `${n} benim için güvenli mi`],
    side_effects: [({ n }) => `${n} zarar verir mi`, ({ gen }) => `${gen} bir riski var mı`],
    who_not: [({ n }) => `${n} kimlere uygun değil`],
    with: [({ n }) => `${n} başka neyle birlikte yapılır`],
    compare: [either, ({ n }) => `${n} diğerlerinden daha mı iyi`],
    forms: [({ n }) => `hangi ${n} bana uygun`, ({ n }) => `${n} için ne önerirsiniz`],
    cause: [({ n }) => `${n} vücutta neyi değiştiriyor`],
    do_first: [begun, ({ n }) => `${n} doğru nasıl yapılır`],
    stop: [({ dat }) => `${dat} ara verince ne olur`],
    children: [({ n }) => `çocuklar için ${n} uygun mu`],
    pregnancy: [({ n }) => `hamilelikte ${n} yapılır mı`],
    older: [({ n }) => `ileri yaşta ${n} yapılır mı`],
    myth,
  },
  suffered: {
    what: [({ n }) => `${n} ne anlama geliyor`],
    works: [({ dat }) => `${dat} gerçekten ne iyi geliyor`, ({ n }) => `${n} için ne işe yaradı`],
    how_much: [({ n }) => `${n} ne kadar olursa normal`],
    when: [({ n }) => `${n} için ne zaman doktora gitmeliyim`],
    how_long: [({ n }) => `${n} ne kadar sürer`, ({ n }) => `${n} kaç haftada geçer`],
    safe: [({ n }) => `${n} normal mi`, ({ n }) => `${n} için kaygılanmalı mıyım`],
    side_effects: [({ n }) => `${n} tehlikeli mi`],
    who_not: [({ n }) => `${n} olanlar nelerden uzak durmalı`],
    with: [({ dat }) => `${dat} başka neler eşlik eder`],
    compare: [({ n }) => `${n} için hangisi daha iyi geliyor`],
    forms: [({ n }) => `${n} için ne önerirsiniz`, ({ dat }) => `${dat} iyi gelen bir şey var mı`],
    cause: [({ gen }) => `${gen} sebebi ne olabilir`, ({ n }) => `${n} neden olur`],
    do_first: [({ n }) => `${n} için ilk ne yapmalıyım`, ({ n }) => `${n} nasıl geçer`],
    stop: [({ n }) => `${n} nasıl biter`],
    children: [({ n }) => `çocuklarda ${n} normal mi`],
    pregnancy: [({ n }) => `hamilelikte ${n} normal mi`],
    older: [({ n }) => `ileri yaşta ${n} artar mı`],
    myth,
  },
  named: {
    what: [({ n }) => `${n} tam olarak nedir`],
    works,
    how_much: [({ n }) => `${n} için ne kadarı yeterli`],
    when: [({ n }) => `${n}: ne zaman`],
    how_long: [({ n }) => `${n} ne kadar sürer`],
    safe: [({ n }) => `${n} güvenli mi`],
    side_effects: [({ gen }) => `${gen} bir riski var mı`],
    who_not: [({ n }) => `${n} kimlere uygun değil`],
    with: [({ n }) => `${n} başka neyle birlikte olur`],
    compare: [either, ({ n }) => `${n} diğerlerinden daha mı iyi`],
    forms: [({ n }) => `${n} konusunda ne önerirsiniz`],
    cause: [({ gen }) => `${gen} sebebi ne olabilir`],
    do_first: [({ n }) => `${n} konusunda ilk ne yapmalıyım`],
    stop: [({ acc }) => `${acc} bırakınca ne olur`],
    children: [({ n }) => `çocuklar için ${n} uygun mu`],
    pregnancy: [({ n }) => `hamilelikte ${n} uygun mu`],
    older: [({ n }) => `ileri yaşta ${n} uygun mu`],
    myth,
  },
}

/** The question in several ways, without capital and question mark: the first is the commonest. */
export const spokenOf = (ask: Ask, nature: Nature, name: Name): ReadonlyArray<string> =>
  (narrower[nature]?.[ask] ?? spoken[sides[nature]][ask]).map((wording) => wording(name))
