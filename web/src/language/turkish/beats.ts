import type { WordsOf } from "#lib/message.ts"
import type { beats as English } from "#words/beats.ts"

export const beats: WordsOf<typeof English> = {
  hook: "Giriş",
  whatPeopleSay: "İnsanlar ne diyor",
  verdictFirst: "Önce sonuç",
  whatIsKnown: "Bilinenler",
  limitsAndWhoShouldNot: "Sınırlar, kimler için değil",
  doThis: "Bunu yapın",
  close: "Kapanış",
  hookWithTheVerdict: "Sonuçla giriş",
  theClaim: "İddia",
  howToReadTheEvidence: "Kanıt nasıl okunur",
  whatWeDoNotKnow: "Bilmediklerimiz",
  whoMayBenefitWhoShouldNot: "Kime yarar, kim kaçınmalı",
  truthFirst: "Önce gerçek",
  warningThenTheMythOnce: "Uyarı, sonra bir kez efsane",
  whyItMisleads: "Neden yanıltır",
  truthAgainClose: "Yine gerçek, kapanış",
  hookWithTheProblem: "Sorunla giriş",
  theTip: "İpucu",
  howInThreeSteps: "Nasıl, üç adımda",
  commonMistakeStopIf: "Sık yapılan hata, ne zaman durmalı",
}
