import type { Textbook } from "./textbook.ts"

export const textbookTurkish: Textbook = {
  remedies:
    "zerdeçal|sarımsak|zencefil|C vitamini|çinko|bal|kereviz suyu|elma sirkesi|çörek otu yağı|magnezyum|mürver|yeşil çay|tarçın|çiğ süt|bu çay|takviyemiz|berberin|aralıklı oruç|soğuk duş|hacamat|propolis|ketojenik beslenme|probiyotik|kolajen".split(
      "|",
    ),
  diseases:
    "kanseri|diyabeti|romatizmayı|astımı|migreni|anksiyeteyi|depresyonu|gribi|tansiyonu|egzamayı|sedefi|kısırlığı|alerjiyi|bunamayı|uykusuzluğu|reflüyü|tümörü|epilepsiyi|enfeksiyonu|kemik erimesini|sivilceyi|saç dökülmesini|fıtığı|kolesterolü".split(
      "|",
    ),
  medicines:
    "insülini|statini|antidepresanı|tansiyon ilacını|antibiyotiği|kemoterapiyi|fısfısı|metformini|kan sulandırıcıyı|Ozempic'i".split(
      "|",
    ),
  lines: `
cure|{r} {d} iyileştirir.
cure|{r} {d} yok eder.
cure|{r} {d} kökünden bitirir.
cure|{r} {d} tamamen geçirir.
cure|{r} {d} haftalar içinde yener.
cure|Biliyor muydunuz? {r} {d} iyileştiriyor.
cure|{r} {d} yok ediyor, bunu duymuş muydunuz?
cure|{d} yok eden {r} için daha fazla beklemeyin.
cure|Kimse size söylemedi ama {r} {d} geçiriyor.
none|{r} {d} iyileştirmez.
none|{r} {d} yok etmez.
none|{r} {d} geçirmiyor, bunu gösteren çalışma yok.
none|{r} {d} iyileştirir mi? Hayır.
none|Efsane: {r} {d} yok eder.
none|Hiçbir bitki {d} yok etmez.
none|{r} {d} iyileştirir diyenlere inanmayın.
none|{r} için {d} iyileştirdiğine dair iyi bir kanıt yok.
supplement|{r} {d} önler.
supplement|{r} {d} tedavi eder.
supplement|{r} {d} engelliyor, her gün için.
supplement|{d} önlemek için {r} kullanın.
supplement|{r} sizi hastalıktan korur.
none|{r} {d} önlemez.
none|{r} {d} tedavi etmez, hekiminize danışın.
none|Çalışmalar {r} ile {d} önlemeyi desteklemiyor.
none|Küçük bir çalışmada {r} belirtileri biraz azalttı; insanlarda daha büyük çalışma gerek.
none|{r} bazı kişilere biraz iyi gelebilir, kanıt zayıf.
none|{r} ilaçlarla etkileşebilir, eczacınıza sorun.
stop-medicine|{m} bırakın, {r} yeter.
stop-medicine|{m} artık çöpe atabilirsiniz.
stop-medicine|{m} kesip {r} kullanın.
stop-medicine|Bunun için doktora gitmenize gerek yok.
stop-medicine|{r} varken {m} almanıza gerek kalmaz.
none|Hekiminize danışmadan {m} bırakmayın.
none|{m} kendi başınıza kesmeyin.
none|{r} hiçbir ilacın yerini tutmaz.
none|{m} kullanıyorsanız {r} almadan önce eczacınıza sorun.
no-risk|{r} yüzde yüz güvenli.
no-risk|{r} için hiçbir yan etki yok.
no-risk|Tamamen doğal, hiçbir zararı yok.
no-risk|Yan etkisi yok, hamileler de rahatça kullanabilir.
none|{r} yüzde yüz güvenli değildir.
none|Doğal olması zararsız olduğu anlamına gelmez.
none|Doğal olması güvenli olduğunu göstermez; tamamen güvenli değildir.
none|Yan etkisi olmayan ilaç yoktur.
none|Her uygulamanın bir riski vardır.
guarantee|Kesin çözüm.
guarantee|Kesin sonuç, yüzde yüz garanti.
guarantee|{r} herkeste işe yarar.
guarantee|{d} bitireceğimize söz veriyoruz.
none|Hiçbir yöntem herkeste işe yaramaz.
none|{r} herkeste aynı sonucu vermez.
none|Kimse size kesin sonuç garanti edemez.
none|Sonuçlar kişiden kişiye değişir.
weight|{r} ile iki haftada beş kilo verin.
weight|{r} göbek yağını eritir.
weight|Diyet yapmadan ayda on kilo.
none|{r} yağ yakmaz.
none|İki haftada on kilo vermek güvenli değildir.
none|Haftada beş kilo vadedene inanmayın.
study|Bilimsel olarak kanıtlandı: {r} {d} yeniyor.
study|Araştırmalar gösteriyor ki {r} {d} bitiriyor.
study|Klinik olarak kanıtlanmış formül.
none|Araştırmalar gösteriyor ki etki küçük [1].
none|Klinik olarak kanıtlanmış değil.
none|2021'de 120 kişiyle yapılan çalışmada {r} az bir fark gösterdi [1].
hype|Mucizevi {r} karışımını açıklıyorum.
hype|{r} bağışıklığı güçlendirir, toksinleri atar.
hype|Doktorların size söylemediği {r} sırrı.
none|Uykunun sihirli bir formülü yoktur.
none|Detoksa gerek yok, karaciğer bunu yapar.
none|{r} bağışıklığı uçurmaz; aşılarınızı tamamlayın.
none|C vitamini bağışıklık sisteminin normal fonksiyonuna katkıda bulunur.
endorsement|Doktorların önerdiği {r}.
endorsement|Türkiye'nin en iyi kliniği.
endorsement|Eczacı olarak bu markayı herkese öneriyorum.
none|Kılavuzlar ilk seçenek olarak egzersizi önerir.
none|Eczacı olarak bana bu sık soruluyor.
rx-promotion|{m} reçetesiz bizden alın.
rx-promotion|Mounjaro'yu kapınıza gönderiyoruz.
rx-promotion|Botoks kampanyamız başladı, randevu alın.
none|{m} yalnızca hekim reçetesiyle kullanılır.
none|Semaglutid reçeteli bir ilaçtır, bulantı yapabilir.
pressure|Muayene ücretsizdir.
pressure|İkinci seans bedava.
pressure|Çekilişe katılın, tedavi hediye.
pressure|Son üç kişi, hemen arayın.
none|Karar vermeden önce zaman ayırın, sorularınızı yazın.
none|Kanser taramaları aile sağlığı merkezinde ücretsiz yapılır.
none|Kampanya döneminde satın aldığınız takviyenin etiketini kontrol edin.
dose|Her gece 800 miligram {r} alın.
dose|Belirti geçmediyse {m} iki katına çıkarın.
none|{r} miktarı böbreğinize ve ilaçlarınıza göre değişir; eczacınıza sorun.
none|Çalışmada katılımcılar günde 400 miligram kullandı [1].
misinformation|Aşılar otizm yapıyor.
misinformation|Bu hastalık uydurma, ilaç firmaları icat etti.
none|Aşılar otizme yol açmaz.
none|Bu hastalık gerçektir ve tanısı konabilir.
testimonial|Hastamız {r} ile {d} yendi, bambaşka biri oldu.
testimonial|{r} annemin hayatını değiştirdi, sonucuna bakın.
none|Hastalarım bana {r} hakkında sık soruyor.
title|Kursa gittim, artık uzmanıyım, bana doktor diyebilirsiniz.
none|Doktor değilim, bunu hekiminize sorun.
none|Şikâyetiniz artarsa hekime başvurun.
`,
}
