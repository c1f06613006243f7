import type { Messages } from "#language/safety.ts"

export const messages: Messages = {
  crisis: ({ emergency, listens }) => [
    "Yaşamınıza son vermeyi ya da kendinize zarar vermeyi düşünüyorsanız lütfen şimdi biriyle konuşun.",
    listens === emergency
      ? `Gece gündüz ${emergency} numarasını arayın.`
      : `Gece gündüz ${listens} numarasını arayın.`,
    ...(listens === emergency ? [] : [`Şu anda tehlikedeyseniz ${emergency} numarasını arayın.`]),
    "Güzel anlatmanız gerekmez. Şunu söyleyin: Güvende değilim, yardıma ihtiyacım var.",
    "Bir yakınınız için kaygılanıyorsanız açıkça sorun, yanında kalın, birlikte arayın.",
  ],
  emergency: ({ emergency, advice }) => [
    "Bu acil bir durum olabilir.",
    `Geçiyor gibi olsa da hemen ${emergency} numarasını arayın.`,
    "Ne olduğunu, ne zaman başladığını, ne alındığını söyleyin. Kutu yanınızda olsun.",
    "Araç kullanmayın, yalnız kalmayın. Kapının kilidini açın.",
    ...(advice === null
      ? []
      : [`Kimse tehlikede değilse nereye gideceğinizi ${advice} numarasından öğrenin.`]),
  ],
  minors: ({ emergency, advice }) => [
    "Çocukta doz da diyet de çocuğa göre değişir. Kilosunu, yaşını, kullandığı ilaçları sorabilecek bir doktora ya da eczacıya danışın.",
    advice === null
      ? `Çocuk çok hastaysa ya da kötüleşiyorsa ${emergency} numarasını arayın.`
      : `Çocuk hastaysa ve kaygılıysanız ${advice} numarasını arayın. Acil durumda ${emergency}.`,
  ],
  eating_disorder: ({ emergency }) => [
    "Yemek, kilo ya da kusmak günlerinizi ele geçirdiyse kilonuz ne olursa olsun yardım almak hakkınız.",
    "Güvendiğiniz birine söyleyin ve bu hafta bir doktordan randevu alın.",
    `Bayılıyorsanız, kalbiniz çok hızlı atıyorsa, hiçbir şey midenizde durmuyorsa ${emergency} numarasını arayın.`,
  ],
  drug_seeking: ({ emergency }) => [
    "Reçeteli bir ilacın size uygun olup olmadığını ancak bir hekim değerlendirebilir.",
    "Ağrınız varsa ya da ilacı azaltamıyorsanız doktora ya da eczacıya söyleyin; yargılamak onların işi değildir.",
    `Biri fazla aldıysa ya da uyandırılamıyorsa ${emergency} numarasını arayın.`,
  ],
  stopping_medicine: ({ emergency }) => [
    "Lütfen bir video yüzünden ilacınızı bırakmayın, değiştirmeyin. Bazılarını birden bırakmak tehlikelidir.",
    "Sizi rahatsız edeni, ilacı bilen doktora ya da eczacıya anlatın: çoğu zaman başka bir yol vardır.",
    `Bıraktınız ve kendinizi çok kötü hissediyorsanız ${emergency} numarasını arayın.`,
  ],
}
