import type { Phrases } from "./phrases.ts"
import { turkishEvidence } from "./turkish-evidence.ts"

/** Turkish craft table: hooks of at most six words. The subject never takes a suffix, so any name fits. */
export const turkish: Phrases = {
  and: "ve",
  thisTopic: "bu konu",
  whenToBeSeen: "Sürerse ya da artarsa hekime başvurun.",
  speaker: {
    sports_pharmacist: "Ben spor eczacısıyım.",
    clinical_pharmacist: "Ben klinik eczacıyım.",
    community_pharmacist: "Ben serbest eczacıyım.",
    nutritionist: "Ben beslenme uzmanıyım.",
    dietitian: "Ben diyetisyenim.",
    sports_medicine_doctor: "Ben spor hekimiyim.",
    fitness_professional: "Ben fitness uzmanıyım.",
    health_coach: "Ben sağlık koçuyum.",
  },
  theTopicIs: "Konu: {longName}.",
  hooks: {
    trend_reaction: {
      professional: "{N} gündemde. Neye güvenebiliriz?",
      casual: "Hadi, {n} konuşalım.",
      investigative: "Neden herkes {n} konuşuyor?",
      custom: "{N} mi? Önce bunu izleyin.",
    },
    expert_review: {
      professional: "{N}: kanıt ne diyor?",
      casual: "{N}: tavsiyeler doğru mu?",
      investigative: "{N}: gerçekte ne biliyoruz?",
      custom: "{N}: dürüst değerlendirmem.",
    },
    myth_buster: {
      professional: "{N}: popülerlik kanıt değildir.",
      casual: "{N}: ilgi kanıt sayılmaz.",
      investigative: "{N}: paylaşım kanıt değildir.",
      custom: "{N}: önce doğrusunu söyleyeyim.",
    },
    quick_tip: {
      professional: "{N}: kararsız mısınız? Buradan başlayın.",
      casual: "{N}: kafanız mı karıştı?",
      investigative: "{N}: hangi bilgiye güvenmeli?",
      custom: "{N}: küçük bir öneri.",
    },
  },
  asks: {
    safety_side_effects: "güvenli olup olmadığını ve hangi yan etkilere dikkat edileceğini",
    symptom_concern: "hissettiklerinin normal olup olmadığını ve ne zaman başvuracaklarını",
    product_recommendation: "hangisini seçeceklerini ve neye bakacaklarını",
    evidence_check: "arkasında sağlam kanıt olup olmadığını",
    seeking_advice: "ne yapacaklarını ve nereden başlayacaklarını",
    experience_request: "başkalarının neler yaşadığını",
    personal_story: "aynı şeyi yaşayan başkaları olup olmadığını",
    emotional_support: "zorlandıklarında nasıl devam edeceklerini",
    news_and_content: "son haberlerin onlar için ne anlama geldiğini",
  },
  pools: {
    ...turkishEvidence,
    peopleSay: [
      {
        text: {
          professional: "Üç günde {posts} forum paylaşımı bu konuyu açtı.",
          casual: "Son üç günde tam {posts} yeni paylaşım var.",
          investigative: "Önce sayılar: üç günde {posts} forum paylaşımı.",
          custom: "Üç gün, {posts} paylaşım, tek konu: {n}.",
        },
      },
      "Çoğu kişi {ask} soruyor.",
      "İlgi, her zamanki düzeyin {times} katı.",
      "Görüş bulmak kolay, ama görüşler sık sık çelişiyor.",
      "En hareketli yer, {places} toplulukları.",
      "Bu paylaşımlara {comments} yorum yazıldı.",
      "Paylaşımlar insanların neyi merak ettiğini gösterir; neyin işe yaradığını göstermez.",
      "Yazanlar da merak edenlerin yalnızca bir bölümü.",
      "Bu yüzden soruları ciddiye alın, cevaplara temkinli yaklaşın.",
    ],
    claim: [
      {
        text: {
          professional: "Bugünkü inceleme: {n} hakkında söylenenler.",
          casual: "Bakalım, {n} hakkında söylenenler doğru mu?",
          investigative: "Sınanacak iddia: {n} hakkındaki yaygın tavsiye doğru.",
          custom: "{N} hakkında çok tavsiye duyuyorum; birlikte inceleyelim.",
        },
      },
      "Üç günde {posts} forum paylaşımı bunu konuştu.",
      "Çoğu kişi {ask} soruyor.",
      "Görüş bulmak kolay, ama görüşler sık sık çelişiyor.",
      "İlgi, her zamanki düzeyin {times} katı.",
      "İlgi neyi inceleyeceğimizi söyler, sonucu söylemez.",
    ],
    verdict: [
      {
        text: {
          professional: "İlgi yüksek; harekete geçmeden kanıta bakın.",
          casual: "Kısacası: panik yok, kopyalamak yok, önce kontrol.",
          investigative: "Gördüğümüz şey ilgi; ilgi kanıt değildir.",
          custom: "Kısa cevabım: kimde, ne kadar süre denendiğini sorun.",
        },
      },
      "Doğru cevap, kimin neden sorduğuna göre değişir.",
      "Yükselen bir konu, yakından bakmak için bir nedendir.",
      "Bir paylaşım çok emin konuşuyorsa, bu eminliğin kaynağını sorun.",
      "Dikkatli bir cevap bir dakika sürer, benimle kalın.",
    ],
    doThis: [
      {
        text: {
          professional: "Kendi sorunuzu yazın ve bir sonraki randevunuza götürün.",
          casual: "Yapacağınız şey basit: tek soru, tek iyi kaynak, tek uzman.",
          investigative: "Paylaşmadan önce kaynağını ve sayılarını bulun.",
          custom: "Ben olsam net bir soru sorar, net bir cevap beklerim.",
        },
      },
      "Her seferinde tek bir şeyi değiştirin, farkı neyin yarattığını görün.",
      "Yazarını ve tarihini açıkça veren bir kaynak kullanın.",
      "Kullandığınız bir tedavi varsa, değiştirmeden önce hekiminizle konuşun.",
      "Konu yeniden açıldığında dönmek için bu videoyu kaydedin.",
      "Bir yabancının planını uygulamak üzere olan birine de gönderin.",
    ],
    close: [
      {
        text: {
          professional: "Sıradaki sorunuz ne olsun?",
          casual: "Sorunuz mu var? Kişisel bilgi vermeden yazın.",
          investigative: "Sırada hangi iddiayı inceleyelim?",
          custom: "Hangi bölümü daha ayrıntılı anlatayım?",
        },
      },
      "Endişeniz varsa hekiminize danışın.",
      "Kişisel sağlık bilgilerinizi yorumlara yazmayın.",
      "En sık gelen soru, bir sonraki videonun konusu olacak.",
    ],
    myth: [
      {
        text: {
          professional: "Efsaneden önce uyarı: çok paylaşım, iddiayı doğru yapmaz.",
          casual: "Dikkat, bu bir efsane: çok konuşulan şey doğrudur.",
          investigative: "Yanılgı şu, bir kez söylüyorum: çok paylaşım kanıt sayılır.",
          custom: "Duymuşsunuzdur, ama efsane: bu konuda herkes hemfikir.",
        },
      },
      "Üç günde {posts} forum paylaşımı bu konuyu açtı.",
      "Çoğu kişi {ask} soruyor.",
      "Bu haklı bir soru ve oy sayısından daha iyi bir cevabı hak ediyor.",
      "İlgi her zamanki düzeyin {times} katı; bu da efsaneyi inandırıcı kılıyor.",
    ],
    misleads: [
      "Hiçbir değişiklik yaşamayanlar bunu pek yazmaz.",
      "Bu yüzden başarı, olduğundan daha sık görünür.",
      "Sık duyduğumuza daha kolay inanırız; oysa tekrar kanıt değildir.",
      "Güçlü hikâyeler, dikkatli anlatımlardan daha hızlı yayılır.",
      "Birine iyi gelen şey, kendiliğinden geçmiş olabilir.",
      "Forum cevaplarında yaş, ilaçlar ve hastalık öyküsü yer almaz; oysa çoğu kararı bunlar belirler.",
      "Karşılaştırması olmayan sayılar, olduğundan büyük görünür.",
      "Oylar da kanıtı ölçmez; yalnızca beğeniyi ölçer.",
    ],
    truthAgain: [
      {
        text: {
          professional: "Bir kez daha: ilgi kanıt değildir; {n} dikkatli bir incelemeyi hak ediyor.",
          casual: "Bir daha söyleyeyim: popüler olan, doğru olan demek değil.",
          investigative: "Sonuç olarak: ilgi kanıt değildir.",
          custom: "Doğrusunu unutmayın: inanmadan önce kontrol edin.",
        },
      },
      "Neyin, kimde ve ne kadar süre denendiğini sorun.",
      "Bir hastalığınız varsa ya da düzenli ilaç kullanıyorsanız önce hekiminize danışın.",
      "Her seferinde tek bir şeyi değiştirin, farkı neyin yarattığını görün.",
    ],
    tip: [
      {
        text: {
          professional: "Öneri: aramadan önce tek bir net soru yazın.",
          casual: "İşte öneri: önce tek soru, sonra arama.",
          investigative: "Öneri: tek bir iddianın kaynağına kadar gidin.",
          custom: "Benim önerim: fikrinizi neyin değiştireceğine karar verin.",
        },
      },
      "İki dakika sürer ve sizi kötü tavsiyelerin çoğundan korur.",
      "Yalnız değilsiniz: üç günde {posts} forum paylaşımı bu konuyu açtı.",
      "Çoğu kişi {ask} soruyor.",
      "Bir haber, bir ürün ya da bir arkadaş tavsiyesi için de işe yarar.",
    ],
    steps: [
      { text: "Birinci adım: kişiyi, değişikliği ve sonucu tek cümlede yazın.", at: 0 },
      { text: "İkinci adım: bir kılavuz ya da derleme açıp özetini okuyun.", at: 3 },
      { text: "Üçüncü adım: cevabı güvendiğiniz bir uzmana götürün.", at: 7 },
      { text: "Kişi sayısına, süreye ve etkinin büyüklüğüne bakın.", at: 4 },
      { text: "Örneğin: benim gibi yetişkinlerde bu, beklemekten daha iyi mi?", at: 1 },
      { text: "Sizin için neyin geçerli olduğunu ve ne zaman beklemek gerektiğini sorun.", at: 8 },
      { text: "Sayı verilmiyorsa onu bir görüş olarak değerlendirin.", at: 5 },
      { text: "Soruyu cevaplanabilecek kadar küçük tutun.", at: 2 },
      { text: "Kullandığınız her şeyin listesini yanınıza alın.", at: 9 },
      { text: "Çalışmayı kimin desteklediğine ve başkalarının aynı sonucu bulup bulmadığına bakın.", at: 6 },
      { text: "Sonra tek bir şeyi değiştirin ve değerlendirme için bir tarih koyun.", at: 10 },
      { text: "Başlamadan önce nasıl hissettiğinizi yazın ki karşılaştırabilesiniz.", at: 11 },
      { text: "İki iyi kaynak çelişiyorsa, şimdilik cevap şudur: henüz bilinmiyor.", at: 6.5 },
      { text: "O tarihte bir şey değişmediyse durun ve yeniden sorun.", at: 12 },
    ],
  },
}
