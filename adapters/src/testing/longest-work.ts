/** Between two looks, in milliseconds. */
const LOOK = 5

/**
 * Waits for what is going on, with the longest work, in milliseconds, during which this thread answered nobody else. It is
 * counted in the processor's time of this very thread: what a busy machine makes it wait for is nobody's fault here.
 */
export const longestWork = async <A>(going: Promise<A>) => {
  let longest = 0
  let before = process.threadCpuUsage()
  const look = setInterval(() => {
    const { user, system } = process.threadCpuUsage(before)
    longest = Math.max(longest, (user + system) / 1000)
    before = process.threadCpuUsage()
  }, LOOK)
  const found = await going
  await new Promise((done) => setTimeout(done, 2 * LOOK))
  clearInterval(look)
  return { found, longest }
}
