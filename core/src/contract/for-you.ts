import * as Schema from "effect/Schema"
import { ForYou } from "#for-you/for-you.ts"
import { MarkedTopic, PersonalTopic, TopicMark } from "#for-you/personal-topic.ts"
import { textUpTo } from "#kernel/text.ts"
import { TopicUnknown } from "#topic/rejections.ts"
import { endpoint } from "./endpoint.ts"

const ThemeParams = Schema.Struct({ themeKey: textUpTo(100) })

export const readForYou = endpoint({
  method: "GET",
  path: "/api/user/topics",
  summary:
    "Topics of the last edition that concern you, each with why: by your profession, by what you wrote scripts about and by what you saved, without what you put aside. At most 10; the general list is the same for everybody",
  access: "active",
  success: ForYou,
})

export const readPersonalTopic = endpoint({
  method: "GET",
  path: "/api/user/topics/{themeKey}",
  summary: "What you have to do with one theme: how you marked it, and your newest script about it",
  access: "user",
  params: ThemeParams,
  success: PersonalTopic,
  rejections: TopicUnknown,
})

export const markTopic = endpoint({
  method: "PUT",
  path: "/api/user/topics/{themeKey}/mark",
  summary:
    "Saves a theme or says that it is not for you, in whatever edition; repeating it changes nothing. What is not for you leaves your own list and that of your week, never the general list",
  access: "active",
  params: ThemeParams,
  body: Schema.Struct({ mark: TopicMark }),
  success: PersonalTopic,
  rejections: TopicUnknown,
})

export const unmarkTopic = endpoint({
  method: "DELETE",
  path: "/api/user/topics/{themeKey}/mark",
  summary: "Takes back how you marked a theme; repeating it changes nothing",
  access: "active",
  params: ThemeParams,
  success: PersonalTopic,
  rejections: TopicUnknown,
})

export const readMarkedTopics = endpoint({
  method: "GET",
  path: "/api/user/marked-topics",
  summary: "Themes that you saved, or put aside, last marked first, each as its newest topic stands",
  access: "user",
  query: Schema.Struct({
    mark: TopicMark,
    cursor: Schema.optionalKey(textUpTo(300)),
    limit: Schema.optionalKey(
      Schema.FiniteFromString.check(Schema.isInt(), Schema.isBetween({ minimum: 1, maximum: 100 })),
    ),
  }),
  success: Schema.Struct({
    topics: Schema.Array(MarkedTopic),
    /** For the next page; null on the last. */
    nextCursor: Schema.NullOr(Schema.String),
  }),
})
