import type { Phrases } from "./phrases.ts"

/** How to weigh evidence, and who should be careful: the parts that do not depend on the tone. */
export const turkishEvidence: Pick<Phrases["pools"], "evidence" | "unknown" | "limits" | "mistakes"> = {
  evidence: [
    { text: "Size benzeyen kişilerle yapılan çalışmaları arayın.", at: 1 },
    {
      text: "Ağızdan alınan her şeyde içeriğe, etiketteki miktara ve bağımsız testlere bakın.",
      at: 0,
      only: ["substance"],
    },
    { text: "Beslenmede tek öğüne değil, bütün bir haftaya bakın.", at: 0, only: ["eating"] },
    {
      text: "Antrenmanda yüke, dinlenmeye ve ikisinin ne hızla değiştiğine bakın.",
      at: 0,
      only: ["movement"],
    },
    {
      text: "Belirtilerde ne zaman başladığını, neyin artırıp neyin azalttığını not edin.",
      at: 0,
      only: ["body"],
    },
    { text: "Her yöntemde, yalnızca beklerseniz ne olacağını sorun.", at: 0, only: ["other"] },
    { text: "Mutlak sayıları isteyin: kaç kişiden kaçı düzeldi?", at: 3 },
    { text: "Rastgele dağıtımlı bir çalışma, bir hikâyeden daha çok şey söyler.", at: 2 },
    { text: "Süreye bakın; birkaç gün, aylar hakkında az şey anlatır.", at: 4 },
    {
      text: "Kimlerin dışarıda bırakıldığına bakın; yaşlılar ve uzun süreli hastalığı olanlar çoğu kez dışarıdadır.",
      at: 5,
    },
    { text: "Kılavuzlar birçok çalışmayı birlikte tartar; bir manşetten daha iyi bir başlangıçtır.", at: 6 },
    { text: "Kişisel bir hikâye dürüst olabilir ve yine de rastlantı olabilir.", at: 7 },
    { text: "Bir değişiklikten sonra iyi hissetmek, onun sayesinde iyi hissetmek demek değildir.", at: 8 },
    { text: "Çalışmayı kimin desteklediğine ve başkalarının aynı sonucu bulup bulmadığına bakın.", at: 5.5 },
    { text: "Tarihi ve yazarı olmayan bir kaynağı geçin.", at: 10 },
    { text: "Forum size soruyu verir; cevap için daha iyi bir kaynak gerekir.", at: 11 },
  ],
  unknown: [
    "Bir forum sayımında tanıları, dozları ve ilaçları göremeyiz.",
    "Aynı şeyi deneyip hiç yazmayanların sayısını bilmiyoruz.",
    "Üç günlük bir artış, yıllar içindeki etkiyi anlatmaz.",
    "Size benzeyen kişilerle yapılmış çalışma yoksa, dürüst cevap şudur: henüz bilmiyoruz.",
    "Bilmemek korkmak için değil, temkinli olmak için bir nedendir.",
    "İyi derlemeler bunu açıkça söyler; bu da bir kalite işaretidir.",
  ],
  limits: [
    "Bir hastalığınız varsa ya da düzenli ilaç kullanıyorsanız önce hekiminize danışın.",
    {
      text: "Kullandığınız her şeyi eczacınıza söyleyin; etkileşim bütün listeye bağlıdır.",
      only: ["substance"],
    },
    { text: "Yemekle ilişkiniz zorlayıcıysa önce kişisel destek alın.", only: ["eating"] },
    { text: "Egzersiz sırasında artan ağrı, durup kontrol ettirmek için bir nedendir.", only: ["movement"] },
    { text: "Uyuşma, güçsüzlük, ateş ya da gece ağrısı varsa hekime başvurun.", only: ["body"] },
    { text: "Bütçeniz kısıtlıysa önce size en çok neyin yardım edeceğini sorun.", only: ["other"] },
    { text: "İki hafta içinde geçmezse hekime başvurun.", only: ["body", "movement"] },
    {
      text: "Yeni ya da endişe verici bir şey fark ederseniz hekime başvurun.",
      only: ["substance", "eating", "other"],
    },
    "Sağlıklı bir yetişkine uyan şey gebelikte, çocuklukta ya da ileri yaşta yanlış olabilir.",
    "En çok yararlanabilecek olanlar, gerçek bir ihtiyacı olan ve bunu ölçebilen kişilerdir.",
    "Acil bir durum olduğunu düşünüyorsanız 112'yi arayın.",
    "Temkinli olmak zayıflık değildir; seçeneklerinizi açık tutar.",
  ],
  mistakes: [
    "Sık yapılan hata, üç şeyi aynı anda değiştirmektir.",
    "Yeni bir ağrı, şişlik, döküntü ya da nefes darlığı olursa durun ve hekime başvurun.",
    "Bir başka hata, bir yabancının planını kopyalamaktır.",
    "Bir hastalığınız varsa ya da düzenli ilaç kullanıyorsanız önce hekiminize danışın.",
    { text: "İki hafta içinde geçmezse kontrol ettirin.", only: ["body", "movement"] },
    "Sağlıklı bir yetişkine uyan şey gebelikte, çocuklukta ya da ileri yaşta yanlış olabilir.",
  ],
}
