import type { Ask } from "#evidence/finding.ts"
import type { Wording } from "./asking-words.ts"

/** Film ideas on what somebody prescribed: nobody measures it out, swaps it or stops it by a film. */
export const ofMedicine: { readonly [A in Ask]?: ReadonlyArray<Wording> } = {
  what: [({ n }) => `${n} ne için yazılır: bir yakınınıza anlatır gibi söyleyin`],
  works: [
    ({ abl }) => `${abl} ne beklenir, ne beklenmez: kontrole gitmeden not edilecek iki şey`,
    ({ n }) => `${n} için “bende işe yaramadı” diyene: önce sorduğunuz iki soru`,
  ],
  how_much: [
    ({ gen }) => `${gen} dozunu kim belirler, neden komşununki size uymaz`,
    ({ n }) => `${n} için “bir tane daha alsam” diyene ilk cümleniz`,
  ],
  when: [
    ({ n }) => `${n} için saat neden önemli: hekime ya da eczacıya sorulacak tek soru`,
    ({ n }) => `${n} unutulunca: eczacıya ne sorulur, kendi başına ne yapılmaz`,
  ],
  how_long: [({ n }) => `${n} başlayınca ilk haftalar: beklenen, sabır isteyen ve hekimin bilmesi gereken`],
  safe: [({ dat }) => `${dat} başlamadan hekimin mutlaka bilmesi gereken üç şey`],
  side_effects: [
    ({ n }) => `${n} ile gelen bir yakınma: hangisi kontrolü bekler, hangisi aynı gün aranır`,
    ({ gen }) => `${gen} yan etkisinden çekinene: hekime nasıl söylenir, neden kendi başına bırakılmaz`,
  ],
  who_not: [({ dat }) => `${dat} başlamadan hekime söylenecekler: hastalık, gebelik, öteki ilaçlar`],
  with: [({ n }) => `${n} yanında ne alıyorsanız eczacıya gösterin: liste nasıl hazırlanır`],
  compare: [({ n }) => `${n} yerine başka bir şey isteyene: bunu hekimiyle nasıl konuşur`],
  forms: [({ n }) => `${n} için “hangisi” sorusu neden hekimin ve eczacının işi`],
  do_first: [
    ({ dat }) => `${dat} başlarken hekime sorulacak üç soru`,
    ({ n }) => `${n} kullanırken beslenmede değişen ve değişmeyen`,
  ],
  stop: [
    ({ acc }) => `${acc} bırakmak neden hekimle planlanır: aceleyle bırakınca görülenler`,
    ({ n }) => `${n} bitince ne değişir: hekimle konuşulacak üç başlık`,
  ],
  cause: [({ n }) => `${n} mı, başka bir sebep mi: hekime götürülecek not`],
  children: [({ n }) => `Çocukta ${n}: ailenin eve dönmeden soracağı üç soru`],
  pregnancy: [({ n }) => `Gebelikte ${n}: kendi başına bırakmadan önce hekime sorulacaklar`],
  older: [({ n }) => `İleri yaşta ${n}: ilaç listesini kime, ne sıklıkta göstermeli`],
}
