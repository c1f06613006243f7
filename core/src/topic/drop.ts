/**
 * Why something that rises is not offered: it must not lead to a film, is advertised, names nothing or too much, is named
 * in passing hardly more often than chance has it, is told already, or found no place after what rises more.
 */
export const topicDrops = ["sensitive", "promotion", "generic", "passing", "duplicate", "outranked"] as const
export type TopicDrop = (typeof topicDrops)[number]
