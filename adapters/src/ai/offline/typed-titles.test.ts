import { claimContextOf } from "@rounds/core/script/drafting.ts"
import { review } from "@rounds/core/script/review.ts"
import { defaultSettings, exampleTopic, orderFor } from "@rounds/core/testing/script/example-topics.ts"
import { packs } from "@rounds/core/language/pack.ts"
import { spokenWords } from "@rounds/core/script/spoken-words.ts"
import { describe, expect, test } from "vitest"
import { readLibrary } from "#evidence/recorded.ts"
import { writeOffline } from "./write-offline.ts"

const library = readLibrary()

const english = {
  question: [
    "Is whistling good for your lungs?",
    "is yodelling good for the voice",
    "Does chewing gum sharpen the mind?",
    "Can you sunburn through a window",
    "Should I ice my eyelids?",
    "Why do my ears ring at night?",
    "why does my nose whistle",
    "How often should I change my pillow?",
    "How to sit on a plane for ten hours",
    "What is the best pillow height?",
    "What happens when you crack your toes?",
    "Do barefoot shoes make feet stronger?",
    "Are standing mats worth it",
    "Which slippers are kind to feet?",
    "Will cracking my jaw ruin it?",
    "When should toddlers wear shoes",
    "Who should skip the trampoline?",
    "Could my backpack be too heavy?",
    "Have you tried humming?",
  ],
  statement: [
    "Whistling keeps the lungs young.",
    "My grandmother gargled every morning",
    "Slippers are not only for winter",
    "Look at your slippers tonight",
    "Nobody asked me about pillows",
    "Your backpack has two straps!",
    "There is a label inside your pillow...",
    "Keep your slippers by the door",
    "Why I changed my pillow",
    "How I pack my bag",
    "What nobody tells you about slippers",
    "Pillows are overrated",
  ],
  name: [
    "whistling for the lungs",
    "humming",
    "barefoot slippers",
    "trampolines at home",
    "pillow height",
    "ear candles",
    "standing mats at work",
    "backpacks for school",
    "eye yoga",
  ],
} as const

const turkish = {
  question: [
    "Islık çalmak akciğere iyi gelir mi?",
    "sakız çiğnemek dikkati artırır mı",
    "Camın arkasında güneş yanığı olur mu?",
    "Burnum neden ıslık çalıyor?",
    "Yastık yüksekliği ne olmalı?",
    "Terlik ayağı yorar mı",
    "Uçakta on saat nasıl oturulur?",
    "Hangi terlik ayağa iyi gelir",
    "Ayak parmağı çıtlatmak zararlı mıdır?",
    "Yastık kaç yılda bir değişmeli?",
    "Kulak memesi nedir?",
    "Çocuk ayakkabısı ne zaman giyilir",
    "Trambolin kimlere uygun değil?",
    "Sırt çantası ne kadar ağır olabilir?",
    "Dil kazımak şart mı?",
    "Niçin esniyoruz?",
    "Ayakta çalışma paspası işe yarıyor mu?",
  ],
  statement: [
    "Islık çalmak unutuldu.",
    "Terlikler yalnız kış için değil",
    "Bu akşam terliklerinize bakın",
    "Bana yastık hakkında her şeyi sorun",
    "Yastığın içinde bir etiket var",
    "Çantanızın iki askısı var!",
    "Terlikleri kapının yanında tutun",
    "Bu bir okul çantası...",
    "Çantanızı bugün boşaltın",
    "Şunu herkes soruyor",
    "Kimse terliğini sormuyor",
    "Yastığınızı tanıyın",
    "Ben her gün terlik giyerim",
  ],
  name: [
    "ıslık çalmak",
    "yastık yüksekliği",
    "kulak memesi",
    "evde trambolin",
    "terlik",
    "sakız çiğnemek",
    "göz yogası",
    "okul çantası",
    "burun ıslığı",
    "uçakta oturmak",
    "çıplak ayak terliği",
  ],
} as const

const titled = (title: string, language: "english" | "turkish", at: number) => {
  const scriptFormat = (["trend_reaction", "expert_review", "myth_buster", "quick_tip"] as const)[at % 4]
  const market = language === "turkish" ? ("TR" as const) : ("US" as const)
  const settings = { ...defaultSettings, language, market, scriptFormat: scriptFormat ?? "quick_tip" }
  const order = { ...orderFor(settings, exampleTopic()), title, topic: null }
  return { order, draft: writeOffline(order, library) }
}

const sentencesOf = ({ draft }: ReturnType<typeof titled>) => [
  ...(draft?.beats ?? []).flatMap(({ said }) => said.map(({ text }) => text)),
  ...(draft?.hooks ?? []).map(({ said }) => said.text),
]

describe.each([
  ["english", english],
  ["turkish", turkish],
] as const)("a title that a person typed, in %s", (language, titles) => {
  test("there are forty and they are of every kind", () => {
    expect(Object.values(titles).flat().length).toBeGreaterThanOrEqual(40)
  })

  test.each([...titles.question, ...titles.statement])(
    "is said once, as the sentence that it is, first where it is a short question: %s",
    (title) => {
      const written = titled(title, language, title.length)
      const bare = title.replace(/[\s.!?…]+$/u, "")
      const isQuestion = (titles.question as ReadonlyArray<string>).includes(title)
      const said = (written.draft?.beats ?? []).flatMap((beat) => beat.said.map(({ text }) => text))
      const holding = said.filter((text) => text.toLowerCase().includes(bare.slice(1).toLowerCase()))
      expect(holding).toHaveLength(1)
      const opens = isQuestion && spokenWords(bare, language).length <= packs[language].hookWords
      expect(holding[0] === said[0]).toBe(opens)
      const quoted = opens ? (said[0] ?? "") : (/“([^”]*)”$/u.exec(holding[0] ?? "")?.[1] ?? "")
      expect(quoted.slice(1)).toBe(`${bare.slice(1)}${isQuestion ? "?" : "."}`)
      expect(quoted.slice(0, 1)).toBe(
        bare.slice(0, 1).toLocaleUpperCase(language === "turkish" ? "tr" : "en"),
      )
      expect(review(written.draft, written.order, [], claimContextOf(written.order))).toMatchObject({
        _tag: "Passed",
      })
    },
  )

  test.each(titles.name)("that names something stands in the sentences: %s", (title) => {
    const written = titled(title, language, title.length)
    const holding = sentencesOf(written).filter((text) =>
      text.toLocaleLowerCase(language === "turkish" ? "tr" : "en").includes(title),
    )
    expect(holding.length).toBeGreaterThan(1)
    expect(holding.filter((text) => /[?.]”/u.test(text))).toEqual([])
  })
})
