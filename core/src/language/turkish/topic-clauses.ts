import type { Ask } from "#evidence/finding.ts"
import type { Nature } from "#evidence/nature.ts"
import { type Side, sides } from "./topic-sides.ts"

type Clauses = { readonly [A in Ask]: string }

const had: Clauses = {
  what: "ne işe yarar",
  works: "işe yarıyor mu",
  how_much: "ne kadarı yeterli",
  when: "ne zaman kullanılır",
  how_long: "etkisi ne zaman görülür",
  safe: "güvenli mi",
  side_effects: "zararı olur mu",
  who_not: "kimler uzak durmalı",
  with: "neyle birlikte olmaz",
  compare: "daha iyisi var mı",
  forms: "hangisi seçilmeli",
  cause: "vücutta ne yapar",
  do_first: "nasıl kullanılır",
  stop: "bırakınca ne olur",
  children: "çocuklara verilir mi",
  pregnancy: "hamilelikte olur mu",
  older: "ileri yaşta ne değişir",
  myth: "söylenenler doğru mu",
}

/** A question as the part of a title that has named its subject before a colon, by what the subject is to who asks. */
const clauses: { readonly [S in Side]: Clauses } = {
  had,
  eaten: {
    ...had,
    what: "neye iyi gelir",
    works: "gerçekten faydası var mı",
    how_much: "ne kadarı uygun",
    when: "ne zaman tüketilmeli",
    side_effects: "kime dokunur",
    safe: "herkese uygun mu",
    who_not: "kimler ölçülü olmalı",
    with: "neyle birlikte olmaz",
    compare: "yerine ne konur",
    do_first: "nasıl tüketilmeli",
  },
  needed: {
    ...had,
    what: "neden önemli",
    works: "neyi değiştirir",
    how_much: "ne kadar gerekir",
    when: "zamanlama önemli mi",
    how_long: "ne kadar sürede düzelir",
    safe: "fazlası zararlı mı",
    side_effects: "fazlası zararlı mı",
    who_not: "kimler daha dikkatli olmalı",
    with: "başka neler etkiler",
    compare: "yerini ne tutar",
    do_first: "nasıl düzene girer",
    stop: "eksik kalınca ne olur",
    children: "çocuklara ne kadar gerekir",
    pregnancy: "hamilelikte ne değişir",
  },
  done: {
    ...had,
    what: "nedir",
    works: "gerçekten işe yarıyor mu",
    how_much: "ne sıklıkta olmalı",
    when: "ne zaman yapılmalı",
    side_effects: "zarar verir mi",
    who_not: "kimlere uygun değil",
    with: "neyle birlikte yapılır",
    compare: "yerine ne yapılabilir",
    do_first: "nasıl başlanır",
    stop: "ara verince ne olur",
    children: "çocuklara uygun mu",
    pregnancy: "hamilelikte yapılır mı",
    older: "ileri yaşta yapılır mı",
    cause: "vücutta neyi değiştirir",
  },
  suffered: {
    what: "ne anlama gelir",
    works: "ne iyi geliyor",
    how_much: "ne kadarı normal",
    when: "ne zaman doktora gitmeli",
    how_long: "ne kadar sürer",
    safe: "ne zaman ciddiye alınmalı",
    side_effects: "tehlikeli mi",
    who_not: "nelerden kaçınmalı",
    with: "yanında neler görülür",
    compare: "hangisi daha iyi geliyor",
    forms: "ne önerirsiniz",
    cause: "neden olur",
    do_first: "önce ne yapmalı",
    stop: "nasıl biter",
    children: "çocuklarda normal mi",
    pregnancy: "hamilelikte normal mi",
    older: "ileri yaşta artar mı",
    myth: "söylenenler doğru mu",
  },
  named: {
    ...had,
    what: "nedir",
    how_much: "ne kadar olmalı",
    when: "ne zaman",
    how_long: "ne kadar sürer",
    side_effects: "bir riski var mı",
    who_not: "kimlere uygun değil",
    compare: "yerine ne olabilir",
    cause: "arkasında ne var",
    do_first: "ne yapmalı",
    children: "çocuklara uygun mu",
  },
}

const ofTherapy: Partial<Clauses> = {
  how_much: "kaç kez gerekir",
  when: "ne zaman gerekir",
  how_long: "etkisi ne kadar sürer",
  do_first: "öncesinde ne bilinmeli",
  stop: "bitince ne olur",
}

/** A question without its subject, by what the subject is to who asks. */
export const clauseOf = (ask: Ask, nature: Nature): string =>
  (nature === "therapy" ? ofTherapy[ask] : undefined) ?? clauses[sides[nature]][ask]
