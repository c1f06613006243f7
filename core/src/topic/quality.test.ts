import { describe, expect, test } from "vitest"
import { sharedData } from "#testing/shared-data.ts"
import { archiveOf, engagementDeciles, shuffledFlags, themeAgreement } from "#testing/topic/planted.ts"
import { product, readyPosts } from "#testing/topic/engines.ts"
import { missed, somePools, trafficOf } from "#testing/topic/gates.ts"
import { keysKept } from "#testing/topic/real-days.ts"
import { labelledPosts, recordedPosts } from "#testing/topic/recorded.ts"
import { specialtyAgreement } from "#testing/topic/specialty-agreement.ts"

const data = sharedData()

describe.skipIf(data === undefined)("on recorded posts (skipped where ../shared/data is absent)", () => {
  const posts = data === undefined ? [] : recordedPosts(data)
  const read = readyPosts(posts)
  const traffic = trafficOf(posts)
  const archive = archiveOf(read)

  test("most planted bursts of ten posts reach the top ten", { timeout: 300_000 }, () => {
    const themes = somePools(traffic, 16, 11)
    expect(missed(product, traffic, themes, 10, 11).length).toBeLessThanOrEqual(2)
  })

  test("shuffled traffic raises hardly any flag", { timeout: 60_000 }, () => {
    expect(shuffledFlags(archive, 8, 12)).toBeLessThanOrEqual(0.25)
  })

  test("topics that go on the next day keep their keys", { timeout: 60_000 }, () => {
    expect(keysKept(archive, 6)).toBeGreaterThanOrEqual(0.8)
  })

  test("specialties follow from what is written, without the community's name", { timeout: 60_000 }, () => {
    const { macroF1, topTwo } = specialtyAgreement(read)
    expect(macroF1).toBeGreaterThanOrEqual(0.7)
    expect(topTwo).toBeGreaterThanOrEqual(0.85)
  })

  test("engagement scores of random groups spread over the whole scale", () => {
    for (const share of engagementDeciles(archive, 2000, 13)) {
      expect(share).toBeGreaterThanOrEqual(5)
      expect(share).toBeLessThanOrEqual(15)
    }
  })

  test("themes of labelled posts agree with their communities", { timeout: 60_000 }, () => {
    const posts = (data === undefined ? [] : labelledPosts(data)).filter((_, i) => i % 3 === 0)
    expect(themeAgreement(posts).nmi).toBeGreaterThanOrEqual(0.68)
  })
})
