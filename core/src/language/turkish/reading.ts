import type { OwnReading } from "#language/reading.ts"
import { body } from "./body.ts"
import { asks, asksAtEnd, question } from "./reading-asks.ts"
import { intents } from "./reading-intents.ts"
import { harmless, sayings, sensitive } from "./sensitive-phrases.ts"
import { stemOf } from "./stems.ts"

const words = (text: string): ReadonlySet<string> => new Set(text.trim().split(/\s+/))

const stopWords = words(`
acaba ama ancak arasinda arada ariyorum artik asla aslinda ayni az azicik bana baska bazen bazi belki ben bende benden beni
benim bence beri bi bide bile bilen bilgi bilgisi bir biraz biri birisi birkac biz bizde bize bizim boyle boyunca bu bugun
buna bunda bundan bunlar bunlari bunu bunun burada cok cogu cunku da daha dahil de dedi defa degil degilim dek den dan diger
diye diyor diyorlar dogru dolayi dun eder ediyor edeyim eden edenler eger elbette en epey etmek etti ettim fakat falan filan
fazla gayet gec gelen geldi gelir geliyor genelde gerek gerekir gerekiyor gerekli gercek gercekten gibi gore hakkinda hala
hangi hangisi hangileri hani hatta hem hemen henuz hep hepsi her herhangi herkes herkese hic hicbir icin icinde ihtiyac iki
ile ilgili ilk ise iste iyi kac kadar karsi kere kendi kendim kendime kez ki kim kimi kimin kimler kimse kotu la lazim lutfen
madem mesela merhaba mi midir misin misiniz miyim miyiz mu mudur musun musunuz muyum nasil ne neden neler nedir nerede
nereden nereye neyi niye nicin o olan olanlar olarak oldu oldugu oldugunu oldum olduk olsun olmak olmali olmasi olmaz olmus
olup olur olurmu olursa oluyor ona onda ondan onlar onlari onlarin onu onun oyle once oncesi onceki orada pek peki rica
sadece sahip sana sanki sayi selam selamlar sence seni senin sen sey seyi seyler simdi siz sizce sizde size sizin sizler son
sonra sonrasi sonrasinda soru sorum sorusu soyle soyledi soyluyor su suan tabi tabii tam tane tek tesekkur tesekkurler
tum uzere uzun vakit var vardi varmi ve veya ya yada yani yapan yapanlar yapiyor yapsam yapmak yapmam yapar yapti yaptim
yerine yeni yeniden yine yok yoksa yoktu zaman zamandir zamani zaten onemli mumkun bayagi direkt hocam arkadaslar arkadas
abi abla kardes millet dostlar sonuc gun gunde gunu gunluk gunler gundur hafta haftada haftalik haftadir ay ayda aydir yil
yilda yildir yas yasinda yasindayim saat saatte sabah sabahlari aksam aksamlari gece geceleri ogle ogleden dakika kilo
kiloyum boy boyum cm kg gr mg ml tl lira adet icen icenler alan alanlar kullanan kullananlar kullandim kullaniyorum deneyen
deneyenler denedim yasayan yasayanlar bilenler yardim yardimci oneri onerisi onerir oneriniz onerileri onerileriniz tavsiye
tavsiyesi tavsiyeniz fikir fikri fikriniz yorum yorumlar dusunuyorum dusunuyorsunuz istiyorum basladim baslamak baslayacagim
alsam alayim olurum kaldim geciyor gecti geciyorum ediyorum oluyorum duydum gordum okudum soruyorum merak iyisi nolur napmali
gecer gecmez gecti gecmedi gecse duzelir artar azalir duser cikar iner biter baslar verir aldirir eritir yakar keser korur
kurur kalir gider zayiflatir yarar bozar tutar surer eder nolur
tr www http https com edit link post konu baslik forum sub reddit once sonraki gecen gecende dikkat etmeli etmeliyim`)

