import { message } from "#lib/message.ts"
import type { Tag } from "#lib/said.ts"

export const topicCounts = {
  evidence: "Evidence",
  posts: "Posts",
  comments: "Comments",
  upvotes: "Upvotes",
  wherePeopleAsk: "Where people ask",
  postsWereExpected: message<{ posts: string }>("{posts} posts were expected"),
  moreCommunities: message<{ communities: number; posts: number }>(
    "{communities, plural, one {# more community} other {# more communities}}, {posts, plural, one {# post} other {# posts}}",
  ),
  whatPeopleAsk: "What people ask, in our words",
  votesAndComments: message<{ upvotes: number; comments: number }>(
    "{upvotes, plural, one {# upvote} other {# upvotes}}, {comments, plural, one {# comment} other {# comments}}",
  ),
  openThread: "Open thread",
  postsToRead: "Posts to read",
  howThisScoreIsMade: "How this score is made",
  opportunityOf100: message<{ score: number }>("Opportunity {score} of 100"),
  engagementIsARank: message<{ score: number }>(
    "Engagement {score} is a rank, not a sum: these posts did better than {score} of 100 random groups of posts from the same communities.",
  ),
  restsOnCommentsOnly: "Here it rests on comments only, as most posts carry no votes.",
  fewDaysOfHistory: "There are fewer than 7 days of history, so labels stay cautious.",
  factor: "Factor",
  growthAgainstExpectation: "Growth against expectation",
  postsThatAsk: "Posts that ask something",
  questionsWithFewAnswers: "Questions with few answers",
  fitWithOneSpecialty: "Fit with one specialty",
  aMedicineOrACondition: "A medicine or a condition",
  aTypicalGroup: "A typical group of posts",
  upvotesAgainst: "Upvotes, against the same communities",
  commentsAgainst: "Comments, against the same communities",
  postsAgainstUsual: message<{ posts: number; usual: string }>(
    "{posts, plural, one {# post} other {# posts}}, {usual} usual",
  ),
  percent: message<{ share: number }>("{share} %"),
  pointsOf100: message<{ points: number }>("{points} of 100"),
  half: "half",
  notCountedByThisSource: "not counted by this source",
  value: "Value",
  weight: "Weight",
  points: "Points",
  total: "Total",
  whatCounts: "What counts",
  whatCountsHow:
    "Posts in English and in Turkish, each counted apart, that are not deleted, pinned, marked adult, automatic or advertising; copies count once, and an author counts once for a topic.",
  expected: "Expected",
  expectedHow:
    "For every community: the topic’s posts in its 28 days of history, times the share that the window has of all posts there. So a busy day of a whole forum is no trend.",
  growth: "Growth",
  growthHow: "(posts in the window + 1) / (expected + 1).",
  standsOut: "Stands out",
  standsOutHow:
    "The chance of so many posts under that expectation (negative binomial), corrected for all tested subjects: at most one in ten of the named topics may be chance (Benjamini-Hochberg, q = 0.1).",
  engagement0To100: "Engagement 0 to 100",
  engagement0To100How:
    "Upvotes and comments of the topic’s posts ranked within their own communities: 80 means they did better than 80 of 100 random groups of posts from the same places. 50 is ordinary.",
  opportunity0To100: "Opportunity 0 to 100",
  opportunity0To100How:
    "Growth 35, share of posts that ask 25, questions with few answers 20, fit with a specialty 20. The topic’s page shows its own points.",
  timesTheUsualName: "Times the usual",
  timesTheUsualHow:
    "Posts of the three days, divided by the expected number. It is told from eight posts on and where one post is usual; with fewer, one post more or less makes another number.",
  howTopicsAreRanked: "How topics are ranked",
  atLeastMore: message<{ posts: number }>("{posts} more, beyond chance"),
  fewerMore: "less than that",
  fewerThanOneUsual: "usually less than one",
  oneRule: message<{ strong: Tag }>(
    "<strong>One rule.</strong> In each list, topics in your language come first; in each language they stand in order of how many more posts than usual came in three days, and the word says how many more.",
  ),
  seeTheFormulas: "See the formulas",
}
