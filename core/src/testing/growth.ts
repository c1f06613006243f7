import { threadCpuUsage } from "node:process"

/** Sizes at which a text is tried, in thousands of characters. */
const sizes = [10, 20, 40, 80] as const

/** Work that the step from 20 to 80 thousand characters may cost: linear is 4 times, quadratic 16. */
const MOST_GROWTH = 8

/** The same for the last doubling: work of a n + b n² that costs 8 times at four times the size costs 3 times at the last twofold one. */
const MOST_DOUBLING = Math.sqrt(MOST_GROWTH)

/** Below this at 80 thousand characters nobody is kept waiting, and a ratio would be the noise of caches and the collector. */
const FLOOR_MS = 100

/** Work too short for any clock is not repeated for ever. */
const MOST_RUNS = 200

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

/** The clock of a thread's work ticks every 4 ms on many machines: shorter work is repeated until ten ticks have passed. */
const TICKS_MS = 40

/** Milliseconds that this thread computed for `work`, whatever else the machine does: the mean of as many runs as `enough` takes. */
export const cpuMsOf = (work: () => unknown, enough = TICKS_MS): number => {
  const begun = threadCpuUsage()
  for (let runs = 1; ; runs += 1) {
    work()
    const { user, system } = threadCpuUsage(begun)
    const ms = (user + system) / 1_000
    if (ms >= enough || runs === MOST_RUNS) return ms / runs
  }
}

/** What only leaves the machine's caches on the way grows by more once, and then no longer. */
const isLinear = (ms: ReadonlyArray<number>): boolean => {
  const [, small = 0, half = 0, large = 0] = ms
  return large < FLOOR_MS || large < MOST_GROWTH * small || large < MOST_DOUBLING * half
}

/** What grows faster than the number of what it is given, as lines for a failed test. `most` is that number at its largest. */
export const worseThanLinearIn = <A>(
  most: number,
  given: (count: number) => A,
  work: (given: A) => unknown,
): ReadonlyArray<string> => {
  const counts = [most / 8, most / 4, most / 2, most]
  work(given(most / 8))
  const measure = () =>
    counts.map((count) => {
      const all = given(count)
      return cpuMsOf(() => work(all))
    })
  let ms = measure()
  for (let again = 0; again < 2 && !isLinear(ms); again += 1) ms = measure()
  return isLinear(ms) ? [] : [`${ms.map((cost) => cost.toFixed(1)).join(", ")} ms at ${counts.join(", ")}`]
}

/**
 * What grows faster than its text, as lines for a failed test; empty when nothing does. A single run shows what is
 * surely linear; what is in doubt is measured by many runs, up to three times.
 */
export const worseThanLinear = (work: (text: string) => unknown): ReadonlyArray<string> => {
  work("warm")
  return adversaries.flatMap(({ name, of }) => {
    const measure = (enough: number) =>
      sizes.map((thousands) => {
        const text = of(thousands * 1_000)
        return cpuMsOf(() => work(text), enough)
      })
    let ms = measure(0)
    for (let again = 0; again < 3 && !isLinear(ms); again += 1) ms = measure(TICKS_MS)
    const figures = ms.map((cost) => cost.toFixed(1)).join(", ")
    return isLinear(ms) ? [] : [`${name}: ${figures} ms at 10, 20, 40 and 80 thousand characters`]
  })
}
