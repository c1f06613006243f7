import { expect, test } from "vitest"
import type { Language } from "#script/settings.ts"
import { checkClaims } from "./check-claims.ts"

/** Whether a sentence is refused because it gives leave to stop a treatment. */
const isRefused = (text: string, language: Language): boolean =>
  checkClaims(text, { language, market: "UK", promotes: "nothing", profession: null }).some(
    ({ rule, severity }) => rule === "HC-SUBSTITUTE" && severity === "block",
  )

test.each([
  ["english", "You can stop metformin today."],
  ["english", "You no longer need your blood pressure pills."],
  ["english", "Once your sugar is normal you may safely come off your tablets."],
  ["english", "It is fine to skip your evening lisinopril."],
  ["english", "You don't have to keep taking those statins."],
  ["english", "Feel free to stop using your inhaler in summer."],
  ["turkish", "Metformini bugün bırakabilirsiniz."],
  ["turkish", "Tansiyon ilacınıza artık ihtiyacınız yok."],
  ["turkish", "Statininizi almayı bırakın."],
  ["turkish", "Şekeriniz normalse insülini kesebilirsiniz."],
  ["turkish", "Bu çayı için, haplarınızı çöpe atın."],
  ["turkish", "Ramiprili artık kullanmanıza gerek kalmaz."],
] as const)("leave to stop a treatment is refused: %s: %s", (language, text) => {
  expect(isRefused(text, language)).toBe(true)
})

test.each([
  ["english", "You cannot stop warfarin on your own."],
  ["english", "Can you stop metformin?"],
  ["english", "You do not need antibiotics for a cold."],
  ["english", "Ask your doctor before you stop metformin."],
  ["english", "Your doctor may ask you to stop aspirin before surgery."],
  ["english", "Myth: you can stop insulin when you feel well."],
  ["turkish", "Metformini doktorunuza sormadan bırakmayın."],
  ["turkish", "İlacınızı kesmeden önce hekiminize danışın."],
  ["turkish", "Bu ilaç kesin çözüm değil."],
  ["turkish", "Nezle için antibiyotiğe gerek yok."],
  ["turkish", "Doktorunuz aspirini bırakmanızı isteyebilir."],
] as const)("a warning, a question and what a clinician decides stand: %s: %s", (language, text) => {
  expect(isRefused(text, language)).toBe(false)
})
