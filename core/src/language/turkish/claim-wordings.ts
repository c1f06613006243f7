import type { ClaimClass } from "#script/claims/learned/classes.ts"
import type { RuleWordings, Wording } from "#language/claims.ts"

const promotion =
  "Sağlık Hizmetlerinde Tanıtım ve Bilgilendirme Faaliyetleri Hakkında Yönetmelik (RG 12.11.2025)"
const foodClaims =
  "Gıda ve Takviye Edici Gıdalarda Sağlık Beyanı Kullanımı Hakkında Yönetmelik (RG 20.04.2023/32169)"
const medicines = "1262 sayılı Kanun; TİTCK tanıtım yönetmeliği; 2001/83/AT sayılı Direktif md. 88"

/** What is said in a Turkish script of a sentence of each class. */
export const turkishClasses: { readonly [C in ClaimClass]: Wording } = {
  cure: {
    reason:
      "Bir hastalığın geçeceğini söylüyor; bunu hiçbir besin, ürün, hareket ya da seans için söyleyemeyiz.",
    safer:
      "Kanıtın kimde ne gösterdiğini sınırıyla söyleyin: “X olan yetişkinlerde bir çalışma Y gördü; bu, hastalığı ortadan kaldırmaz. Hekiminize danışın.”",
    source: `${promotion}; YouTube tıbbi yanlış bilgi politikası`,
  },
  guarantee: {
    reason: "Sonucu kesin gibi söylüyor ya da herkese söz veriyor.",
    safer:
      "Olağan sonucu aralığıyla söyleyin: “Çalışmada 10 kişiden yaklaşık 4'ünde en az yüzde 30 düzelme görüldü; sonuç herkeste aynı olmaz.”",
    source: `${promotion} (yanıltıcı ve abartılı ifade); CAP 3.7`,
  },
  weight: {
    reason: "Ne kadar, ne hızla ya da çabasız kilo verileceğini vadediyor.",
    safer:
      "“Kilo değişimi kişiden kişiye farklıdır; yavaş ve takipli ilerlemek daha güvenlidir. Size uygun planı diyetisyenle konuşun.”",
    source: `${foodClaims}; (AT) 1924/2006 md. 12(b); FTC Gut Check`,
  },
  testimonial: {
    reason: "Bir kişinin hikâyesini, teşekkürünü ya da öncesi-sonrası görüntüsünü kanıt gibi sunuyor.",
    safer: "Kişiyi çıkarın; kaynağı olan olağan sonucu söyleyin.",
    source: `${promotion} (hasta teşekkürü ve memnuniyeti yasağı); KVKK m.6`,
  },
  endorsement: {
    reason: "Sağlık çalışanının adıyla ürün övüyor ya da kendini başkalarından üstün gösteriyor.",
    safer: "Marka ya da üstünlük yerine seçim ölçütlerini anlatın; varsa çıkar ilişkisini açıkça söyleyin.",
    source: `${promotion} (ürün övme, kıyas ve üstünlük yasağı); (AT) 1924/2006 md. 12(c)`,
  },
  "no-risk": {
    reason: "Zararsız ya da risksiz olduğunu söylüyor; riski olmayan uygulama yoktur.",
    safer: "En sık görülen yan etkiyi ve kimin kullanmaması gerektiğini söyleyin.",
    source: `${promotion}; CAP 12.10; 2001/83/AT sayılı Direktif md. 90`,
  },
  "stop-medicine": {
    reason: "İlacı bırakmaya, azaltmaya ya da hekime gitmemeye yönlendiriyor.",
    safer: "“Size yazılan tedaviyi, yazan hekimle konuşmadan bırakmayın ya da değiştirmeyin.”",
    source: "CAP 12.2; YouTube ve TikTok zararlı tıbbi yanlış bilgi kuralları",
  },
  "rx-promotion": {
    reason: "Reçeteli bir ilacı ya da uygulamayı halka tanıtıyor.",
    safer: "İlacı değil, durumu ve muayenenin nasıl geçtiğini anlatın.",
    source: medicines,
  },
  pressure: {
    reason: "Sağlık kararını indirimle, hediyeyle ya da acele ettirerek etkilemeye çalışıyor.",
    safer: "Ücret, kampanya ve süre baskısını çıkarın; karar için zaman tanıyın.",
    source: `${promotion} (ücret, kampanya, çekiliş yasağı)`,
  },
  supplement: {
    reason:
      "Bir besinin ya da takviyenin hastalığı önlediğini, tedavi ettiğini ya da izin verilmeyen bir etkisi olduğunu söylüyor.",
    safer: "Hastalık adı anmayın: videonun izlendiği yerde izinli olan işlevi, izinli sözüyle söyleyin.",
    source: `${foodClaims}; (AB) 1169/2011 md. 7(3)`,
  },
  hype: {
    reason: "Ölçülebilir bir bulgu yerine mucize, sır ya da belirsiz fayda anlatıyor.",
    safer: "Abartılı sözün yerine bulgunun kendisini koyun.",
    source: `${promotion}; CAP 3.1, 15.2; (AT) 1924/2006 md. 10(3)`,
  },
  title: {
    reason: "Sahip olunmayan ya da yalnızca bir sertifikaya dayanan bir unvan kullanıyor.",
    safer: "Yalnızca tescilli unvanınızı söyleyin; kurs ve sertifika uzmanlık değildir.",
    source: `${promotion} (unvan); 1219 sayılı Kanun`,
  },
  study: {
    reason: "Kaynak göstermeden bilime, bir çalışmaya ya da bir orana dayanıyor.",
    safer: "Bu cümleye kaynak ekleyin (PMID ya da DOI ile [1]) ya da bilime yapılan göndermeyi çıkarın.",
    source: "CAP 3.7, 12.1; FTC Health Products Compliance Guidance (2022)",
  },
  dose: {
    reason: "İzleyiciye doğrudan doz söylüyor.",
    safer:
      "“Kutudaki talimata uyun, eczacınıza sorun” deyin ya da dozu kaynağı olan bir çalışmaya ya da kılavuza bağlayın.",
    source: "CAP 12.2; uzaktan öneri kuralları",
  },
  misinformation: {
    reason:
      "Hastalıklar, aşılar ya da tedaviler hakkında yerleşik bilgiye aykırı bir şeyi doğru gibi söylüyor.",
    safer: "Ulusal sağlık kurumunun ya da Dünya Sağlık Örgütü'nün bilgisini söyleyin ve bağlantısını verin.",
    source: "YouTube ve TikTok tıbbi yanlış bilgi politikaları; T.C. Sağlık Bakanlığı",
  },
}

