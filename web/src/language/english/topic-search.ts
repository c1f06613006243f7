import { message } from "#lib/message.ts"

export const topicSearch = {
  searchTopics: "Search topics of 90 days",
  topicsWith: message<{ text: string }>("Topics with “{text}”"),
  whatIsSearched:
    "Searched are titles, questions and subjects of 90 days, all specialties. Newest first, each topic once.",
  found: message<{ topics: number; isAll: "yes" | "no" }>(
    "{isAll, select, yes {{topics, plural, one {# topic found} other {# topics found}}} other {{topics, plural, one {The newest topic found} other {The newest # topics found}}; there are more}}",
  ),
  noneFound: message<{ text: string }>("No topic found for “{text}”"),
  nothingWith: message<{ text: string }>("No topic has “{text}”"),
  nothingWithText:
    "Neither the title, the question nor the subject of a topic of the last 90 days. A shorter word finds more: its beginning is enough.",
  todaysTopics: "Back to today’s topics",
  writeAbout: message<{ text: string }>("Write a script about “{text}”"),
  notSearched: "The search failed",
  notSearchedText: "Your words stay in the field. Nothing else on this page has changed.",
  cause: "Cause",
  thisPageFailed: "The search failed in this page.",
  request: "Request",
  tryAgain: "Try again",
  showMore: "Show more",
  loadingMore: "Loading",
  moreNotLoaded: "More topics could not be loaded.",
  postsUpTo: message<{ posts: number; usual: number; day: string }>(
    "{posts, plural, one {# post} other {# posts}} in the three days up to {day}, usually {usual, plural, =0 {none} other {#}}.",
  ),
  sharingUpTo: message<{
    posts: number
    among: number
    isAll: "yes" | "no"
    usual: number
    day: string
  }>(
    "{isAll, select, yes {All {posts}} other {{posts} of {among}}} posts on the subject in the three days up to {day} ask or answer this, usually {usual, plural, =0 {none} other {#}}.",
  ),
  askedUpTo: message<{ asking: number; posts: number; isAll: "yes" | "no"; day: string }>(
    "{isAll, select, yes {All {posts}} other {{asking} of {posts}}} posts in the seven days up to {day} ask this, in our words.",
  ),
  amongToday: "Among today’s topics.",
  asked: message<{ asking: number; posts: number; isAll: "yes" | "no" }>(
    "{isAll, select, yes {All {posts}} other {{asking} of {posts}}} ask this, in our words.",
  ),
}
