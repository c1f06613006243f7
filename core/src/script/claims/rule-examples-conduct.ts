import type { RuleExamples } from "./rule-examples.ts"

/** The examples of the rule table, second half: medicines, privacy, advertising, safety. */
export const conductExamples: ReadonlyArray<RuleExamples> = [
  {
    rule: "WT-SHAME",
    flags: { english: ["Are you fat? Watch this."], turkish: ["Göbeğinden utanıyor musun?"] },
    passes: {
      english: ["Many adults living with obesity ask me this."],
      turkish: ["Obezite ile yaşayan pek çok kişi bunu soruyor."],
    },
  },
  {
    rule: "WT-GLP1-LIKE",
    flags: { english: ["Berberine is nature's Ozempic."], turkish: ["Bu karışım doğal Ozempic."] },
    passes: {
      english: ["Berberine is not nature's Ozempic."],
      turkish: ["Bu karışım doğal Ozempic değildir."],
    },
  },
  {
    rule: "RX-PROMO",
    flags: {
      english: ["Order Wegovy from the link in my bio.", "Botox from £99 this week."],
      turkish: ["Botoks kampanyası başladı, hemen randevu al."],
    },
    passes: {
      english: ["Semaglutide is a prescription medicine; here is how it slows the stomach."],
      turkish: ["Semaglutid reçeteli bir ilaçtır."],
    },
  },
  {
    rule: "RX-DOSE",
    flags: {
      english: ["Take 800 mg of ibuprofen before training.", "Take 10,000 IU every day."],
      turkish: ["Günde 1000 mg C vitamini alın."],
    },
    passes: {
      english: ["In the trial participants took 400 mg a day [1].", "Aim for 30 g of protein at breakfast."],
      turkish: ["Çalışmada katılımcılar 400 mg kullandı [1]."],
    },
  },
  {
    rule: "RX-UNAPPROVED",
    flags: { english: ["I healed my tendon with BPC-157."], turkish: ["SARM kullanıp kas yaptım."] },
    passes: {
      english: ["The FDA warns that SARMs are unapproved and harmful."],
      turkish: ["SARMs tehlikelidir ve yasaktır."],
    },
  },
  {
    rule: "RX-VULNERABLE",
    flags: {
      english: ["Give your toddler melatonin at seven.", "If you are pregnant, take ashwagandha for stress."],
      turkish: ["Bebeğinize bal verin, bağışıklığı güçlenir."],
    },
    passes: {
      english: [
        "Never give honey to a baby under one.",
        "If you are pregnant, ask your midwife before you take vitamin A.",
      ],
      turkish: ["Bir yaş altı bebeğe bal vermeyin."],
    },
  },
  {
    rule: "DX-PERSONAL",
    flags: {
      english: ["Craving sugar means that you have insulin resistance.", "This means you have ADHD."],
      turkish: ["Sende kesin insülin direnci var."],
    },
    passes: {
      english: [
        "If you have diabetes, check your feet every day.",
        "One symptom doesn't mean you have ADHD.",
      ],
      turkish: ["Sizde diyabet varsa ayaklarınızı her gün kontrol edin."],
    },
  },
  {
    rule: "DX-SEND-ME",
    flags: {
      english: ["DM me your blood work and I'll tell you.", "Comment your symptoms below."],
      turkish: ["Tahlil sonuçlarınızı DM'den gönderin."],
    },
    passes: {
      english: ["Please don't post your lab results in the comments.", "Comment your favourite stretch."],
      turkish: ["Lütfen tahlil sonuçlarınızı yorumlara yazmayın."],
    },
  },
  {
    rule: "PHI-PATIENT",
    flags: {
      english: ["My patient Sarah lost her hearing.", "A patient from Ohio came in last Tuesday."],
      turkish: ["Hastam Ayşe Hanım çok memnun kaldı.", "42 yaşındaki hastam yürümeye başladı."],
    },
    passes: {
      english: ["Many patients ask me about this.", "My patients often ask about creatine."],
      turkish: ["Hastalarım bunu sık soruyor."],
    },
  },
  {
    rule: "PHI-IDENTIFIER",
    flags: {
      english: ["As u/runner_1988 wrote, it hurts.", "Her number is 555-12-3456."],
      turkish: ["TC 12345678901 numaralı hasta.", "0532 123 45 67 numarayı arayın."],
    },
    passes: {
      english: ["Do 3 sets of 12 reps.", "About 1 in 10 adults report it."],
      turkish: ["Günde 10.000 adım."],
    },
  },
  {
    rule: "PHI-TESTIMONIAL",
    flags: {
      english: ["My client lost 40 pounds and loves it."],
      turkish: ["Hastamız teşekkür etti, çok memnun."],
    },
    passes: { english: ["My clients often ask how to start."], turkish: ["Hastaların sık sorduğu soru şu."] },
  },
  {
    rule: "AD-UNDISCLOSED",
    flags: { english: ["Use my code DOC10 at checkout."], turkish: ["İndirim kodumu kullanın."] },
    passes: {
      english: ["This video is an ad. Use my code DOC10 at checkout."],
      turkish: ["Bu video reklam içerir. İndirim kodumu kullanın."],
    },
  },
  {
    rule: "AD-EXPERT-ENDORSE",
    flags: {
      english: ["It is doctor-approved.", "As a pharmacist, I recommend this brand."],
      turkish: ["Doktor tavsiyesi takviye.", "Eczacı olarak bu markayı öneriyorum."],
    },
    passes: {
      english: ["As a pharmacist, I get asked about this daily."],
      turkish: ["Eczacı olarak bana bu sık soruluyor."],
    },
  },
  {
    rule: "AD-PRICE",
    flags: {
      english: ["Book now for 20% off your treatment."],
      turkish: ["Bu hafta ücretsiz muayene kampanyası var."],
    },
    passes: {
      english: ["NHS health checks exist for adults aged 40 to 74."],
      turkish: ["Aile hekiminize başvurabilirsiniz."],
    },
  },
  {
    rule: "AD-URGENCY",
    flags: {
      english: ["Only 3 spots left for the gut reset, act now."],
      turkish: ["Son 5 kişi, kaçırmayın."],
    },
    passes: {
      english: ["If you see these stroke signs, act now and call 911."],
      turkish: ["Felç belirtisinde acele edin, 112'yi arayın."],
    },
  },
  {
    rule: "AD-BEFORE-AFTER",
    flags: { english: ["Here is a before and after shot."], turkish: ["Öncesi sonrası farkı görün."] },
    passes: { english: ["Stretch before and cool down afterwards."], turkish: ["Egzersizden önce ısının."] },
  },
  {
    rule: "VG-DETOX",
    flags: { english: ["This juice flushes out toxins."], turkish: ["Bu detoks toksinleri atar."] },
    passes: { english: ["You do not need a detox."], turkish: ["Detoksa gerek yok, karaciğer bunu yapar."] },
  },
  {
    rule: "VG-IMMUNE",
    flags: {
      english: ["This shot boosts your immune system."],
      turkish: ["Bu çay bağışıklığı güçlendirir."],
    },
    passes: {
      english: ["Vitamin C contributes to the normal function of the immune system."],
      turkish: ["C vitamini bağışıklık sisteminin normal fonksiyonuna katkıda bulunur."],
    },
  },
  {
    rule: "VG-HORMONE",
    flags: {
      english: ["Five foods to balance your hormones."],
      turkish: ["Hormonlarını dengeleyen beş besin."],
    },
    passes: {
      english: ["Thyroid hormone is measured with a blood test."],
      turkish: ["Tiroid hormonu kan testiyle ölçülür."],
    },
  },
  {
    rule: "VG-FEAR",
    flags: {
      english: ["Seed oils are slowly killing you."],
      turkish: ["Bu besin sizi yavaş yavaş öldürüyor."],
    },
    passes: {
      english: ["Smoking is killing you faster than you think."],
      turkish: ["Karbonmonoksit sessiz katil olarak bilinir."],
    },
  },
  {
    rule: "SF-EMERGENCY",
    flags: {
      english: ["Chest pain after the gym is usually muscular."],
      turkish: ["Göğüs ağrısı çoğu zaman kastandır."],
    },
    passes: {
      english: [
        "Chest pain after the gym is often muscular. If it is crushing or spreads to your arm, call 911.",
      ],
      turkish: ["Göğüs ağrısı kola yayılırsa 112'yi arayın."],
    },
  },
  {
    rule: "SF-CHALLENGE",
    flags: {
      english: ["Try dry scooping before your next lift."],
      turkish: ["Nefes tutma yarışması yapalım."],
    },
    passes: {
      english: ["Dry scooping is dangerous; mix it with water."],
      turkish: ["Nefes tutma yarışması tehlikelidir, denemeyin."],
    },
  },
  {
    rule: "CR-TITLE",
    flags: { english: ["As a doctor, I see this daily."], turkish: ["Doktor olarak bunu sık görüyorum."] },
    passes: { english: ["Ask a doctor first."], turkish: ["Önce doktora danışın."] },
  },
]
