import type { ScriptReview } from "@rounds/core/contract/script-parts.ts"
import { afterAll, beforeAll, describe, expect, test } from "vitest"
import { query } from "#postgres/client.ts"
import { checkInvariants } from "#postgres/invariants.ts"
import type { TestClient } from "#testing/client.ts"
import { testDatabase } from "#testing/database.ts"
import { at, edit, startDesk, written } from "#testing/script-desk.ts"

let desk: Awaited<ReturnType<typeof startDesk>>
let ada: TestClient
beforeAll(async () => {
  desk = await startDesk(await testDatabase())
  ada = await desk.person("creator_pro")
})
afterAll(() => desk.api.stop())

describe("a script before filming", () => {
  const settle = (script: ScriptReview["script"], point: string, how: object) =>
    ada.post<ScriptReview>(at(script, `/points/${point}`), { version: script.version, how })

  const settledAll = async (review: ScriptReview): Promise<ScriptReview> => {
    const open = review.points.find(({ isOptional, kept }) => !isOptional && kept === null)
    if (open === undefined) return review
    const how = open.needsOtherWords
      ? { kind: "leave_out" }
      : { kind: "keep", reason: "I say so at my counter." }
    return settledAll((await settle(review.script, open.id, how)).body)
  }

  test("is checked when nothing is open any more, and out of date after any changed letter", async () => {
    const script = await written(ada)
    const edited = await edit(ada, script, 0, "My clinic sees this every week.")
    const refused = await ada.post(at(script, "/approval"), { version: 2 })
    expect(refused.body).toMatchObject({ code: "PointsStillOpen", status: 409 })

    const ready = await settledAll(edited.body)
    const { version } = ready.script
    const checked = await ada.post<ScriptReview>(at(script, "/approval"), { version })
    expect(checked.body.script.approval).toMatchObject({ state: "checked", openPoints: 0 })
    const again = await ada.post<ScriptReview>(at(script, "/approval"), { version })
    expect(again.body.script.approval).toEqual(checked.body.script.approval)

    const locked = await ada.patch<ScriptReview>(at(script, "/beats/0"), {
      version,
      change: { locked: true },
    })
    expect(locked.body.script.approval.state).toBe("checked")
    const changed = await edit(ada, locked.body.script, 1, `${script.beats[1]?.text} Right?`)
    expect(changed.body.script.approval).toMatchObject({ state: "out_of_date", checkedVersion: version })
    const back = await ada.post<ScriptReview>(at(script, "/restore"), { version: version + 2, to: version })
    expect(back.body.script.approval.state).toBe("checked")
  })

  test("takes a finding or a citation for a statement, and numbers it", async () => {
    const script = await written(ada)
    const edited = await edit(ada, script, 0, "Grapefruit changes how simvastatin is taken up.")
    const point = edited.body.points.find(({ kind }) => kind === "unsupported")
    const hits = await ada.get<ReadonlyArray<{ findingId: string }>>(
      "/api/evidence?q=grapefruit%20simvastatin&limit=3",
    )
    expect(hits.body).toHaveLength(3)
    const finding = hits.body[0]?.findingId ?? ""
    const cited = await settle(edited.body.script, point?.id ?? "", { kind: "finding", finding })
    expect(cited.body.script.beats[0]?.said[0]).toMatchObject({ from: "finding", findings: [finding] })
    expect(cited.body.points.some(({ id }) => id === point?.id)).toBe(false)

    const own = await edit(ada, cited.body.script, 0, "My own register counts every single one.")
    const citation = { kind: "citation", publisher: "Clinic", title: "Register", year: 2025 }
    const statement = own.body.points.find(({ kind }) => kind === "unsupported")?.id ?? ""
    const plain = await settle(own.body.script, statement, { ...citation, url: "http://clinic.example/r" })
    expect(plain.body).toMatchObject({ code: "ChangeRefused", errors: [{ field: "citation.url" }] })
    const linked = await settle(own.body.script, statement, { ...citation, url: "https://clinic.example/r" })
    expect(linked.body.script.sources).toContainEqual(
      expect.objectContaining({
        number: 1,
        publisher: "Clinic",
        year: 2025,
        strength: null,
        checkedOn: null,
      }),
    )
  })

  test("tells what was found in the language of who reads it, and leaves the script's words alone", async () => {
    const script = await written(ada)
    const edited = await edit(ada, script, 0, "Garlic cures cancer. My clinic sees this every week.")
    const english = edited.body.points.filter(({ beat }) => beat === 0)
    const inTurkish = { headers: { "accept-language": "tr" } }
    const review = await ada.get<ScriptReview>(at(script, "/review"), inTurkish)
    const turkish = review.body.points.filter(({ beat }) => beat === 0)
    expect(turkish.map(({ id, text }) => [id, text])).toEqual(english.map(({ id, text }) => [id, text]))
    const reasons = (kind: string) =>
      turkish.filter((point) => point.kind === kind).map(({ reason }) => reason)
    expect(reasons("unsupported")).toContainEqual(expect.stringMatching(/^Bunu hiçbir kaynak desteklemiyor/u))
    expect(reasons("claim")).toContainEqual(expect.stringMatching(/^Bir hastalığın geçeceğini söylüyor/u))
    expect(english.map(({ reason }) => reason)).toContainEqual(expect.stringMatching(/^No source carries/u))
    const shown = await ada.get<ScriptReview["script"]>(at(script), inTurkish)
    expect(shown.body.claims.map(({ reason }) => reason)).toEqual(
      review.body.script.claims.map(({ reason }) => reason),
    )
  })

  test("takes no reason for words that the market forbids", async () => {
    const script = await written(ada)
    const edited = await edit(ada, script, 0, "Garlic cures cancer.")
    const point = edited.body.points.find(({ severity }) => severity === "block")
    expect(point).toMatchObject({ kind: "claim", needsOtherWords: true })
    const kept = await settle(edited.body.script, point?.id ?? "", { kind: "keep", reason: "I believe it." })
    expect(kept.body).toMatchObject({ code: "ChangeRefused", errors: [{ field: "how" }] })
    const text = "Ask your pharmacist about grapefruit, will you?"
    const reworded = await settle(edited.body.script, point?.id ?? "", { kind: "reword", text })
    expect(reworded.body.script.beats[0]?.text).toBe(text)
  })
})

test("whatever was done above left nothing broken, and a forged approval is noticed", async () => {
  const broken = async () =>
    (await desk.api.run(checkInvariants))
      .filter(({ violations }) => violations > 0)
      .map(({ name }) => name)
      // The tests' own server is a fast one that may lose everything.
      .filter((name) => name !== "server that may lose what it acknowledged")
  expect(await broken()).toEqual([])
  await desk.api.run(
    query(
      "forge",
      (sql) => sql`UPDATE script_approvals SET words_sha256 = repeat('0', 64) WHERE approved_at = (
        SELECT max(approved_at) FROM script_approvals)`,
    ),
  )
  expect(await broken()).toEqual(["approval of other words than its version's"])
})
