import { expect, test } from "vitest"
import { script } from "#testing/answers.ts"
import { beatAt, secondsFor, timelineOf, wordsIn } from "./timeline.ts"

test("the beats share the script's spoken words as they share its seconds", () => {
  const beats = timelineOf(script)
  expect(wordsIn(beats)).toBeCloseTo(130, 6)
  expect(beats.map(({ name }) => name)).toEqual([
    "Hook",
    "What people say",
    "Verdict first",
    "What is known",
    "Close",
  ])
  // 4 of 53 seconds are the hook's.
  expect(beats[0]?.words).toBeCloseTo((4 / 53) * 130, 6)
  expect(beats[1]?.from).toBeCloseTo((4 / 53) * 130, 6)
})

test("words come in their order, each at its own place within its beat", () => {
  for (const beat of timelineOf(script)) {
    const places = beat.tokens.map(({ at }) => at)
    expect(places).toEqual([...new Set(places)].toSorted((a, b) => a - b))
    expect(places[0]).toBe(beat.from)
    expect(Math.max(...places)).toBeLessThan(beat.from + beat.words)
  }
  expect(
    timelineOf(script)
      .flatMap(({ tokens }) => tokens.map(({ text }) => text))
      .join(" "),
  ).toBe(script.scriptContent.replaceAll("\n\n", " "))
})

test("a stored script without seconds is counted by what is shown", () => {
  const beats = timelineOf({ words: 0, beats: script.beats.map((beat) => ({ ...beat, seconds: 0 })) })
  expect(beats[0]?.words).toBe(9)
  expect(beats[0]?.tokens).toHaveLength(9)
})

test("time left is the words left by the pace, and a beat is the one that has begun", () => {
  expect(secondsFor(75, 150)).toBe(30)
  expect(secondsFor(-1, 150)).toBe(0)
  const beats = timelineOf(script)
  expect(beatAt(beats, 0)).toBe(0)
  expect(beatAt(beats, beats[2]?.from ?? 0)).toBe(2)
  expect(beatAt(beats, 130)).toBe(4)
})
