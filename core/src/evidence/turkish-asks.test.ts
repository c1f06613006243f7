import { expect, test } from "vitest"
import { asksIn } from "./asks.ts"

// How Turkish topics are titled and how people put it; a script answers what is heard here.
test.each([
  ["how_long", "Kulak çınlaması geçer mi?"],
  ["how_long", "Siğil tamamen geçer mi?"],
  ["works", "Fıtık ameliyatsız geçer mi?"],
  ["works", "Diz ağrısı buzla geçer mi?"],
  ["when", "Magnezyum için en uygun zaman hangisi?"],
  ["when", "Kinoa günün hangi saatinde tüketilmeli?"],
  ["how_much", "D vitamini için doğru miktar ne?"],
  ["how_much", "Plank ne sıklıkta yapılmalı?"],
  ["how_long", "Kreatinin etkisini ne zaman görürüm?"],
  ["how_long", "Keto diyeti ne zaman fark ettirir?"],
  ["side_effects", "Aralıklı orucun olumsuz yanı ne?"],
  ["safe", "Tens cihazı zararsız mı?"],
  ["safe", "Göz seğirmesi: ne zaman ciddiye alınmalı?"],
  ["safe", "Bel fıtığı için kaygılanmalı mıyım?"],
  ["who_not", "Aralıklı oruç herkese uygun mu?"],
  ["who_not", "Göz seğirmesinde nelerden uzak durmalı?"],
  ["compare", "Kreatinden daha iyisi var mı?"],
  ["forms", "Omega 3 seçerken neye bakmalı?"],
  ["forms", "Gece kremi için öneriniz ne?"],
  ["stop", "Koşuya ara verince ne olur?"],
  ["cause", "Diz ağrısının sebebi ne olabilir?"],
  ["cause", "Çarpıntı neye bağlı olabilir?"],
  ["myth", "Hacamat için anlatılanların hangisi gerçek?"],
  ["do_first", "Kinoayı nasıl tüketmeliyim?"],
  ["do_first", "Koşuya nereden başlamalıyım?"],
  ["works", "Retinolden sonuç alan oldu mu?"],
  ["works", "Bel fıtığına gerçekten ne iyi geliyor?"],
  ["works", "Pilates ne kadar etkili?"],
  ["older", "Yaş ilerleyince uyku ihtiyacı değişir mi?"],
] as const)("hears %s in “%s”", (ask, title) => {
  expect(asksIn(title, "turkish")[0]).toBe(ask)
})

test("hears no first step in what something does to the body", () => {
  expect(asksIn("Kreatin vücutta ne yapıyor?", "turkish")).toEqual(["cause"])
})
