import type { SupportWords } from "#language/support.ts"

const numbered = (text: string): ReadonlyMap<string, number> =>
  new Map(
    text.split(" ").map((entry) => {
      const [word = "", value = ""] = entry.split("=")
      return [word, Number(value)] as const
    }),
  )

/** "otuzunda" is "otuz"; "onu" and "ona" are no numbers. */
const withoutEnding = (token: string, values: ReadonlyMap<string, number>): string => {
  const bare = token.replace(/['’]\p{L}+$/u, "")
  if (values.has(bare)) return bare
  const found = [...values.keys()].find(
    (word) =>
      word !== "on" && word !== "bir" && bare.startsWith(word) && ending.test(bare.slice(word.length)),
  )
  return found ?? bare
}

const ending =
  /^(?:s?[ıiuü]|s?[ıiuü]n[ıiuüae]|s?[ıiuü]nd[ae]n?|s?[ıiuü]n[ıiuü]n|[dt][ae]n?|y?[ae]|y[ıiuü]|n?[ıiuü]n)$/u

export const support: SupportWords = {
  wordEndings: String.raw`l[ae]r\p{L}*|[ıiuü]\p{L}{0,4}|a\p{L}{0,2}|e\p{L}{0,2}|[dt][ae]\p{L}{0,3}|n[ıiuüae]\p{L}{0,3}|y[ıiuüae]\p{L}{0,3}|s[ıiuü]\p{L}{0,3}|m[ıiuüae]\p{L}{0,4}`,
  softening: "pb çc td kğ",
  talksByStem: true,
  grammar: `
    bir bu şu o ve ile de da ki mi mı mu mü ama fakat ancak çünkü için gibi kadar göre daha en çok az hem ya ise eğer her bazı hiç ne nasıl
    neden niye niçin kim hangi kaç nerede ben sen biz siz onlar bunu bunun buna bunda şunu onu onun ona bana sana size bizi sizi bize benim
    senin bizim sizin olan olarak oldu olur olabilir olsa olmak değil evet hayır sonra önce şimdi artık hâlâ hala bile sadece
    yalnızca yine gene tekrar böyle öyle şöyle işte yani peki üzere dair diye ise iken veya yahut kendi şey bunlar bunları`,
  talk: `
    merhaba selam bugün dün yarın akşam hafta haftalar ay gün gündür günler yıl kişi kişiler insan insanlar herkes kimse biri birçok birkaç soru soruyor soruyorlar
    sorular sorusu soruya sorun sordu sorulan sorulur sormak cevap cevabı cevaplar yanıt yanıtı yorum yorumlar yorumlara paylaşım paylaşımlar paylaşımda forum forumlarda video
    videoyu izle izleyin izleyici takip kaydet kaydedin paylaş paylaşın gönder gönderin söyle söyler söylüyor söyleyin söylenen söylenti söz sözler
    konu konuya konusu konuşalım konuşuluyor konuşuldu konuşulan konuş duyduk duydunuz duymuş duyuyorum oku okuyun okudum okuyorum bak bakalım bakın bakıyoruz gör
    görelim görün kontrol karşılaştır düşün düşünün bil bilin biliyoruz biliyor bilmiyoruz bilinen bilmek anla anlayın anlamı merak ediyor
    ediliyor edilen demek kısa kısaca kısası uzun özet özetle hızlı ilk ikinci üçüncü son sonuncu sıra sırada sıradaki adım adımlar dürüst
    dürüstçe açıkça sade basit kelime kelimeyle cümle iddia iddiası kanıt kanıtı kanıtlar
    araştırma araştırmalar araştırmacılar çalışma çalışmalar çalışmada çalışmaya derleme kaynak kaynağı kılavuz sınır sınırı sınırları
    büyüklük sayı sayısı sayılar örnek örnekte örneklemde avuç ayrıntı sonuç sonuçlar hüküm gelelim geçelim
    akılda aklınızda yaz yazın yazdı not alın liste isim adı gerçekten aslında genelde
    genellikle bazen belki birlikte
    açıkla açıklayayım anlatayım anlatıyorum bul buldu bulundu göster gösterdi gösteriyor aşağı aşağıya yukarı dakika
    saniye zaman teşekkür lütfen hoş uzman uzmanlık görüş görüşüm deneyim 
    gündem gündemde tartışma taraf durum durumda hangi hangisi sizce bence`,
  judging: `
    yeni eski iyi güzel güçlü zayıf orta düzeyde karışık çelişkili kesin emin değilim gerçek gerçeği doğru doğrusu yanlış efsane
    önemli başla başlayalım başlıyoruz kal kalın kalsın git gel gelin bekle bekleyin istiyor isteyen gerek muhtemelen bağlı değişir
    yaygın popüler küçük büyük fark farkı farklı sebep nedeni nedenler var yok şaşırtıcı ilginç dikkat dikkatli açık`,
  care: `
    doktor doktora doktorunuz doktorunuza hekim hekime hekiminiz hekiminize eczacı eczacınıza eczacıya diyetisyen diyetisyeninize
    fizyoterapist hemşire ebe acil randevu hastane klinik ara arayın görün görünün danış danışın başvur başvurun şikâyet şikayet şikâyetiniz
    belirti belirtiler kötüleşir kötüleşirse artarsa sürerse geçmezse ilaç ilacınız ilaçlar kullanıyorsanız düzenli hamile gebe emziriyorsanız
    tıbbi tavsiye bilgilendirme bilgi amaçlı amaçlıdır yerine geçmez`,
  weighty:
    /^(?:her zaman|asla|herkes\p{L}*|garanti\p{L}*|kesinlikle|mutlaka|kanıtlan\p{L}*|iyileştir\p{L}*|öldür\p{L}*|yok|bırak\p{L}*|kes(?:in|ip|ebilir\p{L}*)|atla\p{L}*|iki kat\p{L}*|katla\p{L}*|yerine|mucize\p{L}*|detoks\p{L}*|zararsız\p{L}*|gereksiz|zehir\p{L}*|şifa\p{L}*|tedavi\p{L}*|sır\p{L}*|üstün\p{L}*)$/u,
  waives:
    /(?<!\p{L})(?:gerek(?:me[yz]\p{L}*| yok\p{L}*| kalma\p{L}*)|ihtiyacınız (?:yok|kalma)\p{L}*|boş ver\p{L}*|unutabilir\p{L}*|(?:ilaç|hap|tablet)s[ıi]z|(?:ilaç|hap|tablet) (?:almadan|kullanmadan|içmeden)|istediğiniz kadar|günde (?:bir|iki|üç|dört|beş|altı|\d+) (?:tane|tablet|hap|kapsül) al\p{L}*)/iu,
  denial:
    /(?<!\p{L})(?:değil|yok|hiç|hiçbir|asla|ne de|olmadan|fark\p{L}* bulun[au]m)\p{L}*|\p{L}(?:m[ae]z|m[ae](?:d[ıi]|yan|yen|yın|yin|mış|miş|yın[ıi]z|yin[ıi]z|sı|si|k)|m[ıiuü]yor|(?:[aeıioöuü])m[ae]z)\p{L}*(?!\p{L})/u,
  freePhrases:
    /(?<!\p{L})(?:(?:iki|üç|dört|beş|[1-5]) (?:\p{L}+ )?(?:şey|adım|soru|nokta|neden|bölüm|kelime|efsane|yanıt|cevap|yol|işaret|hata)\p{L}*|bir|birinci|ilk|tek)(?!\p{L})/gu,
  percentBefore: "yüzde",
  percentAfter: null,
  numbers: {
    values: numbered(
      "sıfır=0 bir=1 iki=2 üç=3 dört=4 dörd=4 beş=5 altı=6 yedi=7 sekiz=8 dokuz=9 on=10 yirmi=20 otuz=30 kırk=40 elli=50 altmış=60 yetmiş=70 seksen=80 doksan=90",
    ),
    scales: numbered("yüz=100 bin=1000 milyon=1000000 milyar=1000000000"),
    joint: "",
    bare: withoutEnding,
    shares: [
      [/(?<!\p{L})(?:üçte ikisi|üçte iki)\p{L}*/gu, " 2/3 "],
      [/(?<!\p{L})(?:üçte biri|üçte bir)\p{L}*/gu, " 1/3 "],
      [/(?<!\p{L})(?:dörtte üçü|dörtte üç)\p{L}*/gu, " 3/4 "],
      [/(?<!\p{L})(?:dörtte biri|dörtte bir|çeyre[kğ])\p{L}*/gu, " 1/4 "],
      [/(?<!\p{L})onda bir\p{L}*/gu, " 1/10 "],
      [/(?<!\p{L})(?:yarısı|yarı yarıya|yarım|yarıya)\p{L}*/gu, " 1/2 "],
      [/(?<!\p{L})iki kat\p{L}*|(?<!\p{L})ikiye katla\p{L}*/gu, " 2 "],
    ],
  },
  faults: {
    figure: {
      reason: (what) => `${what} sayısı, verilen hiçbir kaynakta geçmiyor.`,
      safer: "Sayıyı çıkarın ya da kaynağını ekleyin.",
    },
    study: {
      reason: (what) => `Kaynak olarak “${what}” anılıyor, ama böyle bir kaynak verilmedi.`,
      safer: "Bilineni ad vermeden söyleyin ya da kaynağı ekleyin.",
    },
    trade_name: {
      reason: (what) => `“${what}” bir ticari ad; buradaki hiçbir kaynak ondan söz etmiyor.`,
      safer: "Ürünü değil, etken maddeyi söyleyin.",
    },
    name: {
      reason: (what) => `“${what}” adı buradaki hiçbir kaynakta geçmiyor.`,
      safer: "Adı çıkarın ya da bir kaynak ekleyin.",
    },
    turned: {
      reason: () => "Andığı bulgunun tersini söylüyor ya da bir efsaneyi gerçekmiş gibi anlatıyor.",
      safer: "Bulgunun söylediğini söyleyin.",
    },
  },
  resting: "Cümlenin dayandığı kanıt",
  asMyth: /(?<!\p{L})(?:efsane|söylenti|iddia|derler|deniyor|duymuşsunuz|sanılır|sanılıyor|zannedil)\p{L}*/iu,
  onMedicine: /düzenli ilaç kullanıyorsanız/gu,
  sendsToSomeone:
    /(?:doktor|hekim|eczacı|diyetisyen|fizyoterapist|hemşire|ebe|uzman|acil)\p{L}*(?: \p{L}+){0,3} (?:sor|danış|görün|başvur|ara|söyle|konuş|gi[td])\p{L}*/u,
  sendsNowhere: /(?<!\p{L})gerek yok|(?<=\p{L})m[ae]y[ıi]n/u,
  disclaims:
    /tıbbi (?:bir )?tavsiye\p{L}*(?: \p{L}+){0,2} (?:değil|yerine geçmez|sayılmaz)|bilgilendirme amaçlı/u,
  generalTags:
    /^(?:sağlık|sağlıklı|saglik|beslenme|spor|bilim|kanıt|kanit|araştırma|efsane|doğru|soru|eczacı|diyetisyen|doktor|hekim|fizyo|hemşire|bilgi|eğitim|keşfet)/u,
}
