import { expect, test } from "vitest"
import { sensitiveInLanguage } from "./in-language.ts"
import { sensitiveIn } from "./sensitive.ts"

test.each([
  ["Everything is dark tonight, I need somebody to talk to", ""],
  ["Awake since three. Anyone around to talk to? I feel awful", ""],
  ["I screwed up so badly, please help", "I cannot say it here."],
  ["Ruined everything again", "I have messed up really bad this time. Somebody help me."],
  ["Rough week", "I just need someone to talk to. Nobody knows."],
  ["[TW] what my uncle did", ""],
  ["Trigger warning: the year I lost", ""],
  ["My girlfriend (16) asked for a psychiatrist", ""],
  ["How do I support my cousin(15) with depression?", ""],
  ["She is depressed", "Her therapist knows that she may end up hurting herself."],
  ["My partner needs therapy, I am afraid he will hurt himself", ""],
])("is withheld: %s", (title, body) => {
  expect(sensitiveIn(title, body)).not.toBeNull()
})

test.each([
  ["I need someone to talk to about my training plan", ""],
  ["Is there a dietitian to talk to in Leeds?", ""],
  ["I messed up my knee really badly, please help", ""],
  ["I messed up really badly on my diet, how do I get back on track?", ""],
  ["My squat is bad and I will end up hurting myself", "Form check please, depth is the issue."],
  ["Migraine trigger foods: warning signs?", ""],
  ["Lifting partner (170 lbs) wants to bulk", ""],
  ["Lost forty pounds", "If any of you need someone to talk to, feel free to message me."],
  ["Starting conversations", "I have no one to talk to at parties. I am shy."],
  ["Is a trigger a warning of migraine?", "I do not know what counts as a trigger warning here."],
  ["Vegetarian for 19 years", "My brother (21) and my sister (17) are vegetarians as well."],
  ["My friend (35) takes creatine", ""],
])("is ordinary: %s", (title, body) => {
  expect(sensitiveIn(title, body)).toBeNull()
})

test.each([
  "Bu akşam konuşacak birine ihtiyacım var, duvarlar üstüme geliyor",
  "Günlerdir ağlıyorum ve konuşabileceğim kimsem kalmadı",
  "Çok kötü bir şey yaptım, ne olur yardım edin",
  "Tetikleyici uyarısı: annemin evinde geçen yıllar",
  "Kardeşim (14) psikologa gitmek istiyor",
])("is withheld in Turkish: %s", (title) => {
  expect(sensitiveInLanguage(title, "", "turkish")).not.toBeNull()
})

test.each([
  "Beslenme planım hakkında konuşacak birine ihtiyacım var",
  "Salonda konuşacak kimse yok, müzik önerin var mı?",
  "Diyette çok büyük bir hata yaptım, yardım edin",
  "Migren için tetikleyici uyarı listesi var mı?",
  "Kardeşim (34) kreatin kullanıyor",
])("is ordinary in Turkish: %s", (title) => {
  expect(sensitiveInLanguage(title, "", "turkish")).toBeNull()
})
