import * as Schema from "effect/Schema"
import { Instant } from "#kernel/text.ts"
import { Language } from "#script/settings.ts"
import { Specialty } from "#topic/specialty.ts"

/** What a topic shares with one of somebody's own: a subject by its name ("metformin"), or the field that both lie in. */
const Shared = Schema.Struct({ by: Schema.Literals(["subject", "category"]), name: Schema.String })
export type Shared = typeof Shared.Type

/** Why a topic stands where it does for somebody; the words are the reader's language's. */
export const ForYouReason = Schema.Union([
  /** It is in a language that they work in, and few topics are. */
  Schema.Struct({ kind: Schema.tag("language"), language: Language }),
  /** It concerns what they do. */
  Schema.Struct({ kind: Schema.tag("profession"), specialty: Specialty }),
  /** They saved it. */
  Schema.Struct({ kind: Schema.tag("saved") }),
  /** It is near to a topic that they wrote a script about, the newest such. */
  Schema.Struct({ kind: Schema.tag("near_script"), shared: Shared, writtenAt: Instant }),
  /** It is near to another topic that they saved. */
  Schema.Struct({ kind: Schema.tag("near_saved"), shared: Shared, title: Schema.String }),
]).annotate({ identifier: "ForYouReason" })
export type ForYouReason = typeof ForYouReason.Type
