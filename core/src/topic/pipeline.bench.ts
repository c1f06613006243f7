import { execFileSync } from "node:child_process"
import { existsSync, mkdtempSync, rmSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { fileURLToPath, pathToFileURL } from "node:url"
import type { Post } from "#reading/post.ts"
import { isReadPost, readPost } from "#reading/read-post.ts"
import { sharedData } from "#testing/shared-data.ts"
import type { MillionTaken } from "#testing/topic/million.ts"
import { recordedPosts } from "#testing/topic/recorded.ts"
import { readyOf, storedPost } from "#testing/topic/stored-month.ts"
import { themesOf } from "#trend/themes.ts"
import { analysisMemoryMb } from "./analysis.ts"
import { shelvesOf } from "./detect-topics.ts"

const count = 30_000
const daySeconds = 86_400
const asOf = Date.UTC(2013, 4, 20, 9) / 1000

/** 30,000 recorded posts spread over 31 days. */
const month = (posts: ReadonlyArray<Post>): ReadonlyArray<Post> =>
  posts
    .slice(-count)
    .map((post, i) => ({ ...post, createdAt: Math.floor(asOf - ((i + 0.5) / count) * 31 * daySeconds) }))

/** Seconds of the processor that this thread took: what a busy machine makes it wait for is not counted. */
const cpuSeconds = <A>(run: () => A): readonly [A, number] => {
  const before = process.threadCpuUsage()
  const made = run()
  const { user, system } = process.threadCpuUsage(before)
  return [made, (user + system) / 1e6]
}

/** The least of some runs, after one that warms up. */
const least = (run: () => unknown, rounds = 3): number =>
  Math.min(...Array.from({ length: rounds + 1 }, () => cpuSeconds(run)[1]).slice(1))

const prototype = fileURLToPath(
  new URL("../../../../shared/reference/topics-baseline/trend.mjs", import.meta.url),
)

const measured = (
  name: string,
  unit: string,
  [ours, baseline]: readonly [number, number],
  [baselineName, aim]: readonly [string, string],
) => ({ name, unit, ours, baseline, baselineName, ratio: ours / baseline, aim })

/** A month read anew, and a day's run over a month that was read before; beside the prototype, which only counts concepts. */
const monthTaken = async (posts: ReadonlyArray<Post>) => {
  const { concepts } = await import(pathToFileURL(prototype).href)
  const rows = posts.map((post) => ({
    title: post.title,
    selftext: post.body,
    created_utc: post.createdAt,
    score: post.score,
    num_comments: post.comments,
  }))
  const theirs = least(() => concepts(rows, asOf), 1)
  const anew = least(() => posts.map(readPost), 1)
  const page = posts.map(storedPost).map(({ post, document }) => ({ post, document: JSON.parse(document) }))
  const load = least(() => readyOf(page, asOf))
  const ready = readyOf(page, asOf)
  const detect = least(() => shelvesOf({ posts: ready, asOf, limit: 30 }))
  const alone = "prototype: tokens and counts alone"
  const fresh = least(() => {
    shelvesOf({ posts: posts.map(readPost).filter(isReadPost), asOf, limit: 30 })
  }, 1)
  return [
    measured("30,000 new posts read", "s", [anew, theirs], [alone, "for the record"]),
    measured("30,000 stored readings loaded", "s", [load, anew], ["reading them anew", "at most 0.2x"]),
    measured("30,000 read posts turned into two shelves", "s", [detect, theirs], [alone, "for the record"]),
    measured("a day's run over 30,000 stored posts", "s", [load + detect, theirs], [alone, "at most 0.7"]),
    measured("the same with every post read anew", "s", [fresh, theirs], [alone, "for the record"]),
  ]
}

const million = fileURLToPath(new URL("../testing/topic/million.ts", import.meta.url))

/** A million in a process of its own with the room that an analysis has, beside a tenth of it: time and memory may grow as the posts do. */
const millionTaken = (posts: ReadonlyArray<Post>) => {
  const folder = mkdtempSync(join(tmpdir(), "rounds-million-"))
  try {
    const file = join(folder, "posts.json")
    writeFileSync(file, JSON.stringify(posts.slice(-10_000).map(storedPost)))
    const room = `--max-old-space-size=${analysisMemoryMb}`
    const run = (posted: number): MillionTaken =>
      JSON.parse(execFileSync(process.execPath, [room, million, String(posted), file], { encoding: "utf8" }))
    const [tenth, whole] = [run(100_000), run(1_000_000)]
    const cpu = ({ loadCpu, detectCpu }: MillionTaken): number => loadCpu + detectCpu
    const clock = ({ load, detect }: MillionTaken): number => load + detect
    const beside = "ten times what 100,000 take"
    return [
      measured(
        "1,000,000 stored posts, processor",
        "s",
        [cpu(whole), 10 * cpu(tenth)],
        [beside, "at most 60"],
      ),
      measured(
        "1,000,000 stored posts, clock",
        "s",
        [clock(whole), 10 * clock(tenth)],
        [beside, "at most 60"],
      ),
      measured(
        "the most memory of that process",
        "MB",
        [whole.memory, tenth.memory],
        ["with 100,000 posts", "at most 1024"],
      ),
    ]
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

/** Themes of twice as many posts: a cost of n log n grows by 2.15 from 10,000 on, one of n squared by 4. */
const themesTaken = (posts: ReadonlyArray<Post>) => {
  const texts = posts.map(({ id, title, body }) => ({ id, text: `${title} ${body}` }))
  const [small, middle, large] = [10_000, 20_000, 40_000].map(
    (size) => cpuSeconds(() => themesOf(texts.slice(-size)))[1],
  )
  const growth = (more: number | undefined, fewer: number | undefined) => [more ?? 0, fewer ?? 0] as const
  return [
    measured("themes of 20,000 posts", "s", growth(middle, small), ["of 10,000", "at most 2.5x"]),
    measured("themes of 40,000 posts", "s", growth(large, middle), ["of 20,000", "at most 2.5x"]),
  ]
}

/** From posts to worded topics, by the processor's time; the largest runs come last. */
export const bench = async () => {
  const data = sharedData()
  if (data === undefined || !existsSync(prototype)) {
    process.stdout.write("  ../shared is absent: nothing to measure\n")
    return []
  }
  const all = recordedPosts(data)
  const posts = month(all)
  return [...(await monthTaken(posts)), ...themesTaken(all), ...millionTaken(posts)]
}
