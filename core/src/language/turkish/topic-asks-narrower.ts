import type { Ask } from "#evidence/finding.ts"
import type { Nature } from "#evidence/nature.ts"
import type { Wording } from "./asking-words.ts"

/** What is asked otherwise of one kind of what is done or suffered: nobody begins a treatment, and no measure passes. */
export const narrower: {
  readonly [N in Nature]?: { readonly [A in Ask]?: ReadonlyArray<Wording> }
} = {
  limited: {
    what: [({ n }) => `${n} vücuda ne yapar`],
    works: [({ n }) => `${n} vücuda ne yapar`],
    how_much: [({ gen }) => `${gen} ne kadarı fazla`],
    safe: [({ n }) => `${n} bana zararlı mı`, ({ n }) => `az ${n} da zararlı mı`],
    side_effects: [({ gen }) => `${gen} zararı ne`],
    who_not: [({ abl }) => `${abl} kimler uzak durmalı`],
    with: [({ n }) => `${n} neyle birlikte olmaz`],
    compare: [({ gen }) => `${gen} yerine ne tüketebilirim`],
    forms: [({ gen }) => `${gen} hangi türü daha zararlı`],
    do_first: [({ acc }) => `${acc} nasıl azaltırım`],
    children: [({ n }) => `${n} çocuklara zararlı mı`],
    pregnancy: [({ n }) => `hamileyken ${n} zararlı mı`],
  },
  medicine: {
    do_first: [({ acc }) => `${acc} kullanırken neye dikkat etmeliyim`],
    compare: [({ abl }) => `${abl} daha iyisi var mı`],
  },
  therapy: {
    how_much: [({ n }) => `${n} kaç kez gerekir`],
    when: [({ n }) => `${n} ne zaman gerekir`],
    // What the effect, the pain or the waiting is, posts say each for themselves.
    how_long: [({ n }) => `${n} sonrasında ne, ne kadar sürer`],
    do_first: [({ n }) => `${n} öncesinde ne bilmeliyim`],
    stop: [({ n }) => `${n} bitince ne olur`],
  },
  device: {
    what: [({ n }) => `${n} tam olarak nedir, ne işe yarar`],
    how_much: [({ n }) => `${n} ne kadar kullanılmalı`],
    when: [({ acc }) => `${acc} ne zaman kullanmak daha doğru`],
    how_long: [({ gen }) => `${gen} etkisini ne zaman görürüm`],
    who_not: [({ acc }) => `${acc} kimler kullanmamalı`],
    with: [({ acc }) => `${acc} başka neyle birlikte kullanabilirim`],
    compare: [({ abl }) => `${abl} daha iyisi var mı`, ({ n }) => `${n} diğerlerinden daha mı iyi`],
    forms: [({ n }) => `hangi ${n} alınmalı`, ({ n }) => `${n} alırken neye bakmalı`],
    do_first: [({ acc }) => `${acc} nasıl kullanmalıyım`],
    stop: [({ acc }) => `${acc} bırakınca ne olur`],
    children: [({ n }) => `çocuklarda ${n} kullanılır mı`],
    pregnancy: [({ n }) => `hamileyken ${n} kullanılır mı`],
    older: [({ n }) => `ileri yaşta ${n} kullanılır mı`],
  },
  test: {
    what: [({ n }) => `${n} nedir, ne gösterir`],
    works: [({ dat }) => `${dat} ne kadar güvenebilirim`],
    how_much: [({ n }) => `${n} ne sıklıkta yaptırılmalı`],
    when: [({ n }) => `${n} ne zaman yaptırılmalı`],
    how_long: [({ gen }) => `${gen} sonucu ne kadar sürede çıkar`],
    compare: [({ n }) => `${n} yerine ne yaptırabilirim`],
    do_first: [({ dat }) => `${dat} nasıl hazırlanmalıyım`],
    children: [({ n }) => `çocuklara ${n} yapılır mı`],
  },
  measure: {
    what: [({ n }) => `${n} neyi gösterir`],
    works: [({ n }) => `${n} için ne işe yaradı`, ({ acc }) => `${acc} gerçekten ne düzeltir`],
    how_long: [({ n }) => `${n} ne kadar sürede düzelir`],
    safe: [({ n }) => `${n} kaç olunca endişelenmeliyim`],
    side_effects: [({ n }) => `${n} bozuksa ne olur`],
    with: [({ acc }) => `${acc} başka neler etkiler`],
    cause: [({ n }) => `${n} neden değişir`],
    do_first: [({ n }) => `${n} için ilk ne yapmalıyım`],
    stop: [({ n }) => `${n} nasıl düzelir`],
    children: [({ n }) => `çocuklarda ${n} kaç olmalı`],
    pregnancy: [({ n }) => `hamilelikte ${n} kaç olmalı`],
    older: [({ n }) => `yaş ilerleyince ${n} değişir mi`],
  },
  function: {
    what: [({ n }) => `${n} vücutta ne işe yarar`],
    works: [({ n }) => `${n} için gerçekten ne işe yarıyor`],
    how_much: [({ n }) => `${n} ne kadar olmalı`],
    how_long: [({ n }) => `${n} ne kadar sürede toparlar`],
    safe: [({ n }) => `${n} konusunda ne zaman endişelenmeliyim`],
    side_effects: [({ n }) => `${n} bozulunca ne olur`],
    cause: [({ n }) => `${n} neden bozulur`],
    do_first: [({ n }) => `${n} için ilk ne yapmalıyım`, ({ n }) => `${n} nasıl düzelir`],
    stop: [({ n }) => `${n} nasıl düzelir`],
    children: [({ n }) => `çocuklarda ${n} nasıl olmalı`],
    pregnancy: [({ n }) => `hamilelikte ${n} değişir mi`],
    older: [({ n }) => `yaş ilerleyince ${n} değişir mi`],
  },
  condition: {
    do_first: [({ n }) => `${n} için ilk ne yapmalıyım`, ({ n }) => `${n} için ne yapmalı`],
    safe: [({ n }) => `${n} için kaygılanmalı mıyım`],
    stop: [({ n }) => `${n} tamamen geçer mi`],
  },
}
