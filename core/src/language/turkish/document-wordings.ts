import type { DocumentWordings } from "#language/claims.ts"

/** What is said in a Turkish script of the rules about a script as a whole. */
export const turkishDocumentRules: DocumentWordings = {
  "D2-TR-NOTICE": {
    reason: "Bir işlemden söz ediyor; Türkiye'de zorunlu olan cümle metinde yok.",
    safer:
      "Her cerrahi veya girişimsel işlemde sonuçlar kişiden kişiye değişiklik gösterebilir. İşlem öncesinde hekiminizden detaylı görüş almanız önerilir.",
    source: "Sağlık Hizmetlerinde Tanıtım ve Bilgilendirme Faaliyetleri Hakkında Yönetmelik (RG 12.11.2025)",
  },
  "D3-DSHEA": {
    reason: "Takviye tanıtıyor; ABD'de zorunlu olan FDA bildirimi metinde yok.",
    safer:
      "These statements have not been evaluated by the Food and Drug Administration. This product is not intended to diagnose, treat, cure, or prevent any disease.",
    source: "21 U.S.C. 343(r)(6)(C); 21 CFR 101.93(c)",
  },
  "D8-HOOK": {
    reason: "İlk cümle üç saniyeden uzun; izleyici o zamana kadar karar verir.",
    safer: "Önce sonucu ya da soruyu söyleyin, gerisini ardından.",
    source: "Video metni kuralı: ana ileti ilk üç saniyede",
  },
  "D9-READABILITY": {
    reason: "Dinlerken zor anlaşılır: cümleler uzun ya da açıklanmamış bir terim var.",
    safer: "Cümleleri kısaltın, günlük sözcükler kullanın, terimin anlamını söyleyin.",
    source: "Ateşman (1997); İngilizcede Flesch",
  },
  "D12-ADVICE-CTA": {
    reason: "Bir belirtiden söz ediyor, ne zaman başvurulacağını söylemiyor.",
    safer: "“Şikâyetiniz birkaç haftada geçmezse ya da artarsa hekime başvurun.”",
    source: "CAP 12.2; sağlık iletişiminde iyi uygulama",
  },
  "D13-BALANCE": {
    reason:
      "İlacın ya da takviyenin yararını söylüyor; zararını ve kimin kullanmaması gerektiğini söylemiyor.",
    safer: "Kimin kullanmaması gerektiğini ya da en sık yan etkiyi ekleyin.",
    source: "FTC Health Products Compliance Guidance (2022); CAP 12.2",
  },
  "D15-SPECIALTY": {
    reason: "Konu, profildeki mesleğin alanına girmiyor.",
    safer: "Kendi alanınızda kalın; gerisi için doğru mesleğe yönlendirin.",
    source:
      "Sağlık Hizmetlerinde Tanıtım ve Bilgilendirme Faaliyetleri Hakkında Yönetmelik (RG 12.11.2025): yalnızca kendi alanında",
  },
  "D16-LANGUAGE": {
    reason: "Dil bilinmiyor: bu söz okunmadı; burada bir şey bulunmaması bir anlam taşımaz.",
    safer: "Denetimin okuduğu bir dilde söyleyin ya da kuralları bilen birine okutun.",
    source: "Bu denetimin sınırları",
  },
  "D14-DENOMINATOR": {
    reason: "Gerçek sayı verilmeden söylenen göreli risk olduğundan büyük görünür.",
    safer: "Kaç kişide olduğunu söyleyin: “1.000 kişide 1'den 2'ye çıkıyor.”",
    source: "CAP 3.1, 4.2; risk iletişiminde iyi uygulama",
  },
  "D4-CITE": {
    reason: "Kaynak göstermeden sayı veriyor ya da çalışmaya dayanıyor.",
    source: "FTC Health Products Compliance Guidance (2022); CAP 3.7, 12.1",
    safer: "Kaynağı [1] olarak ekleyin ya da sayıyı ve bilime yapılan göndermeyi çıkarın.",
  },
  "D5-PROFESSION": {
    reason: "Konuşan, profildeki mesleğe ait olmayan bir unvan kullanıyor.",
    source:
      "Sağlık Hizmetlerinde Tanıtım ve Bilgilendirme Faaliyetleri Hakkında Yönetmelik (RG 12.11.2025); 1219 sayılı Kanun",
    safer: "Tescilli unvanınızı kullanın ya da unvansız söyleyin.",
  },
  "D8-MYTH": {
    reason:
      "İlk saniyeler kesilip paylaşılırsa efsaneyi doğrular: bu cümlede onun yanlış olduğu söylenmiyor.",
    source:
      "Video metni kuralı: efsane anlatılmadan önce efsane olduğu söylenir; YouTube tıbbi yanlış bilgi politikası",
    safer: "Yanıtla ya da çerçeveyle açın: “Hayır, şeker kanseri beslemez. Nedeni şu.”",
  },
  "D11-TITLE": {
    reason:
      "Türkiye'de yalnızca kanunla ya da uzmanlık belgesiyle alınan unvanlar söylenebilir; bu onlardan değil.",
    source: "Sağlık Hizmetlerinde Tanıtım ve Bilgilendirme Faaliyetleri Hakkında Yönetmelik (RG 12.11.2025)",
    safer: "Yalnızca tescilli unvanınızı söyleyin.",
  },
}
