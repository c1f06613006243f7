/** Names of one thing, which are akin wherever they stand. */
const named = [
  ["idrar", "çiş"],
  ["kaka", "dışkı"],
  ["hafıza", "bellek"],
  ["parasetamol", "parol", "minoset", "tylol", "calpol", "panadol"],
  ["yorgun", "yorgunluk", "halsiz", "halsizlik", "bitkinlik"],
]

/** Words for one thing, of which each may stand for another. */
export const oneThing: ReadonlyArray<ReadonlySet<string>> = [
  ["gebe", "gebelik", "hamile", "hamilelik"],
  ["doktor", "hekim"],
  ...named,
].map((words) => new Set(words))

/** Words for the same thing that share no beginning. */
export const kin: ReadonlyArray<ReadonlySet<string>> = [
  ...named,
  ["bağımlılık", "alışkanlık", "bağımlı"],
  ["kilo", "ağırlık"],
  ["kilo", "göbek"],
  ["kilo", "yağ"],
  ["orgazm", "libido", "cinsel", "cinsellik", "ereksiyon", "sertleşme"],
  ["ilaç", "hap", "tablet"],
  ["yatak", "yatmak", "yatış", "istirahat"],
  ["yatak", "yatmak", "uyumak"],
  ["yürüyüş", "yürümek", "hareket", "hareketli"],
  ["taraf", "yan", "yana", "yanda"],
  ["spor", "egzersiz"],
  ["spor", "antrenman", "idman"],
  ["maraton", "ultramaraton", "yarış"],
  ["kahve", "kafein"],
  ["akciğer", "solunum", "nefes", "astım"],
  ["egzersiz", "germe", "esnetme", "güçlendirme"],
  ["patlatmak", "patlatılır", "patlatmayın", "delmek", "delinir"],
  ["bebek", "yenidoğan"],
  ...["sertralin", "fluoksetin", "essitalopram", "sitalopram", "fluvoksamin", "amitriptilin"].map((name) => [
    "antidepresan",
    "antidepresanlar",
    name,
  ]),
  ["eklem", "diz"],
  ["eklem", "kalça"],
  ["eklem", "kireçlenme"],
  ["tekrar", "yeniden"],
  ["meditasyon", "farkındalık"],
  ["aşı", "iğne"],
  [
    "yenir",
    "yemeli",
    "yememeli",
    "yenmeli",
    "yenmez",
    "beslenme",
    "beslenen",
    "karbonhidrat",
    "diyet",
    "besin",
    "yemek",
    "öğün",
    "gıda",
    "lif",
  ],
].map((words) => new Set(words))
