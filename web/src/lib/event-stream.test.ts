import { expect, test } from "vitest"
import { frames } from "./event-stream.ts"

test("an event that arrives in pieces is read once, when it is complete", () => {
  const take = frames()
  expect(take("id: 1\nevent: sta")).toEqual([])
  expect(take('ge\ndata: {"step":1}\n')).toEqual([])
  expect(take('\nevent: delta\ndata: {"text":"a"}\n\n')).toEqual([
    { event: "stage", data: { step: 1 } },
    { event: "delta", data: { text: "a" } },
  ])
})

test("heartbeats are no events", () => {
  const take = frames()
  expect(take(": heartbeat\n\n: heartbeat\n\n")).toEqual([])
})

test("line ends of any system are read", () => {
  expect(frames()("event: done\r\ndata: {}\r\n\r\n")).toEqual([{ event: "done", data: {} }])
})