const general = words(`
doz dozu doktor hekim hastane eczane eczaci diyetisyen hoca etki etkisi etkileri yan fayda faydasi faydalari zarar zarari
zararlari urun marka fiyat ucuz pahali kalite kaliteli tablet kapsul hap toz paket kutu kullanim kullanmak kullanma sorun
problem durum sebep hastalik tedavi ilac takviye vitamin mineral besin gida yemek beslenme diyet spor antrenman egzersiz
hareket program agri sizi vucut saglik hayat insan kadin erkek anne baba kizim oglum arkadasim is okul ev yol deneyim
bebek bebegim cocuk cocugum torun torunum yegen kardesim esim oglan ogul hasta hastalar
tecrube eksiklik eksikligi sonuclari test tahlil deger degerleri seviye miktar olcu sure basina kontrol rapor ameliyat saglikli dogal hizli
yavas buyuk kucuk yuksek dusuk sag sol taraf tarafta ust alt bolge bas yer yuz para sayfa video haber reklam instagram
youtube tiktok internet turkiye istanbul ankara izmir erken normal tavsiyeleri icecek icmek almak yeme icme
yeterli faydali yararli guvenli etkili sakincali zararli tehlikeli gereksiz bilimsel guvenilir uygun mumkun kalici zararsiz
baslangic nokta iki uc dort bes alti yedi sekiz dokuz on yirmi otuz kirk elli yuzde birinci ikinci ilac`)

export const reading: OwnReading = {
  stopWords,
  general: new Set([...general, ...[...general].map(stemOf)]),
  stemOf,
  verb: /^(?:al|ic|ye|kal|bul|ver|gel|git|kus|ol|at|bit|kes|yap|sor|duy|gor|dene|bak|cik|gir|tut|yat)[dt][iu](?:m|k|n|ler|lar)?$|^(?!bagirsa[kg]|(?:ortope|parame|biyome|periyo|epizo|nor)dik|(?:egi|ure|tuke|yone|ogre|ile)tim|pekme[zs]|findi[kg]|yilmaz).{3,}(?:[iu]yor\w*|d[iu]m|t[iu]m|d[iu]k|m[ae]l[iu]\w{0,4}|[ae]bil[iu]\w*|[ae]c[ae][gk]\w*|[iu]m[iu]s(?:t[iu]r)?|[iu]nc[ae]|m[ae]z\w{0,3}|[iu][ln][iu]r(?:mi|se|mu)?|[iu]rs[ae]\w*|d[iu]g[iu]m(?:d[ae])?|m[iu]yor\w*|[ae]rken|m[ae]d[ae]n|[ae]r[ae]k)$/,
  inflected: /.{3}(?:y[ae]|[dt][ae]n?|n[ae]|y?l[ae]|(?<!\bsu)y[iu]|(?:s[iu]|l[ae]r[iu])n[iu]|n?[iu]n)$/,
  isMine: (form, other) =>
    /[aeiou]m$/.test(form) &&
    /^s[iu]/.test(other.startsWith(form.slice(0, -1)) ? other.slice(form.length - 1) : ""),
  acting: /.{2}[ae]n$/,
  describing: /^.{4,}(?<!mez|maz|be|de)l[iu]$/,
  belonging: /.{2}(?:s[iu]|[b-df-hj-np-tvyz][iu])$/,
  question,
  asksAtEnd,
  asks,
  intents,
  occasion:
    /^\d+\b|\b(?:ramazan|bayram\w*|kandil\w*|arefe|yilbasi|kurban|iftar|sahur|(?:gunu|haftasi|ayi|gecesi))$|\b(?:ocak|subat|mart|nisan|mayis|haziran|temmuz|agustos|eylul|ekim|kasim|aralik)\b/,
  housekeeping:
    /\b(?:haftalik|gunluk|aylik) (?:sohbet|soru|baslik|konu|tartisma|paylasim)|sabit (?:baslik|konu)|\banket\b|katilimci araniyor|\btanisma (?:basligi|konusu)|cekilis|bulusma|\bama\b.*\bsorun\b/,
  promotion:
    /indirim kod|kupon|\b%? ?\d+ (?:%|yuzde) indirim|yuzde \d+ indirim|kargo bedava|ucretsiz kargo|hemen al|siparis (?:icin|hatti|ver)|whatsapp|telegram|dm(?:'?den)? (?:at|yaz|ulas)|referans kod|bayilik|toptan/,
  sensitive,
  body,
  illRelative:
    /\b(?:annem|babam|anneannem|babaannem|dedem|ninem|esim|karim|kocam|oglum|kizim|kardesim|abim|ablam|teyzem|halam|amcam|dayim|kuzenim|yegenim|torunum|arkadasim|sevgilim|nisanlim)\w*\b[^.!?\n]{0,100}\b(?:kanser|kemoterapi|radyoterapi|losemi|lenfoma|melanom|tumor|metastaz|inme\b|felc|kalp kriz|kalp yetmez|als\b|demans|alzheimer|parkinson|ms hasta|sepsis|siroz|bobrek yetmez|diyaliz|yogun bakim|palyatif|olmek uzere|son evre|son gunler)/,
  sayings,
  harmless,
}
