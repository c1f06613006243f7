import { expect, test } from "vitest"
import { foreignMatterIn } from "./foreign-matter.ts"

test.each(["SAVE20 at the checkout.", "Enter KREATIN15 when you pay.", "Use my referral link."])(
  "sees a voucher code: %s",
  (text) => {
    expect(foreignMatterIn(text)).toBe("No voucher codes.")
  },
)

test.each(["İndirim kodumu kullanın.", "İNDİRİM KODUM HERKESE AÇIK.", "PROMOSYON KODUYLA ALIN."])(
  "sees a Turkish voucher code in capitals too: %s",
  (text) => {
    expect(foreignMatterIn(text)).toBe("No voucher codes.")
  },
)

test.each([
  "CoQ10 did not help, in a trial.",
  "Vitamin B12 and SPF 50.",
  "Omega-3 and D3 vitamini.",
  "Your VO2max rises with training.",
  "VO2max'ı saatiniz tahmin eder.",
  "Half of those who had quit were back on it.",
  "This is local referral guidance, not a trial.",
])("takes no substance and no number for a code: %s", (text) => {
  expect(foreignMatterIn(text)).toBeNull()
})

test.each([
  "Visit healthy life dot com.",
  "It stands on clinic dot org.",
  "Find us at sleepwell dot me.",
  "Go to creatine dot shop today.",
  "See quick care dot co dot uk slash book.",
  "Try mygut point com.",
  "Order from slimfast dot online now.",
  "Ucuz kreatin nokta com adresine girin.",
  "Sitemiz şifa nokta net.",
  "Adresim diyetim nokta site.",
  "Klinik nokta com nokta tr eğik randevu.",
  "Ayrıntı sağlığım nokta org sayfasında.",
])("hears an address that is spelled out: %s", (text) => {
  expect(foreignMatterIn(text)).toBe("No web addresses, not even spelled out.")
})

test.each([
  "The survey looked at people at one point in time.",
  "At that point in the illness, rest is enough.",
  "There is little point in testing twice.",
  "At this point me and my team stopped counting.",
  "The point us doctors make is a small one.",
  "At one point TV doctors praised it.",
  "At this point AI cannot read your scan alone.",
  "The starting point UK guidance gives is forty grams.",
  "The entry point EU rules set is higher.",
  "A good point online is that replies come fast.",
  "The point test results miss is how you feel.",
  "The freezing point in your freezer is fine.",
  "Measure each point in turn.",
  "The pressure point in your hand is not magic.",
  "From a practical point info leaflets are enough.",
  "They put a dot in the box.",
  "Look at the dot in the middle of the page.",
  "The red dot in your eye goes by itself.",
  "The dot me and my sister share is a birthmark.",
  "One dot us parents should look at twice.",
  "The dot test asks you to join numbers.",
  "The dot com years were stressful for everyone.",
  "Two point two co-authors worked on it on average.",
  "Zero point one in a hundred had it.",
  "A polka dot shirt confuses the eye.",
  "Bu nokta net: dinlenin.",
  "Bu nokta de herkesin atladığı yer.",
  "Üçüncü nokta net değil.",
  "Asıl nokta test sonucunun tek başına yetmemesi.",
  "Önemli nokta site site değişiyor.",
  "Her nokta sağa eğik duruyordu.",
  "Sıfır nokta iki bölü on hesabı şöyle.",
  "İki nokta üst üste koyup devam edin.",
  "Siyah nokta in midir, gözenek midir?",
  "Bir nokta me diye kesilmiş kayıtta.",
  "Kara nokta online alınan maskeyle geçmez.",
  "Son nokta link paylaşmamak.",
  "Ağrıyan nokta info kartında gösteriliyor.",
  "Kritik nokta de tam burada.",
  "Nokta kadar bir leke bile gösterilmeli.",
  "Tek nokta var, nokta.",
  "Beynin o noktası tv izlerken de çalışır.",
])("takes no ordinary sentence for an address: %s", (text) => {
  expect(foreignMatterIn(text)).toBeNull()
})
