/** A line of the text as it is laid out: words said before it, and how far the text has moved when it is read. */
interface Mark {
  readonly at: number
  readonly y: number
}

/** The running text. Counted in words said; one word is a second of it, so that the pace is its playback rate. */
export interface Scroll {
  readonly play: (wordsPerMinute: number) => void
  readonly pause: () => void
  readonly said: () => number
  readonly seek: (words: number) => void
  /** Moves by hand, in pixels; gives the words said there. */
  readonly drag: (pixels: number) => number
  readonly cancel: () => void
}

const msPerWord = 1000

/**
 * Lets the text run past the eye line. Every line stands on it when its first word is due, and the way to the next is
 * even, so that the speed is true in words, not in pixels.
 */
export const scrollOf = (text: HTMLElement, total: number, onEnd: () => void): Scroll => {
  const marks = marksOf(text)
  const end = Math.max(total, 0.1)
  const last = marks.at(-1)?.y ?? 0
  const frames = [
    ...marks.map(({ at, y }) => ({ transform: moved(y), offset: Math.min(1, at / end) })),
    { transform: moved(last), offset: 1 },
  ]
  const animation = text.animate(frames, { duration: end * msPerWord, fill: "both" })
  animation.pause()
  animation.onfinish = onEnd
  const said = () => Math.min(end, Number(animation.currentTime ?? 0) / msPerWord)
  const seek = (words: number) => {
    animation.currentTime = Math.min(end, Math.max(0, words)) * msPerWord
  }
  return {
    play: (wordsPerMinute) => {
      animation.updatePlaybackRate(wordsPerMinute / 60)
      if (animation.playState !== "running") animation.play()
    },
    pause: () => animation.pause(),
    said,
    seek,
    drag: (pixels) => {
      animation.pause()
      seek(wordsAt(marks, heightAt(marks, said(), end) + pixels, end))
      return said()
    },
    cancel: () => {
      animation.onfinish = null
      animation.cancel()
    },
  }
}

const moved = (y: number) => `translateY(${-y}px)`

/** The lines, by the words that begin them. */
const marksOf = (text: HTMLElement): ReadonlyArray<Mark> => {
  const marks: Mark[] = []
  for (const word of text.querySelectorAll<HTMLElement>("[data-at]")) {
    const y = word.offsetTop
    if (y !== marks.at(-1)?.y) marks.push({ at: Number(word.dataset["at"]), y })
  }
  return marks
}

/** How far the text has moved after so many words, and the other way round. */
const heightAt = (marks: ReadonlyArray<Mark>, words: number, end: number) => {
  const index = Math.max(
    0,
    marks.findLastIndex(({ at }) => at <= words),
  )
  const from = marks[index] ?? { at: 0, y: 0 }
  const to = marks[index + 1] ?? { at: end, y: from.y }
  return from.y + (to.y - from.y) * ((words - from.at) / Math.max(to.at - from.at, 1e-6))
}

const wordsAt = (marks: ReadonlyArray<Mark>, height: number, end: number) => {
  const index = marks.findLastIndex(({ y }) => y <= height)
  const from = marks[index]
  if (from === undefined) return 0
  const to = marks[index + 1] ?? { at: end, y: from.y + 1 }
  return Math.min(end, from.at + (to.at - from.at) * ((height - from.y) / Math.max(to.y - from.y, 1e-6)))
}
