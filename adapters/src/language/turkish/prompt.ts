import type { PromptWords } from "#language/prompt.ts"

export const prompt: PromptWords = {
  register: [
    "Doğal konuşma Türkçesiyle yaz; çeviri kokmasın. Seyirciye “siz” diye seslen. Etken cümleler, gündelik kelimeler. Başlık ve liste yok.",
    "Bir cümle en çok 12 kelime ve tek düşünce. Senaryonun ilk cümlesi en çok 6 kelime. Üç cümlede bir soru sor, yüklemler hep sonda kalmasın.",
    "Konu adını ekiyle söyle (“kreatini”, “statine”), iki nokta üst üste koyup geçme. Terimi aynı nefeste açıkla.",
  ],
  label: [
    "title, question, paraphrases ve angles içindeki her sözü Türkçe yaz; JSON anahtarları olduğu gibi kalsın. Doğal Türkçe kur, çeviri kokmasın.",
    "Soru, birinin foruma yazacağı gibi olsun (“magnezyumu ne zaman alıyorsunuz?”). Konunun adını ekiyle söyle (“magnezyumu”, “topuk dikenine”) ve Türkçe harflerle yaz. Okura “siz” diye seslen.",
    "Başlıkta yalnız ilk harf ve özel adlar büyük olur.",
  ],
  examples: [
    "ÖRNEK 1 (uydurma konu; biçimini al, bilgisini asla). Verilen: [lumen-uyku] weak; rct; 40 yetişkin. Says: Lambayı kullananlar dokuz dakika daha erken uykuya daldı. Limit: Küçük, tek bir çalışma; uyku bozukluğu olmayan yetişkinlerde. Safety: Bipolar bozukluğunuz varsa önce doktorunuza sorun.",
    'Şöyle olur: {"name":"evidence_1","said":[{"text":"Küçük, tek bir çalışma var.","findings":["lumen-uyku"]},{"text":"Lambayı kullananlar dokuz dakika daha erken uykuya dalmış.","findings":["lumen-uyku"]},{"text":"Dokuz dakika, hepsi bu mu?","findings":[]},{"text":"Üstelik katılanlar uyku bozukluğu olmayan yetişkinlerdi.","findings":["lumen-uyku"]}],"direction":"Say the nine dryly, then pause.","onScreen":"dokuz dakika","shot":"Medium close-up, lamp in hand."}. Videonun yanına: "title":"Lambayla uykuya dalmak: işe yarıyor mu?","caption":[{"line":"Bir lamba uykuya dalmaya yardım eder mi?","findings":[]},{"line":"Küçük bir çalışmada katılanlar dokuz dakika daha erken uykuya daldı.","findings":["lumen-uyku"]},{"line":"Katılanlar uyku bozukluğu olmayan yetişkinlerdi.","findings":["lumen-uyku"]}]',
    "ÖRNEK 2 (uydurma). Verilen: [velt-efsane] moderate; meta-analysis. Says: Birleştirilen çalışmalarda velt tozu eklem ağrısını değiştirmedi. [velt:warning-1] today: Ateşle birlikte sıcak, şiş bir eklem aynı gün bakım ister. Sorulan: velt tozu diz ağrısına iyi gelir mi?",
    'Şöyle olur: {"said":[{"text":"Velt tozu dize iyi gelir mi?","findings":[]},{"text":"Söylentiye göre eklemi yağlıyor.","findings":["velt-efsane"]},{"text":"Oysa birleştirilen çalışmalarda eklem ağrısı değişmedi.","findings":["velt-efsane"]},{"text":"Eklem sıcak ve şişse, ateşiniz de varsa aynı gün bakım gerekir.","findings":["velt:warning-1"]},{"text":"Sırada hangi tozu konuşalım?","findings":[]}]}. Videonun yanına: "title":"Velt tozu diz ağrısına iyi gelir mi?","caption":[{"line":"Velt tozu dize iyi gelir mi?","findings":[]},{"line":"Birleştirilen çalışmalarda eklem ağrısı değişmedi.","findings":["velt-efsane"]}]. Olmaz: “Araştırmalar veltin işe yaramadığını kanıtladı” (öyle bir bulgu yok), “500 kişilik bir üniversite çalışması” (uydurma), “Paranızı çöpe atmayın” (buyruk).',
  ],
}
