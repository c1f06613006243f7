/** The examples of the rule table: what each rule must flag, and what looks alike and must pass. */
export const examples: ReadonlyArray<{
  readonly rule: string
  readonly flags: { readonly english: ReadonlyArray<string>; readonly turkish: ReadonlyArray<string> }
  readonly passes: { readonly english: ReadonlyArray<string>; readonly turkish: ReadonlyArray<string> }
}> = [
  {
    rule: "HC-CURE",
    flags: {
      english: [
        "Garlic cures cancer.",
        "GARLIC CURES CANCER!",
        "This tea reverses type 2 diabetes in a month.",
        "Garlic doesn't just help, it cures cancer.",
        "The vitamin your doctor doesn't want you to know about cures migraines.",
        "It cured my anxiety.",
      ],
      turkish: [
        "Bu kür kanseri yok eder.",
        "KANSERİ YOK EDEN KÜR",
        "Zerdeçal romatizmayı tamamen iyileştiriyor.",
      ],
    },
    passes: {
      english: [
        "Myth: garlic cures cancer.",
        "Insulin does not cure diabetes, it replaces a missing hormone.",
        "Type 2 diabetes can go into remission for some people.",
      ],
      turkish: ["Hiçbir bitki çayı kanseri yok etmez.", "Efsane: bu kür kanseri yok eder."],
    },
  },
  {
    rule: "HC-SUPP-DISEASE",
    flags: {
      english: ["Turmeric treats arthritis.", "Take zinc to prevent the flu."],
      turkish: ["Çörek otu yağı astımı tedavi eder.", "Elma sirkesi diyabeti önler."],
    },
    passes: {
      english: [
        "Vitamin D contributes to the maintenance of normal bones.",
        "There is no good evidence that zinc prevents the flu.",
      ],
      turkish: ["D vitamini normal kemiklerin korunmasına katkıda bulunur."],
    },
  },
  {
    rule: "HC-SUBSTITUTE",
    flags: {
      english: [
        "Take vitamin C instead of radiation therapy.",
        "You can ditch your statin with this breakfast.",
        "You don't need insulin if you eat keto.",
      ],
      turkish: ["Tansiyon ilacını bırak, bu çayı iç.", "Kemoterapi yerine bu kürü deneyin."],
    },
    passes: {
      english: [
        "Never stop taking your medication without talking to your doctor.",
        "Myth: you can drink this tea instead of insulin.",
      ],
      turkish: ["Hekiminize danışmadan ilacınızı bırakmayın."],
    },
  },
  {
    rule: "HC-DISCOURAGE",
    flags: {
      english: ["You don't need to see a doctor for this.", "Don't trust your doctor on cholesterol."],
      turkish: ["Bunun için doktora gitmenize gerek yok."],
    },
    passes: {
      english: [
        "You do not need an MRI for most back pain, but see a doctor if you have numbness.",
        "Ask your doctor before you start.",
      ],
      turkish: ["Şikâyetiniz sürerse doktora gidin."],
    },
  },
  {
    rule: "HC-HARMFUL-REMEDY",
    flags: {
      english: ["A few drops of chlorine dioxide clears it.", "Colloidal silver is my go-to for a cold."],
      turkish: ["Günde iki damla klor dioksit için."],
    },
    passes: {
      english: ["The FDA warns that chlorine dioxide is dangerous.", "Never drink bleach."],
      turkish: ["Klor dioksit tehlikelidir, kullanmayın."],
    },
  },
  {
    rule: "HC-VACCINE",
    flags: {
      english: ["Vaccines cause autism.", "The HPV shot makes women infertile."],
      turkish: ["Aşılar otizm yapıyor."],
    },
    passes: {
      english: ["Vaccines do not cause autism.", "A vaccine can leave a sore arm for a day."],
      turkish: ["Aşılar otizme yol açmaz."],
    },
  },
  {
    rule: "HC-DENIAL",
    flags: {
      english: ["ADHD is made up.", "Viruses don't exist."],
      turkish: ["Otizm diye bir şey yok, uydurma."],
    },
    passes: {
      english: ["Some people say ADHD is made up; here is what brain studies show."],
      turkish: ["Migren gerçek bir nörolojik hastalıktır."],
    },
  },
  {
    rule: "EV-GUARANTEE",
    flags: {
      english: ["Guaranteed results in a week.", "This stretch works for everyone."],
      turkish: ["Kesin sonuç veren egzersiz.", "%100 garantili yöntem."],
    },
    passes: {
      english: ["No exercise works for everyone.", "Results vary from person to person."],
      turkish: ["Hiçbir yöntem herkeste işe yaramaz."],
    },
  },
  {
    rule: "EV-MIRACLE",
    flags: {
      english: [
        "This miracle seed changes everything.",
        "Here is what doctors won't tell you.",
        "This is what they don't want you to know about seed oils.",
      ],
      turkish: ["Mucizevi karışımı açıklıyorum."],
    },
    passes: {
      english: ["There is no magic pill for sleep.", "Here is what I tell my patients about sleep."],
      turkish: ["Uykunun sihirli bir formülü yoktur."],
    },
  },
  {
    rule: "EV-PROVEN-NOCITE",
    flags: {
      english: ["Clinically proven to lower cortisol.", "Studies show magnesium fixes sleep."],
      turkish: [
        "Bilimsel olarak kanıtlanmış yöntem.",
        "Araştırmalar gösteriyor ki magnezyum uykuyu düzeltiyor.",
      ],
    },
    passes: {
      english: ["A 2021 trial found a small effect on sleep onset [1].", "It is not clinically proven."],
      turkish: ["Araştırmalar gösteriyor ki etki küçük [1]."],
    },
  },
  {
    rule: "EV-NO-RISK",
    flags: {
      english: ["It has no side effects.", "It's natural, so it's safe."],
      turkish: ["Hiçbir yan etkisi yoktur ve tamamen doğal."],
    },
    passes: {
      english: ["Natural does not mean risk-free.", "No supplement is completely safe for everyone."],
      turkish: ["Doğal olması zararsız olduğu anlamına gelmez; tamamen güvenli değildir."],
    },
  },
  {
    rule: "EV-ANIMAL",
    flags: {
      english: ["In mice it doubled lifespan, so you should start today."],
      turkish: ["Farelerde işe yaradı, sizi de gençleştirir."],
    },
    passes: {
      english: ["In mice it extended lifespan; it has not been tested in people."],
      turkish: ["Farelerde görüldü, insanlarda henüz gösterilmedi, sizi ilgilendirmesi için erken."],
    },
  },
  {
    rule: "EV-EVERYONE",
    flags: {
      english: ["Everyone should take magnesium at night."],
      turkish: ["Herkes her gün magnezyum almalı."],
    },
    passes: {
      english: ["Not everyone should take magnesium.", "Everyone needs sleep."],
      turkish: ["Herkesin uykuya ihtiyacı vardır."],
    },
  },
  {
    rule: "EV-SUPERLATIVE",
    flags: {
      english: ["This is the best supplement for joints."],
      turkish: ["Türkiye'nin en iyi kliniği burada."],
    },
    passes: {
      english: ["NICE recommends exercise as first-line treatment for knee osteoarthritis [1]."],
      turkish: ["Kılavuzlar ilk seçenek olarak egzersizi önerir [1]."],
    },
  },
  {
    rule: "EV-FDA-APPROVED",
    flags: { english: ["It's an FDA-approved supplement."], turkish: ["Sağlık Bakanlığı onaylı takviye."] },
    passes: {
      english: ["This drug is FDA-approved for type 2 diabetes.", "Supplements are not FDA-approved."],
      turkish: ["Bu ilaç ruhsatlıdır."],
    },
  },
  {
    rule: "WT-RATE",
    flags: {
      english: [
        "Lose 10 pounds in 2 weeks.",
        "You can lose ten pounds in two weeks.",
        "I dropped 3 kg in 5 days.",
      ],
      turkish: ["2 haftada 5 kilo ver.", "Bir ayda 10 kilo."],
    },
    passes: {
      english: ["You cannot safely lose 10 pounds in 3 days.", "Walk 30 minutes in the morning."],
      turkish: ["Haftada 150 dakika yürüyün."],
    },
  },
  {
    rule: "WT-NO-EFFORT",
    flags: {
      english: ["Lose weight without diet or exercise.", "This drink melts belly fat."],
      turkish: ["Diyet yapmadan kilo ver.", "Yağ yakan çay tarifi."],
    },
    passes: {
      english: ["No drink melts belly fat.", "Exercise at home with a chair."],
      turkish: ["Hiçbir içecek yağ yakmaz, yağları eriten çay yoktur."],
    },
  },
  {
    rule: "WT-SPOT",
    flags: { english: ["Three moves to burn belly fat."], turkish: ["Göbek eriten üç hareket."] },
    passes: {
      english: ["You can't target belly fat."],
      turkish: ["Göbek yağını seçerek yakamazsınız, bu mümkün değil."],
    },
  },
  {
    rule: "WT-EXTREME",
    flags: {
      english: ["Try my 72-hour water fast.", "I eat 500 calories a day and feel great."],
      turkish: ["72 saatlik su orucu yaptım."],
    },
    passes: {
      english: ["A 500 calories per day deficit is a common starting point.", "Dry fasting is dangerous."],
      turkish: ["Susuz oruç tehlikelidir."],
    },
  },
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
