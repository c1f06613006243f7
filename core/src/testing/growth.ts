import { threadCpuUsage } from "node:process"

/** Sizes at which a text is tried, in thousands of characters. */
const sizes = [10, 20, 40, 80] as const

/** Work that the step from 20 to 80 thousand characters may cost: linear is 4 times, quadratic 16. */
const MOST_GROWTH = 8

/** Below this at 80 thousand characters nobody is kept waiting, and a ratio would be noise. */
const FLOOR_MS = 40

const pieces: ReadonlyArray<string> = [
  ...Array.from("a1 .,'’-_*>(<&+\n\t"),
  ...Array.from("ıİ\u00a0\u0301\ud83d"),
  "a ",
  "a. ",
  "-a",
  "1.",
  "10 mg ",
  "$1-",
  "a@",
  "@.",
  "a@a.",
  "u/a ",
  "&a;",
  "](",
  "[a](",
  "[1,",
  "</a",
  "http://a",
  "#a",
  "> ",
  "\n ",
  "don't ",
  "mıyor",
  "iyileşmez ",
  "two ",
  "i'm 1",
  "1y/o ",
  "where can i get a ",
  "cures cancer ",
  "no cures cancer, ",
  "vitamin d",
  "Dr. ",
]

/** One piece again and again, before what it may seem to lead to: such texts make patterns go astray. */
const adversaries: ReadonlyArray<{ readonly name: string; readonly of: (length: number) => string }> =
  pieces.map((piece) => ({
    name: JSON.stringify(piece),
    of: (length) =>
      `${piece.repeat(Math.ceil(length / piece.length)).slice(0, length)}a](!@ u/ &; :// www. ["`,
  }))

/** Milliseconds that this thread computed, whatever else the machine does. */
const costOf = (work: () => unknown): number => {
  const begun = threadCpuUsage()
  work()
  const { user, system } = threadCpuUsage(begun)
  return (user + system) / 1_000
}

const isLinear = (ms: ReadonlyArray<number>): boolean => {
  const [, small = 0, , large = 0] = ms
  return large < FLOOR_MS || large < MOST_GROWTH * small
}

/** What grows faster than its text, as lines for a failed test; empty when nothing does. Doubt is measured three times. */
export const worseThanLinear = (work: (text: string) => unknown): ReadonlyArray<string> => {
  work("warm")
  return adversaries.flatMap(({ name, of }) => {
    const measure = () => sizes.map((thousands) => costOf(() => work(of(thousands * 1_000))))
    let ms = measure()
    for (let again = 0; again < 2 && !isLinear(ms); again += 1) {
      const others = measure()
      ms = ms.map((cost, index) => Math.min(cost, others[index] ?? cost))
    }
    const figures = ms.map((cost) => cost.toFixed(1)).join(", ")
    return isLinear(ms) ? [] : [`${name}: ${figures} ms at 10, 20, 40 and 80 thousand characters`]
  })
}
