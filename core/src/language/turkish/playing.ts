import type { PlayingWords } from "#language/playing.ts"

export const playing: PlayingWords = {
  shots: {
    hook: "Yakın plan, selam yok; ilk kelimeyle başlayın.",
    what_people_say: "Sayıyı söylerken ekrana yazın; paylaşımların görüntüsünü koymayın.",
    verdict_up_front: "Yarım saniye durun, sonra sonucu söyleyin.",
    evidence_1: "Maddeleri parmaklarınızla sayın; her maddeye kısa bir altyazı.",
    limits_who_not: "Yavaşlayın; kameraya biraz yaklaşın.",
    do_this: "Ayağa kalkın ya da açıyı değiştirin; her adıma bir el hareketi.",
    cta_disclaimer: "Yeniden yakın plan; uyarı yazısı sona kadar ekranda kalsın.",
    hook_verdict: "Yakın plan; her şeyden önce sonucu söyleyin.",
    claim: "Ürünü gösterin ya da iddiayı bir karta yazın.",
    best_study_design_n_effect:
      "Masaya oturun; her sorunun anahtar kelimesi ekrana gelsin: kim, kaç kişi, ne süre, ne kadar.",
    what_we_do_not_know: "Eller açık; bilmediğinizi rahatça söyleyin.",
    who_may_benefit_who_should_not: "Ekranı ikiye bölün: solda kime uyar, sağda kime uymaz.",
    truth_first_hook: "Yakın plan; önce doğrusunu söyleyin; en büyük altyazı o olsun.",
    warn_then_myth_once: "Yanlıştan önce elinizi kaldırın; yanlışı bir kez, üstü çizili gösterin.",
    why_it_misleads: "Yürüyün ya da dönün; her cümleye bir örnek.",
    fact_with_evidence:
      "Masaya oturun; her sorunun anahtar kelimesi ekrana gelsin: kim, kaç kişi, ne süre, ne kadar.",
    truth_again_cta_disclaimer: "İlk sahnedeki kadraj; uyarı yazısı sona kadar ekranda kalsın.",
    hook_problem: "Yakın plan; önce düşünceli durun, sonra başınızı kaldırın.",
    tip_one_line: "Bir parmağınızı kaldırın; ipucunun tamamı altyazıda olsun.",
    how_steps_max3: "Her adımda kesme yapın; adımları ekranda numaralayın.",
    common_mistake_stop_if: "Başınızı bir kez iki yana sallayın; uyarı işaretlerinde yavaşlayın.",
  },
  usualShot: "Göğüs planı, gözler objektifte.",
  manners: {
    professional: "Sakin ve dengeli, bir meslektaşa anlatır gibi.",
    casual: "Rahat, masanın karşısındaki bir dosta anlatır gibi.",
    investigative: "Meraklı; her sayıdan sonra bir an durun.",
    custom: "Kendi tarzınızla; size uymayan kelimeyi değiştirin.",
  },
  ownManners: {
    professional: "Sakin ve dengeli, bir meslektaşa anlatır gibi.",
    casual: "Rahat, masanın karşısındaki bir dosta anlatır gibi.",
    educational: "Küçük bir sınıfa anlatır gibi; her yeni bilgiden sonra süre tanıyın.",
    motivational: "Sıcak ve enerjik; bugün atabilecekleri adımda gülümseyin.",
    conversational: "Sohbet eder gibi: gözünüzü arada bir kaçırın, elleriniz rahat olsun, ders anlatmayın.",
  },
  openings: {
    multi_platform: "Yüzünüzü ortadaki üçte birde tutun; her platform kendine göre kırpabilsin.",
    tiktok: "TikTok'ta ilk saniyede hareket edin.",
    instagram: "Reels'te bu kareyi kapak yapın.",
    youtube: "Shorts'ta ilk kare küçük resim olur.",
    linkedin: "LinkedIn'de çoğu kişi sessiz izler: altyazıyı görüntüye gömün.",
  },
  inCharacter: (personality) => `Kendi çizginizde kalın: ${personality}.`,
  closing: (goals) => `Hedefinizi unutmadan bitirin: ${goals}.`,
  tips: {
    tiktok:
      "Ana mesajı ilk üç saniyede söyleyin; gönderi metninin yalnızca ilk 100 karakteri kadarı görünür, beşten fazla etiket işe yaramaz.",
    instagram:
      "Beğeni değil, kaydetmelerini ya da birine göndermelerini isteyin; gönderi metninin ilk 125 karakteri kadarı görünür, beşten fazla etiket işe yaramaz.",
    youtube: "Soruyu başlığın ilk 40 karakterine koyun; ilk üç etiket başlığın üstünde görünür.",
    linkedin:
      "Gönderiye vardığınız sonuçla başlayın; ilk 210 karakter kadarı görünür, gömülü altyazı sessiz izleyenlere yardım eder.",
  },
}
