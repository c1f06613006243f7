import { screen, waitFor, within } from "@testing-library/react"
import { beforeEach, describe, expect, test } from "vitest"
import { script } from "#testing/answers.ts"
import { postingKit } from "#testing/posting-answers.ts"
import { askedOf, problem } from "#testing/network.ts"
import { renderScreen } from "#testing/screen.tsx"
import { topicAt } from "#testing/topic-answers.ts"

beforeEach(() => localStorage.clear())

const open = (tab: "directions" | "optimization" | "export", more = {}) =>
  renderScreen(`/script-generator/topic-1?script=${script.id}&tab=${tab}`, {
    "GET /api/trending-topics/{topicId}": topicAt(0),
    "GET /api/user/scripts/{id}": script,
    ...more,
  })

describe("the shot list", () => {
  test("stands under the directions: framing, words on the screen, b-roll and prop of each beat", async () => {
    open("directions")
    const list = await screen.findByRole("region", { name: "Shot list" })
    const shots = await within(list).findAllByRole("listitem")
    expect(shots).toHaveLength(5)
    expect(shots[0]?.textContent).toContain("Close-up, eyes in the upper third; no greeting")
    expect(shots[0]?.textContent).toContain("Turn the bottle around.")
    expect(shots[0]?.textContent).toContain("A pack of magnesium, brand turned away")
    expect(shots[1]?.textContent).toContain("13.0 s")
  })

  test("says when it cannot be had, and tries again", async () => {
    let turn = 0
    const { user } = open("directions", {
      "GET /api/user/scripts/{id}/posting-kit": () => {
        turn += 1
        return turn === 1 ? problem(503, "Outage", "The database did not answer.") : postingKit
      },
    })
    expect(await screen.findByText("The database did not answer.")).toBeTruthy()
    await user.click(screen.getByRole("button", { name: "Try again" }))
    expect(await screen.findByText("A pack of magnesium, brand turned away")).toBeTruthy()
  })
})

describe("the posts", () => {
  test("say how much room they take, and each is copied by one press", async () => {
    const { user } = open("optimization")
    const post = await screen.findByRole("region", { name: "TikTok" })
    expect(post.textContent).toContain("48 of 60 characters; TikTok has no titles")
    expect(post.textContent).toMatch(/Caption \d+ of 2,200 characters; the first 100 show/)
    expect(post.textContent).toContain("Look again:")
    for (const item of ["TikTok cover", "TikTok caption", "TikTok comment"]) {
      await user.click(within(post).getByRole("button", { name: `Copy ${item}` }))
      expect(await screen.findByText(`${item} Copied!`)).toBeTruthy()
    }
    await user.selectOptions(screen.getByRole("combobox", { name: "Texts for" }), "YouTube")
    const youtube = screen.getByRole("region", { name: "YouTube" })
    expect(youtube.textContent).toContain("59 of 100 characters")
    expect(screen.queryByRole("region", { name: "TikTok" })).toBeNull()
  })

  test("are offered where the plan does not hold them, and hashtags and times stand all the same", async () => {
    open("optimization", {
      "GET /api/user/scripts/{id}/posting-kit": { ...postingKit, posts: [], hasPosts: false },
    })
    const offer = await screen.findByRole("region", { name: "Texts for each platform" })
    expect(within(offer).getByRole("link", { name: "Upgrade Now" })).toBeTruthy()
    expect(screen.queryByRole("region", { name: "TikTok" })).toBeNull()
    expect(screen.getByText(postingKit.hashtags.join(" "))).toBeTruthy()
  })

  test("come with five hashtags", async () => {
    open("optimization")
    expect(
      await screen.findByText("#magnesium #magnesiumglycinate #magnesiumoxide #sleep #magnesiumforms"),
    ).toBeTruthy()
  })
})

describe("the best time", () => {
  test("says how many of how many studies name it, and calls it weak where half do", async () => {
    open("optimization")
    const times = await screen.findByRole("region", { name: "Best time" })
    expect(times.textContent).toContain("Wednesday 19:00 to 19:59Named by 2 of 3 studies. Next:")
    expect(times.textContent).toContain(
      "Friday 16:00 to 16:59WeakNamed by 1 of 2 studies, so a weak slot. Next:",
    )
  })

  test("names each study by what it counted, and when, in words", async () => {
    open("optimization")
    const times = await screen.findByRole("region", { name: "Best time" })
    // Day and month in the order of the browser's own variety of English.
    expect(times.textContent).toMatch(
      /\(Sprout Social: 2 billion engagements, 307 thousand accounts, .*November.* 2025 – .*February.* 2026; Metricool: 2\.3 million posts, June 2026\)/,
    )
    expect(times.textContent).not.toMatch(/\d{4}-\d\d/)
  })

  test("is asked for in the zone of the audience, which is chosen in sight and kept on this device", async () => {
    const { user } = open("optimization")
    const zone = await screen.findByRole("combobox", { name: "Your audience is in" })
    const own = Intl.DateTimeFormat().resolvedOptions().timeZone
    expect(zone).toHaveProperty("value", own)
    await user.selectOptions(zone, "America/New_York")
    await waitFor(() =>
      expect(askedOf("GET /api/user/scripts/{id}/posting-kit").map(({ query }) => query?.zone)).toEqual([
        own,
        "America/New_York",
      ]),
    )
    await user.click(screen.getByRole("tab", { name: "Export" }))
    const link = await screen.findByRole("link", { name: "Download .ics" })
    expect(link.getAttribute("href")).toBe(`/api/user/scripts/${script.id}/files/ics?zone=America%2FNew_York`)
  })
})

test("a script with places to fill in leaves as no file, and says why", async () => {
  const beats = script.beats.map((beat, at) => (at === 0 ? { ...beat, text: "[Your key fact.]" } : beat))
  open("export", { "GET /api/user/scripts/{id}": { ...script, beats } })
  expect(await screen.findByText("Places to fill in first")).toBeTruthy()
  expect(screen.queryByRole("link", { name: /^Download \./ })).toBeNull()
})

test("every file is one link away", async () => {
  open("export")
  await screen.findByRole("link", { name: "Download .zip" })
  expect(
    screen
      .getAllByRole("link", { name: /^Download \./ })
      .map((link) => [link.textContent, link.hasAttribute("download")]),
  ).toEqual(["zip", "docx", "txt", "srt", "vtt", "csv", "ics"].map((format) => [`Download .${format}`, true]))
})
