import { growing } from "#text/growing.ts"

/** Which posts hold which concept, both by their numbers. */
export interface Postings {
  /** The next post holds these; `author` is the number of its author, or below zero where nobody knows. */
  readonly open: (author: number) => void
  readonly take: (concept: number) => void
  /** The posts of each concept in order, each once, and of posts with one author only the first. */
  readonly close: (concepts: number) => (concept: number) => Int32Array
}

const none = new Int32Array(0)

/**
 * Collects the concepts of one post after the other. Takes four bytes for each concept of a post, eight while it is
 * closed, and nothing for an author but a number.
 */
export const postings = (): Postings => {
  const taken = growing()
  const starts = growing()
  const authors = growing()
  return {
    open: (author) => {
      starts.push(taken.length())
      authors.push(author)
    },
    take: taken.push,
    close: (concepts) => {
      const places = new Int32Array(concepts + 1)
      for (let at = 0; at < taken.length(); at++) {
        const after = taken.at(at) + 1
        places[after] = (places[after] ?? 0) + 1
      }
      for (let i = 0; i < concepts; i++) places[i + 1] = (places[i + 1] ?? 0) + (places[i] ?? 0)
      const next = places.slice(0, concepts)
      const posts = new Int32Array(taken.length())
      let most = -1
      for (let post = 0, at = 0; post < starts.length(); post++) {
        most = Math.max(most, authors.at(post))
        const end = post + 1 < starts.length() ? starts.at(post + 1) : taken.length()
        for (; at < end; at++) {
          const concept = taken.at(at)
          const place = next[concept] ?? 0
          posts[place] = post
          next[concept] = place + 1
        }
      }
      const heard = new Int32Array(most + 1).fill(-1)
      let turn = 0
      return (concept) => {
        turn++
        const [start, end] = [places[concept] ?? 0, places[concept + 1] ?? 0]
        if (start === end) return none
        const own = new Int32Array(end - start)
        let used = 0
        for (let at = start, before = -1; at < end; at++) {
          const post = posts[at] ?? 0
          if (post === before) continue
          before = post
          const author = authors.at(post)
          if (author >= 0) {
            if (heard[author] === turn) continue
            heard[author] = turn
          }
          own[used++] = post
        }
        return own.subarray(0, used)
      }
    },
  }
}
