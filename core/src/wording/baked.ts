import type { ReadPost } from "#reading/read-post.ts"

const baked =
  /\b(?:bak(?:e|es|ed|ing|er|ery)|(?:cup|pan|cheese)?cakes?|cookies|biscuits|brownies|muffins?|breads?|buns|bagels?|scones|pies?|tarts?|pastr(?:y|ies)|waffles|crackers|doughnuts|donuts|flour|dough|yeast)\b/i

/** So many of those who show or ask for something to eat must mean something from the oven. */
const mostly = 2 / 3

/** Whether most of the posts under a way of eating are on what is baked: a title that asks for any dish hides that. */
export const isBaked = (posts: ReadonlyArray<ReadPost>): boolean =>
  posts.filter(({ text }) => text !== null && baked.test(text.title)).length >= mostly * posts.length

/** What is asked of a way of eating then. */
export const bakedForms: ReadonlyArray<string> = ["What do you bake {on}?", "What do you like to bake {on}?"]