/** The same for rules that belong to no class, and for some that say more than theirs. */
export const turkishRules: RuleWordings = {
  "HC-HARMFUL-REMEDY": {
    reason: "Zehirli ya da yasaklı bir maddeyi çare gibi anlatıyor.",
    safer: "Çıkarın ya da uyarıya çevirin ve hangi kurumun uyardığını söyleyin.",
    source: "YouTube zararlı maddeler listesi; FDA uyarısı",
  },
  "HC-INFANT-FOOD": {
    reason: "Bir yaşından küçük çocuğa bal veriyor; bal onu zehirleyebilir.",
    safer: "Bir yaşından önce bal verilmez: bebek botulizmine yol açabilir.",
    source: "NHS: bebeklere verilmeyecek besinler; CDC: botulizmden korunma",
  },
  "WT-EXTREME": {
    reason: "Aşırı kısıtlamayı ya da uzun orucu örnek gösteriyor.",
    safer: "Hedefi çıkarın; hekime, diyetisyene ya da yeme bozukluğu desteğine yönlendirin.",
    source: "TikTok Topluluk Kuralları: yeme bozukluğu ve beden algısı; NICE NG69",
  },
  "WT-SHAME": {
    reason: "İnsanları bedenleri üzerinden utandırıyor.",
    safer: "Kişiyi önce söyleyin: “obezite ile yaşayan kişiler”.",
    source: "Meta reklam politikası: kişisel özellikler; DSÖ ve EASO kişi odaklı dil",
  },
  "RX-VULNERABLE": {
    reason: "Bebekler, çocuklar ya da gebeler için uyarısız bir öneride bulunuyor.",
    safer: "Kime uygun olmadığını ekleyin ya da “önce ebenize, eczacınıza, çocuk hekiminize sorun” deyin.",
    source: "CAP 12.2, 5.1; (AT) 1924/2006 md. 14(1)(b)",
  },
  "DX-PERSONAL": {
    reason: "Tek belirtiden izleyiciye tanı koyuyor.",
    safer: "“Bu belirtilerin başka nedenleri de olabilir; hangisi olduğunu muayene ya da tahlil gösterir.”",
    source: "CAP 12.2, 12.2.1; Tıbbi Deontoloji Tüzüğü",
  },
  "DX-SEND-ME": {
    reason: "İzleyiciden sağlık bilgisi göndermesini istiyor.",
    safer: "“Lütfen sağlık bilgilerinizi buraya yazmayın; randevu alın.”",
    source: "KVKK m.6; GDPR md. 9",
  },
  "PHI-PATIENT": {
    reason: "Bir hastayı tanınabilir biçimde anlatıyor.",
    safer: "Adı, yaşı, yeri, tarihi ve mesleği çıkarın: “Bana sık sık anlatılan şu…”",
    source: "KVKK m.6; Hasta Hakları Yönetmeliği m.21",
  },
  "PHI-IDENTIFIER": {
    reason: "Bir kişiyi gösteren bilgi içeriyor.",
    safer: "Bu bilgiyi silin.",
    source: "KVKK m.3, m.6",
  },
  "AD-UNDISCLOSED": {
    reason: "Reklam olduğu söylenmeden kod, bağlantı ya da iş birliği geçiyor.",
    safer: "İlk saniyelerde söyleyin ve ekrana yazın: “Bu video … ile ücretli iş birliğidir.”",
    source: "Sosyal Medya Etkileyicileri Kılavuzu (2021)",
  },
  "SF-EMERGENCY": {
    reason: "Acil olabilecek bir belirtiyi önemsiz gösteriyor.",
    safer: "Bir cümle ekleyin: “Şu anda oluyorsa 112'yi arayın.”",
    source: "CAP 12.2; DSÖ güvenli iletişim önerileri",
  },
  "SF-CHALLENGE": {
    reason: "Tehlikeli bir denemeye özendiriyor.",
    safer: "Uyarıya çevirin ve güvenli seçeneği söyleyin.",
    source: "TikTok ve YouTube tehlikeli etkinlik kuralları",
  },
}
