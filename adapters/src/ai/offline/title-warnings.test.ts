import { defaultSettings, orderFor } from "@rounds/core/testing/script/example-topics.ts"
import { describe, expect, test } from "vitest"
import { readLibrary } from "#evidence/recorded.ts"
import { writeOffline } from "./write-offline.ts"

const library = readLibrary()
const formats = ["trend_reaction", "quick_tip", "expert_review", "myth_buster"] as const

interface Order {
  readonly title: string
  readonly language: "english" | "turkish"
  readonly market: "US" | "UK" | "TR"
  readonly scriptFormat: (typeof formats)[number]
}

const spoken = ({ title, ...settings }: Order): string => {
  const draft = writeOffline(orderFor({ ...defaultSettings, ...settings }, null, title), library)
  if (draft === null) throw new Error(`nothing on ${title}`)
  return draft.beats.map(({ text }) => text).join(" ")
}

describe.each(formats)("as a %s", (scriptFormat) => {
  test.each([
    ["Can babies have honey?", "english", "US", /[Nn]o honey|[Nn]ever honey/],
    ["Bebek bal yiyebilir mi?", "turkish", "TR", /bal hiç verilmez|bal yok|asla bal vermeyin/],
    [
      "A cough that lasts for three weeks",
      "english",
      "US",
      /three weeks[^.]*(?:[:,] see (?:a|your) doctor|told to a doctor)|[Tt]ell (?:a|your) doctor[^.]*three weeks/,
    ],
    [
      "Haftalardır geçmeyen öksürük",
      "turkish",
      "TR",
      /[üÜ]ç hafta[^.]*doktora (?:görünün|gidin|söylenmelidir)/,
    ],
  ] as const)("%s is warned of with what the library says", (title, language, market, warning) => {
    expect(spoken({ title, language, market, scriptFormat })).toMatch(warning)
  })

  test.each([
    ["Is ibuprofen safe in pregnancy?", "english", "UK", /Ask your doctor, midwife or pharmacist first/],
    ["Emzirirken ashwagandha kullanılır mı?", "turkish", "UK", /önce doktorunuza, ebenize/],
    ["Hamilelikte sauna tehlikeli mi?", "turkish", "TR", /önce doktorunuza, ebenize ya da eczacınıza sorun/],
  ] as const)("%s is not reassured where no source may answer", (title, language, market, asks) => {
    const text = spoken({ title, language, market, scriptFormat })
    const draft = writeOffline(
      orderFor({ ...defaultSettings, language, market, scriptFormat }, null, title),
      library,
    )
    expect(text).toMatch(asks)
    expect(draft?.beats.flatMap(({ said }) => said.flatMap(({ findings }) => findings))).toEqual([])
  })

  test.each([
    "Is humming good for babies?",
    "Which shoes for toddlers?",
    "Why does my nose whistle?",
    "Are feathers good for pillows?",
    "Is lip balm addictive?",
    "Ringing bells at night",
    "Numb fingers in the morning",
  ])("%s is warned of nothing that is on another thing", (title) => {
    const draft = writeOffline(
      orderFor({ ...defaultSettings, language: "english", market: "US", scriptFormat }, null, title),
      library,
    )
    expect(draft?.beats.flatMap(({ said }) => said.flatMap(({ findings }) => findings)) ?? []).toEqual([])
  })
})
