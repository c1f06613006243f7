import type { Ask } from "#evidence/finding.ts"
import type { Wording } from "./asking-words.ts"

/** Film ideas on what measures: it helps nobody by itself, and is believed or not. */
export const ofTest: { readonly [A in Ask]?: ReadonlyArray<Wording> } = {
  what: [({ n }) => `${n} neyi gösterir, neyi göstermez: bir sonuç üzerinden anlatın`],
  works: [
    ({ n }) => `${n} ne zaman yanıltır: üç durum ve ne yapılacağı`,
    ({ n }) => `İki ölçüm tutmayınca: ${n} için hangisine, neden inanırsınız`,
    ({ n }) => `${n} sonucunu okurken ilk baktığınız şey`,
  ],
  how_much: [({ n }) => `${n} ne sıklıkta anlamlı, ne zaman yalnız kaygı üretir`],
  when: [({ n }) => `${n} için gününü ve saatini sonucu bozmadan seçmek`],
  how_long: [({ n }) => `${n} sonucu beklerken yapılacak ve yapılmayacak`],
  safe: [
    ({ n }) => `${n} için duyulan korku: hangisi yerinde, hangisi değil`,
    ({ n }) => `${n} istemeyene: neden önerilir, hekimiyle başka ne konuşabilir`,
  ],
  side_effects: [
    ({ n }) => `${n} sırasında olabilecekler: önceden bilinirse kaygıyı azaltan üç şey`,
    ({ n }) => `${n} zarar verir diyene: bilinen ne, söylenti ne`,
  ],
  with: [({ n }) => `${n} öncesinde neyi içmemeli, neyi söylemeli`],
  compare: [({ n }) => `${n} yerine başka bir yol isteyene: her birinin kaçırdığı`],
  forms: [({ n }) => `${n} seçerken bakılacak üç şey`],
  do_first: [({ n }) => `${n} gününe hazırlık: bir gün önce ve o sabah`],
  stop: [({ acc }) => `${acc} bırakınca neyi artık göremezsiniz`],
  pregnancy: [({ n }) => `Gebelikte ${n}: neden istenir, hekime sorulacak iki soru`],
  children: [({ n }) => `Çocukta ${n}: aileye önceden söylenecekler`],
  older: [({ n }) => `İleri yaşta ${n}: sonuç neye göre okunur`],
}

/** Film ideas on what somebody lives with for years: nothing is done with it in an evening. */
export const ofCondition: { readonly [A in Ask]?: ReadonlyArray<Wording> } = {
  do_first: [
    ({ n }) => `${n} tanısı yeni konmuş birine ilk söyleyeceğiniz`,
    ({ n }) => `${n} ile sıradan bir gün: değiştirmeye değer olan ve olmayan`,
    ({ loc }) => `${loc} kontrole gelirken hastanızın yanına alacağı not: üç satır`,
    ({ n }) => `${n} için boşuna yasaklanan bir şey ve yerine söyleyeceğiniz`,
  ],
  works: [
    ({ dat }) => `${dat} iyi geldiği söylenenler: kanıtı olan, yalnız umut edilen ve boş olan`,
    ({ loc }) => `${loc} bir değişikliğin işe yaradığını nereden anlarsınız: bakılacak tek ölçü`,
  ],
  stop: [({ loc }) => `${loc} iyi giden dönem: neyi bırakmamak gerekir`],
}

/** Film ideas on a thing that is worn or stood on: it has no label and no dose. */
export const ofDevice: { readonly [A in Ask]?: ReadonlyArray<Wording> } = {
  works: [
    ({ n }) => `${n}: kime gerçekten yarar, kimin evinde rafta kalır`,
    ({ n }) => `${n} almadan önce bir hafta parasız denenecek şey`,
    ({ n }) => `${n} işe yarıyor mu: iki haftada bakılacak tek ölçü`,
  ],
  how_much: [({ n }) => `${n} günde ne kadar: azından çoğuna nasıl geçilir`],
  when: [({ n }) => `${n} için günün hangi anı: bir iş günü üzerinden`],
  forms: [
    ({ n }) => `${n} alırken bakılacak üç şey ve para verilmeyecek bir özellik`,
    ({ n }) => `${n} seçimi kime göre değişir: iki kişi, iki yanıt`,
    ({ n }) => `Pahalısı daha mı iyi: ${n} için paranın işe yaradığı ve yaramadığı yer`,
  ],
  compare: [({ n }) => `${n} yerine evde olan bir şeyle: ne kaybedilir, ne kazanılır`],
  safe: [({ n }) => `${n} kullanmadan önce sorulacak üç soru: kim vazgeçmeli`],
  side_effects: [({ n }) => `${n} rahatsız ediyorsa: ayar mı yanlış, size mi uygun değil`],
  do_first: [({ n }) => `${n} ile ilk gün: en sık yapılan hata ve doğrusu`],
  stop: [({ acc }) => `${acc} bırakınca ne değişir: üç hafta sonrası`],
}

/** Film ideas on what is done to somebody: it is no part of an ordinary day, and nobody swaps or begins it alone. */
export const ofTherapy: { readonly [A in Ask]?: ReadonlyArray<Wording> } = {
  how_much: [
    ({ n }) => `${n} kaç kez gerekir sorusunu neye göre yanıtlarsınız`,
    ({ n }) => `${n} için bir kez daha demeden önce baktığınız iki şey`,
  ],
  when: [
    ({ n }) => `${n} için acele edilecek ve edilmeyecek iki durum`,
    ({ n }) => `${n} düşünen birine önce sorduğunuz soru`,
  ],
  how_long: [
    ({ n }) => `${n} sonrası için basit bir takvim: ilk gün, ilk hafta, sonrası`,
    ({ n }) => `${n} sonrasında ne olağan, ne gösterilmeli`,
  ],
  compare: [
    ({ n }) => `${n} dışındaki yollar: hangisini kime önerirsiniz`,
    ({ n }) => `${n} ile öteki yol arasında kalana sorduğunuz tek soru`,
  ],
  do_first: [
    ({ n }) => `${n} öncesinde sorulması gereken üç soru`,
    ({ n }) => `${n} için randevuya giderken yanınıza alacağınız liste`,
  ],
  stop: [({ n }) => `${n} bitince neyin süreceği, neyin geçeceği`],
}
