import * as Schema from "effect/Schema"
import { Reason } from "#admin/action.ts"
import { ListedSubject, SubjectStanding, SubjectUnknown, SubjectWords } from "#admin/lexicon.ts"
import { SubjectRefused } from "#admin/lexicon-faults.ts"
import { textUpTo } from "#kernel/text.ts"
import { endpoint } from "./endpoint.ts"

const wholeUpTo = (maximum: number) =>
  Schema.FiniteFromString.check(Schema.isInt(), Schema.isBetween({ minimum: 0, maximum }))

export const readSubjects = endpoint({
  method: "GET",
  path: "/api/admin/subjects",
  summary: "The subjects that topics are named by, by name: those that fit a search, a page of at most 200",
  access: "admin",
  query: Schema.Struct({
    /** Part of a name, of a form or of an evidence file. */
    q: Schema.optionalKey(textUpTo(80)),
    kind: Schema.optionalKey(SubjectWords.fields.kind),
    standing: Schema.optionalKey(SubjectStanding),
    offset: Schema.optionalKey(wholeUpTo(100_000)),
    limit: Schema.optionalKey(wholeUpTo(200)),
  }),
  success: Schema.Struct({ all: Schema.Natural, subjects: Schema.Array(ListedSubject) }),
})

export const addSubject = endpoint({
  method: "POST",
  path: "/api/admin/subjects",
  summary: "Adds a subject; the next look for topics goes by it",
  access: "admin",
  body: Schema.Struct({ ...SubjectWords.fields, reason: Reason }),
  success: ListedSubject,
  rejections: SubjectRefused,
})

export const saveSubject = endpoint({
  method: "PUT",
  path: "/api/admin/subjects/{key}",
  summary: "Changes a subject, retires it or takes it back; the next look for topics goes by it",
  access: "admin",
  params: Schema.Struct({ key: textUpTo(80) }),
  body: Schema.Struct({ ...SubjectWords.fields, retired: Schema.Boolean, reason: Reason }),
  success: ListedSubject,
  rejections: Schema.Union([SubjectRefused, SubjectUnknown]),
})
