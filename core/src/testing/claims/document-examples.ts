import type { ClaimContext } from "#script/claims/check-claims.ts"

/** What a document rule must flag, and what looks alike and must pass, in both languages. */
export interface DocumentExamples {
  readonly rule: string
  readonly context?: Partial<ClaimContext>
  readonly flags: { readonly english: ReadonlyArray<string>; readonly turkish: ReadonlyArray<string> }
  readonly passes: { readonly english: ReadonlyArray<string>; readonly turkish: ReadonlyArray<string> }
}

const notice =
  "Her cerrahi veya girişimsel işlemde sonuçlar kişiden kişiye değişiklik gösterebilir. İşlem öncesinde hekiminizden detaylı görüş almanız önerilir."
const dshea =
  "These statements have not been evaluated by the Food and Drug Administration. This product is not intended to diagnose, treat, cure, or prevent any disease."

export const documentExamples: ReadonlyArray<DocumentExamples> = [
  {
    rule: "D2-TR-NOTICE",
    context: { market: "TR" },
    flags: {
      english: ["Botox for the forehead?", "After knee surgery, move early."],
      turkish: ["Diz protezi sonrası erken yürüyün.", "DOLGU nedir?", "“Cortisone injections” gündemde."],
    },
    passes: {
      english: [`After knee surgery, move early. ${notice}`, "Protein after training helps."],
      turkish: [
        `Diz protezi sonrası erken yürüyün. ${notice}`,
        "Girişimciler az uyuyor.",
        "Protein yeterli mi?",
      ],
    },
  },
  {
    rule: "D3-DSHEA",
    context: { market: "US", promotes: "product" },
    flags: { english: ["Our magnesium is back."], turkish: ["Magnezyum ürünümüz geldi."] },
    passes: {
      english: [`Our magnesium is back. ${dshea}`, "Our yoga mat is back."],
      turkish: [`Magnezyum ürünümüz geldi. ${dshea}`, "Yoga matımız geldi."],
    },
  },
  {
    rule: "D4-CITE",
    flags: {
      english: [
        "Cuts pain by 40 %.",
        "A Harvard trial found that it works.",
        "Forty percent of people felt better.",
      ],
      turkish: ["Ağrıyı yüzde 40 azaltıyor.", "Araştırmalar işe yaradığını gösteriyor."],
    },
    passes: {
      english: [
        "It eases pain by 40 percent in one trial [1].",
        "No study shows that it works.",
        "Walk for ten minutes.",
      ],
      turkish: [
        "Bir çalışmada ağrıyı yüzde 40 azalttı [1].",
        "İşe yaradığını gösteren araştırma yok.",
        "On dakika yürüyün.",
      ],
    },
  },
  {
    rule: "D5-PROFESSION",
    context: { profession: "dietitian" },
    flags: {
      english: ["As a doctor, I see this daily.", "I'm a pharmacist and I get asked this."],
      turkish: ["Ben doktorum, bunu sık görüyorum.", "Eczacı olarak bunu sık duyuyorum."],
    },
    passes: {
      english: ["As a dietitian, I see this daily.", "Ask a doctor.", "I am not a doctor."],
      turkish: ["Diyetisyen olarak bunu sık görüyorum.", "Doktora sorun.", "Ben doktor değilim."],
    },
  },
  {
    rule: "D11-TITLE",
    context: { market: "TR" },
    flags: {
      english: ["I'm a health coach, and I hear this daily."],
      turkish: [
        "Ben sağlık koçuyum.",
        "Medikal estetik uzmanı olarak anlatıyorum.",
        "Sertifikalı saç ekim uzmanıyım.",
      ],
    },
    passes: {
      english: ["Ask your health coach."],
      turkish: ["Ben eczacıyım.", "Koçunuza sorun.", "Dermatoloji uzmanı bir hekime görünün."],
    },
  },
  {
    rule: "D8-MYTH",
    flags: {
      english: ["Garlic cures cancer. That is a myth, and here is why."],
      turkish: ["Sarımsak kanseri yok eder. Bu bir efsane."],
    },
    passes: {
      english: ["No, garlic does not cure cancer. Here is why.", "Myth: garlic cures cancer. Here is why."],
      turkish: ["Hayır, sarımsak kanseri yok etmez. Nedeni şu.", "Efsane: sarımsak kanseri yok eder."],
    },
  },
  {
    rule: "D8-HOOK",
    flags: {
      english: ["Here is everything that I have learned about magnesium over the years."],
      turkish: ["Magnezyum hakkında yıllar içinde öğrendiğim her şeyi anlatıyorum."],
    },
    passes: { english: ["Magnesium: what holds up?"], turkish: ["Magnezyum: kanıt ne diyor?"] },
  },
  {
    rule: "D9-READABILITY",
    flags: {
      english: [
        "Glucagon-like peptide-1 receptor agonism attenuates gastric emptying.",
        "Bioavailability differs.",
        "Comprehensive nutritional recommendations necessitate individualised consideration of physiological variability.",
      ],
      turkish: [
        "Biyoyararlanım farklıdır.",
        "Kişiselleştirilmiş beslenme önerilerinin değerlendirilmesinde fizyolojik değişkenliklerin göz önünde bulundurulması gerekmektedir.",
      ],
    },
    passes: {
      english: [
        "It slows your stomach.",
        "Bioavailability differs a bit. That means how much of it your body can take up and use.",
      ],
      turkish: ["Mideniz daha yavaş boşalır.", "Biyoyararlanım farklıdır. Yani vücut daha az alır."],
    },
  },
  {
    rule: "D12-ADVICE-CTA",
    flags: {
      english: ["Back pain? Keep moving.", "Back pain? Ask your team to film it."],
      turkish: ["Bel ağrısı mı? Hareket edin.", "Bel ağrısı mı? Spora gidin."],
    },
    passes: {
      english: [
        "Back pain? Keep moving. If it lasts, see a clinician.",
        "Back pain and numb legs: call an ambulance.",
        "Back pain after a fall: be seen today.",
        "Sleep well.",
      ],
      turkish: [
        "Bel ağrısı mı? Hareket edin. Sürerse hekime başvurun.",
        "Bel ağrısı sürerse doktora gidin.",
        "Bel ağrısıyla bacakta uyuşma varsa ambulans çağırın.",
        "Bel ağrısı düşmeden sonraysa baktırın.",
        "İyi uyuyun.",
      ],
    },
  },
  {
    rule: "D13-BALANCE",
    flags: {
      english: [
        "Magnesium improves sleep.",
        "Magnesium improves sleep: is it for you?",
        "Creatine helps with strength. Take it with water.",
      ],
      turkish: ["Magnezyum uykuya iyi gelir.", "Kreatin gücü artırır."],
    },
    passes: {
      english: [
        "Magnesium improves sleep. With weak kidneys, ask first.",
        "Magnesium does not improve sleep.",
        "Does magnesium help?",
        "Magnesium: does it help?",
        "Walking helps.",
      ],
      turkish: [
        "Magnezyum uykuya iyi gelir. Böbrek hastasıysanız önce sorun.",
        "Magnezyum uykuya iyi gelmez.",
        "Yürüyüş iyi gelir.",
      ],
    },
  },
  {
    rule: "D14-DENOMINATOR",
    flags: {
      english: ["It doubles your risk.", "The risk is 50% higher.", "It cuts your chance by thirty percent."],
      turkish: ["Riski ikiye katlıyor.", "Risk yüzde 50 daha yüksek.", "Risk iki kat arttı."],
    },
    passes: {
      english: [
        "It doubles your risk. That is from 1 in 1,000 to 2 in 1,000.",
        "Double your protein.",
        "That is 4 times the usual level.",
      ],
      turkish: [
        "Riski ikiye katlıyor. Yani 1.000 kişide 1'den 2'ye.",
        "İlgi, her zamanki düzeyin 4,3 katı.",
        "Proteini ikiye katlayın.",
      ],
    },
  },
]
