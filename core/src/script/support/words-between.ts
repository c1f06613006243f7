import { inEachLanguage } from "#language/pack.ts"
import type { Language } from "#script/settings.ts"
import { isSameWord, wordsOf } from "./plain.ts"

/** Words that hold a sentence together and state nothing: left out where two sentences are compared. */
const grammar: { readonly [L in Language]: string } = {
  english: `
    a an the this that these those it its he she they them their we us our you your i me my mine yours ours who whom whose which what when
    where why how is are was were be been being am do does did done doing have has had having will would can could may might shall should
    must of in on at by for from to into onto with without about over under after before between through during than then so as if or and
    but because though although while until once again also too very just only even still yet not no nor there here up down out off all
    any some each every both few many much more most other another such same own let lets s t re ve ll d m one ones get gets got
    now not yes else ever already away ago`,
  turkish: `
    bir bu şu o ve ile de da ki mi mı mu mü ama fakat ancak çünkü için gibi kadar göre daha en çok az hem ya ise eğer her bazı hiç ne nasıl
    neden niye niçin kim hangi kaç nerede ben sen biz siz onlar bunu bunun buna bunda şunu onu onun ona bana sana size bizi sizi bize benim
    senin bizim sizin olan olarak oldu olur olabilir olsa olmak değil evet hayır sonra önce şimdi artık hâlâ hala bile sadece
    yalnızca yine gene tekrar böyle öyle şöyle işte yani peki üzere dair diye ise iken veya yahut kendi şey bunlar bunları`,
}

/** Words about the video, about asking, and about evidence as such: who uses only these states nothing on the subject. */
const talk: { readonly [L in Language]: string } = {
  english: `
    hello hi hey okay ok well right today tonight week weeks weekly month day days year years people person everyone someone anybody nobody
    question questions ask asks asked asking answer answers answered answering reply replies comment comments post posts forum forums
    thread threads video videos watch watching watched viewer viewers follow share save send tell tells told telling say says said saying
    talk talks talking speak speaking hear hears heard hearing read reads reading look looks looking looked see sees seen seeing check
    checks checked checking compare compared comparing think thinking thought know knows known knowing understand wonder wonders
    wondering wondered mean means meaning short version long story quick first second third next last part point points step steps thing things
    honestly plain plainly simple simply clearly word words line claim claims claimed evidence
    research researchers study studies studied trial trials review reviews source sources guideline guidelines limit limits limitation
    size number numbers count counts counted sample handful curious interesting interested
    detail details summary conclusion verdict bottom
    mind write writes writing written note notes list down name names named topic topics
    subject really actually usually often sometimes
    
    around together before make makes sense take-home recap explain explains explained explaining find finds found show
    shows shown below above link bio pinned caption minute minutes seconds time times
    thanks thank please welcome professional view experience colleague patient patients
    client clients trending trend buzz debate side sides reason reasons example examples case cases`,
  turkish: `
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
}

/** Words that judge: harmless between sentences and in questions, a statement beside the subject's name. */
const judging: { readonly [L in Language]: string } = {
  english: `
    new old good great better best strong weak moderate mixed conflicting certain certainty uncertain sure unsure true truth myth
    myths fact facts likely unlikely worth important start starts started starting begin begins keep stay go goes going come comes
    coming want wants wanted need needs like likes wait back hope care careful surprise surprising surprised depend depends common
    usual popular work opinion small large big difference differ different agree disagree open probably perhaps maybe hot hype clear
    honest matter matters`,
  turkish: `
    yeni eski iyi güzel güçlü zayıf orta düzeyde karışık çelişkili kesin emin değilim gerçek gerçeği doğru doğrusu yanlış efsane
    önemli başla başlayalım başlıyoruz kal kalın kalsın git gel gelin bekle bekleyin istiyor isteyen gerek muhtemelen bağlı değişir
    yaygın popüler küçük büyük fark farkı farklı sebep nedeni nedenler var yok şaşırtıcı ilginç dikkat dikkatli açık`,
}

/** Whom to turn to, and how: always allowed to be said, unless it is denied. */
const care: { readonly [L in Language]: string } = {
  english: `
    doctor doctors gp clinician clinicians pharmacist pharmacists dietitian physiotherapist physio nurse midwife specialist emergency urgent
    appointment clinic hospital call calls phone visit contact symptom symptoms worse worsen worsens persist persists lasts lasting last improve better
    medicine medicines medication medications regular regularly pregnant pregnancy breastfeeding advice medical general information`,
  turkish: `
    doktor doktora doktorunuz doktorunuza hekim hekime hekiminiz hekiminize eczacı eczacınıza eczacıya diyetisyen diyetisyeninize
    fizyoterapist hemşire ebe acil randevu hastane klinik ara arayın görün görünün danış danışın başvur başvurun şikâyet şikayet şikâyetiniz
    belirti belirtiler kötüleşir kötüleşirse artarsa sürerse geçmezse ilaç ilacınız ilaçlar kullanıyorsanız düzenli hamile gebe emziriyorsanız
    tıbbi tavsiye bilgilendirme bilgi amaçlı amaçlıdır yerine geçmez`,
}

const list = (text: string): ReadonlySet<string> => new Set(text.trim().split(/\s+/u))

const sets = inEachLanguage((language) => ({
  grammar: list(grammar[language]),
  talk: list(`${grammar[language]} ${talk[language]}`),
  stems: new Set(
    [...list(talk[language])].filter((word) => word.length >= 5).map((word) => word.slice(0, 5)),
  ),
  judging: list(judging[language]),
  care: list(care[language]),
}))

/** The words of a sentence that carry its meaning. */
export const contentWords = (text: string, language: Language): ReadonlyArray<string> =>
  wordsOf(text, language).filter((word) => !sets[language].grammar.has(word) && !/^\d/.test(word))

/** What beyond plain talk a sentence may hold and still state nothing. */
export interface Allowed {
  /** Words of the topic and of its subject. */
  readonly known: ReadonlyArray<string>
  readonly judging: boolean
  readonly care: boolean
}

/** The words of a sentence by which it states something: none, and it states nothing. */
export const statingWords = (text: string, language: Language, allowed: Allowed): ReadonlyArray<string> =>
  wordsOf(text, language).filter(
    (word) =>
      !isTalk(word, language) &&
      !(allowed.judging && sets[language].judging.has(word)) &&
      !(allowed.care && (sets[language].care.has(word) || sets[language].judging.has(word))) &&
      !/^\d/.test(word) &&
      !allowed.known.some((other) => isSameWord(word, other)),
  )

/** A Turkish word of talk is one in every form that begins with the same five letters. */
const isTalk = (word: string, language: Language): boolean =>
  sets[language].talk.has(word) ||
  (language === "turkish" && word.length > 5 && sets[language].stems.has(word.slice(0, 5)))

/** How many words of a text hold sentences of a language together: by these a language is known. */
export const grammarWordsIn = (text: string, language: Language): number =>
  wordsOf(text, language).filter((word) => sets[language].grammar.has(word)).length
