/**
 * Why something that rises is not offered: it must not lead to a film, is advertised, is somebody's name, is called by a
 * rude word, cannot be read for its letters, names nothing or too much, is named in passing hardly more often than chance
 * has it, is known and brings up few posts that share no question, is told already, or found no place after what rises more.
 */
export const topicDrops = [
  "sensitive",
  "promotion",
  "person",
  "rude",
  "unreadable",
  "generic",
  "passing",
  "unasked",
  "duplicate",
  "outranked",
] as const
export type TopicDrop = (typeof topicDrops)[number]
