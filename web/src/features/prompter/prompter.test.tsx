import { screen, waitFor, within } from "@testing-library/react"
import { afterEach, beforeEach, describe, expect, test } from "vitest"
import { script } from "#testing/answers.ts"
import { problem } from "#testing/network.ts"
import { renderScreen } from "#testing/screen.tsx"

const address = `/script-generator/topic-1?script=${script.id}&mode=prompter`

beforeEach(() => localStorage.clear())
afterEach(() => localStorage.clear())

const open = async (more: Partial<typeof script> = {}, url = address) => {
  const view = renderScreen(url, {
    "GET /api/user/scripts/{id}": { ...script, ...more },
    "GET /api/user/scripts": [],
  })
  await screen.findByRole("button", { name: "Play" })
  return { ...view, stage: within(screen.getByRole("dialog", { name: "Teleprompter" })) }
}

const press = (name: string | RegExp) => screen.getByRole("button", { name })

/** Past the countdown. */
const play = async (user: Awaited<ReturnType<typeof open>>["user"]) => {
  await user.click(press("Play"))
  await user.click(await screen.findByRole("button", { name: /Start now/ }))
}

describe("the teleprompter", () => {
  test("opens paused, with the whole time left, and says that nobody has checked the words", async () => {
    const { stage } = await open()
    expect(stage.getByRole("timer", { name: "Time left" }).textContent).toBe("0:52")
    expect(stage.getAllByText("Not checked")).not.toHaveLength(0)
    expect(stage.getByText(/^150 wpm, not measured yet\. Whole script 0:52\.$/)).toBeTruthy()
    expect(stage.getByText("Paused, 0:52 left")).toBeTruthy()
    expect(press("Play")).toBe(document.activeElement)
  })

  test("says since when the words are checked, and that they have changed since", async () => {
    const at = new Date()
    at.setHours(0, 4, 0, 0)
    const checked = { openPoints: 0, checkedAt: at.toISOString(), checkedVersion: 1 }
    const { stage, unmount } = await open({ approval: { ...checked, state: "checked" } })
    expect(stage.getAllByText(/^Checked by you, today (0|12):04/)).not.toHaveLength(0)
    unmount()
    await open({ approval: { ...checked, state: "out_of_date" } })
    expect(screen.getAllByText("Words changed since you checked them")).not.toHaveLength(0)
  })

  test("counts down before it runs, with the focus on what skips the rest; Escape takes it back", async () => {
    const { user, stage } = await open()
    await user.click(press("Play"))
    expect(stage.getByRole("timer", { name: "Seconds to the start" }).textContent).toBe("3")
    expect(press(/Start now/)).toBe(document.activeElement)
    await user.keyboard("{Escape}")
    expect(stage.queryByRole("timer", { name: "Seconds to the start" })).toBeNull()
    expect(press("Play")).toBe(document.activeElement)

    await user.click(press("Play"))
    await user.keyboard(" ")
    expect(await screen.findByRole("button", { name: "Pause" })).toBe(document.activeElement)
    await user.keyboard(" ")
    expect(press("Play")).toBeTruthy()
  })

  test("starts by itself when the three seconds are over", async () => {
    const { user } = await open()
    await user.click(press("Play"))
    expect(await screen.findByRole("button", { name: "Pause" }, { timeout: 15_000 })).toBeTruthy()
  })

  test("time left follows the pace, and the pace its keys and its limits", async () => {
    const { user, stage } = await open()
    await user.keyboard("{ArrowUp}{ArrowUp}")
    expect(stage.getByText("160 wpm")).toBeTruthy()
    expect(stage.getByRole("timer", { name: "Time left" }).textContent).toBe("0:49")
    await user.keyboard("{ArrowDown>40/}")
    expect(stage.getByText("70 wpm")).toBeTruthy()
    expect(stage.getByRole("timer", { name: "Time left" }).textContent).toBe("1:51")
  })

  test("a press on the bar and the arrows lead to beats", async () => {
    const { user, stage } = await open()
    await user.click(press("Go to Verdict first, 0:17"))
    expect(stage.getByText("beat 3 of 5", { exact: false })).toBeTruthy()
    await user.keyboard("{ArrowRight}")
    expect(press(/^Go to What is known/).getAttribute("aria-current")).toBe("step")
    await user.keyboard("{ArrowLeft}{ArrowLeft}")
    expect(press(/^Go to What people say/).getAttribute("aria-current")).toBe("step")
    await user.keyboard("{Home}")
    expect(press(/^Go to Hook/).getAttribute("aria-current")).toBe("step")
  })

  test("the mirror turns the words and nothing else, and stays on this device", async () => {
    const { user, stage, unmount } = await open()
    await user.click(press("Mirror"))
    expect(press("Mirror").getAttribute("aria-pressed")).toBe("true")
    const turned = [...document.querySelectorAll("[data-mirrored]")]
    expect(turned).toHaveLength(1)
    expect(turned[0]?.contains(stage.getByRole("timer"))).toBe(false)
    expect(turned[0]?.textContent).toContain("Turn the bottle around.")
    unmount()
    await open()
    expect(press("Mirror").getAttribute("aria-pressed")).toBe("true")
  })

  test("step by beat shows one beat, and Space leads on to the end", async () => {
    const { user, stage } = await open()
    await user.click(press("Step by beat"))
    expect(document.querySelectorAll("[data-at]")).toHaveLength(9)
    await play(user)
    for (const beat of [2, 3, 4, 5]) {
      await user.keyboard(" ")
      expect(stage.getByText(`beat ${beat} of 5`, { exact: false })).toBeTruthy()
    }
    await user.click(press("Done"))
    expect(press("Again")).toBe(document.activeElement)
  })

  test("a whole take can count towards the own pace, which the next opening runs at", async () => {
    const short = {
      words: 6,
      spokenSeconds: 2.4,
      scriptContent: "One two three four five six.",
      beats: script.beats.slice(0, 2).map((beat, at) => ({
        ...beat,
        text: ["One two three", "four five six."][at] ?? "",
        startsAt: at * 1.2,
        seconds: 1.2,
      })),
    }
    const { user, stage, unmount } = await open(short)
    await play(user)
    const keep = await screen.findByRole("button", { name: "Time that take" }, { timeout: 15_000 })
    expect(stage.getByText(/^That take took 0:0\d, \d+ words a minute, pauses left out\.$/)).toBeTruthy()
    await user.click(keep)
    expect(await stage.findByText(/Counted on this device\. Your own pace is \d+ wpm/)).toBeTruthy()
    await user.click(press("Again"))
    expect(press("Play")).toBe(document.activeElement)
    unmount()
    localStorage.setItem(
      "rounds.takes.english",
      JSON.stringify([1, 2, 3].map(() => ({ words: 138, seconds: 60 }))),
    )
    await open(short)
    expect(
      screen.getByText(/^Your own pace is 138 wpm, measured in your last 3 takes\. Whole script 0:03\.$/),
    ).toBeTruthy()
  })

  test("a reading with a jump in it counts for nothing", async () => {
    const { user, stage } = await open()
    await user.click(press("Step by beat"))
    await play(user)
    await user.click(press(/^Go to Close/))
    await user.click(press("Done"))
    expect(stage.getByText(/Parts were skipped or repeated/)).toBeTruthy()
    expect(stage.queryByRole("button", { name: "Time that take" })).toBeNull()
  })

  test("carries the mark of sample data, and leads back where it came from", async () => {
    const { user, stage, router } = await open(
      { sampleDate: "2026-11-20" },
      `/my-scripts?script=${script.id}&mode=prompter`,
    )
    expect(stage.getByText(/Sample data of/)).toBeTruthy()
    await user.click(press("Exit teleprompter"))
    await waitFor(() => expect(router.state.location.search).toEqual({ script: script.id }))
  })

  test("says when the script is not there, and tries again", async () => {
    let isDown = true
    const { user } = renderScreen(address, {
      "GET /api/user/scripts/{id}": () =>
        isDown ? problem(503, "Outage", "The database did not answer.") : script,
    })
    expect(await screen.findByText("The database did not answer.")).toBeTruthy()
    isDown = false
    await user.click(press("Try again"))
    expect(await screen.findByRole("button", { name: "Play" })).toBeTruthy()
  })
})
