import { tmpdir } from "node:os"
import type { Row } from "./settings-row.ts"

const spaces = "Expected a value without spaces"
const hosts: Row = {
  good: ["news.example", "news.example, lemmy.example:8443"],
  bad: [
    ["https://news.example", "names of hosts"],
    ["localhost", "names of hosts"],
    ["10.0.0.1", "names of hosts"],
    ["[::1]", "names of hosts"],
    ["news.example/feed", "names of hosts"],
    ["News.example", "small letters"],
    [",", "names of hosts"],
  ],
}

/** Rows of the settings that name where posts come from. */
export const sourceSettings = {
  FORUM_SOURCE: {
    good: ["recorded", "upload", "stackexchange, upload"],
    bad: [
      ["Reddit", "one or several of recorded"],
      ["usenet", "one or several of recorded"],
      ["upload, upload", "each once"],
      [",", "one or several of recorded"],
    ],
  },
  FEED_HOSTS: hosts,
  LEMMY_HOSTS: hosts,
  STACKEXCHANGE_API_URL: {
    good: ["https://api.stackexchange.com"],
    bad: [
      ["http://api.stackexchange.com", "https://"],
      ["https://api.stackexchange.com/2.3", "alone"],
    ],
  },
  STACKEXCHANGE_KEY: { good: ["U4DMV*8nvpm3EOpvf69Rxw(("], bad: [["a b", spaces]] },
  FORUM_FOLDER: {
    good: [tmpdir()],
    bad: [
      ["/nope", "Expected a folder"],
      ["/etc/hostname", "Expected a folder"],
    ],
  },
  REDDIT_CLIENT_ID: {
    good: ["id"],
    bad: [
      ["a b", spaces],
      ["id\n", spaces],
    ],
  },
  REDDIT_CLIENT_SECRET: { good: ["short-but-theirs"], bad: [["a b", spaces]] },
  REDDIT_USER_AGENT: {
    good: ["web:rounds:1.0 (by /u/rounds)"],
    bad: [
      ["rounds", "platform:app:version"],
      ["web:rounds:1.0", "platform:app:version"],
    ],
  },
  REDDIT_AGREEMENT: { good: ["none", "confirmed"], bad: [["yes", '"none" | "confirmed"']] },
} satisfies { readonly [name: string]: Row }
