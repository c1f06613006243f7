import type { Words } from "#script/from-findings/words.ts"

const capital = (text: string): string => `${text.charAt(0).toUpperCase()}${text.slice(1)}`

const spans = { 3: "three days", 7: "seven days" } as const

const postsOf = (posts: number, isSample: boolean): string =>
  `${posts} ${isSample ? "sample posts" : "posts"}`

const share = (asking: number, posts: number): string => (asking === posts ? "all" : String(asking))

/** What people asked, with how many of them did: `crowd` with the numbers, `handful` where they are too few for one. */
export const crowd: Words["crowd"] = {
  counted: [
    ({ posts, asking, days, isSample, question }) =>
      `${posts} posts in ${spans[days]}${isSample ? " in the sample" : ""}, and ${share(asking, posts)} of them ask: ${question}`,
    ({ posts, asking, days, isSample, question }) =>
      `${question} In ${spans[days]}, ${share(asking, posts)} of ${posts} posts${isSample ? " in the sample" : ""} asked that.`,
    ({ posts, asking, days, isSample, question }) =>
      `${capital(spans[days])}, ${posts} posts${isSample ? " in the sample" : ""}. What ${share(asking, posts)} of them want to know: ${question}`,
    ({ posts, asking, days, isSample, question }) =>
      `I read along: ${posts} posts in ${spans[days]}${isSample ? ", all in the sample" : ""}. ${capital(share(asking, posts))} of them ask: ${question}`,
  ],
  shared: [
    ({ posts, days, isSample, question }) =>
      `At least half of ${postsOf(posts, isSample)} in ${spans[days]} ask or answer this: ${question}`,
    ({ posts, days, isSample, question }) =>
      `${question} At least half of ${postsOf(posts, isSample)} in ${spans[days]} ask it or answer it.`,
    ({ posts, days, isSample, question }) =>
      `${capital(spans[days])}, ${postsOf(posts, isSample)}. At least half of them ask or answer this: ${question}`,
    ({ posts, days, isSample, question }) =>
      `I read along: ${posts} posts in ${spans[days]}${isSample ? ", all in the sample" : ""}. ${question}`,
    ({ posts, days, isSample, question }) =>
      `${question} That came up in at least half of ${postsOf(posts, isSample)} in ${spans[days]}.`,
  ],
  about: [
    ({ posts, days, isSample, question }) =>
      `In ${spans[days]}, ${postsOf(posts, isSample)} on this. So I ask: ${question}`,
    ({ posts, days, isSample, question }) =>
      `${question} I ask because of ${postsOf(posts, isSample)} on it in ${spans[days]}.`,
    ({ posts, days, isSample, question }) =>
      `${capital(spans[days])}, ${postsOf(posts, isSample)} on this. My question: ${question}`,
    ({ posts, days, isSample, question }) =>
      `I read ${postsOf(posts, isSample)} on this from ${spans[days]}. ${question}`,
  ],
  named: [
    ({ posts, days, isSample, question }) =>
      `In ${spans[days]}, ${postsOf(posts, isSample)} name it. So I ask: ${question}`,
    ({ posts, days, isSample, question }) =>
      `${question} I ask because ${postsOf(posts, isSample)} named it in ${spans[days]}.`,
  ],
}

export const handful: Words["handful"] = {
  shared: [
    ({ isSample, question }) => `A few posts${isSample ? " in the sample" : ""} raise it: ${question}`,
    ({ isSample, question }) =>
      `${question} Only a few posts${isSample ? " in the sample" : ""} raised it, but it is a good question.`,
  ],
  about: [
    ({ isSample, question }) =>
      `A handful of posts${isSample ? " in the sample" : ""} made me ask: ${question}`,
    ({ isSample, question }) =>
      `${question} Only a handful of posts${isSample ? " in the sample" : ""} were about it, but it is worth a minute.`,
  ],
  named: [
    ({ isSample, question }) =>
      `A handful of posts${isSample ? " in the sample" : ""} only name it, and made me ask: ${question}`,
  ],
}
