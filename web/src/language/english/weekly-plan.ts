import { message } from "#lib/message.ts"
import type { Tag } from "#lib/said.ts"

export const weeklyPlan = {
  title: "Topics to film this week",
  weekOf: message<{ day: string }>("Chosen for the week of {day}, the same until Sunday."),
  notYet: "Nothing is chosen yet: there are no topics to choose from. The first collection brings them.",
  byMail: "Get it by mail on Mondays",
  leadsHere: message<{ topics: number }>(
    "{topics, plural, =0 {To film this week: nothing yet} one {To film this week: # topic} other {To film this week: # topics}}",
  ),
  asked: message<{
    posts: number
    among: number
    isAll: "yes" | "no"
    days: number
    question: string
    foreign: Tag
  }>(
    "{isAll, select, yes {All {among}} other {{posts} of {among}}} posts in {days} days ask or answer: “<foreign>{question}</foreign>”",
  ),
  newWord: message<{ posts: number; among: number; isAll: "yes" | "no"; word: string; foreign: Tag }>(
    "New word: “<foreign>{word}</foreign>”, in {isAll, select, yes {all {among}} other {{posts} of {among}}} posts",
  ),
  firstSeen: message<{ day: string; posts: number; communities: number }>(
    "First seen on {day}; now {posts, plural, one {# post} other {# posts}} in {communities, plural, one {# community} other {# communities}}",
  ),
  companion: message<{
    posts: number
    among: number
    isAll: "yes" | "no"
    name: string
    usual: number
    isPart: "yes" | "no"
    on: string
    foreign: Tag
  }>(
    "{isAll, select, yes {All {among}} other {{posts} of {among}}} posts{isPart, select, yes { on <foreign>{on}</foreign>} other {}} name <foreign>{name}</foreign>; usually {usual, plural, =0 {none do} one {# does} other {# do}}",
  ),
  atOnce: message<{ asking: "yes" | "no"; communities: number; usual: number }>(
    "{asking, select, yes {Asked} other {Talked about}} in {communities} communities at once; usually in {usual, plural, =0 {none} other {#}}",
  ),
  spread: message<{ newOnes: number; communities: number; isAll: "yes" | "no" }>(
    "New in {isAll, select, yes {all {communities}} other {{newOnes} of {communities}}} communities",
  ),
  morePosts: message<{ posts: number; usual: string }>(
    "{posts, plural, one {# post} other {# posts}} in three days; {usual} would be usual",
  ),
  moreAsking: message<{ posts: number; among: number; isAll: "yes" | "no"; usual: number }>(
    "{isAll, select, yes {All {posts}} other {{posts} of {among}}} posts on the subject in three days ask or answer this; {usual, plural, =0 {none} other {#}} would be usual",
  ),
  onlyNow: message<{ posts: number }>(
    "{posts, plural, one {# post} other {# posts}} in three days; none would be usual",
  ),
  suits: "Concerns your profession",
  writeScript: message<{ topic: string; hidden: Tag; foreign: Tag }>(
    "Write a script<hidden>: <foreign>{topic}</foreign></hidden>",
  ),
}
