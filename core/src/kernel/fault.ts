import * as Schema from "effect/Schema"

/** What can be wrong with a field that is filled in: a closed list, so that every language says each. */
export const FaultCode = Schema.Literals([
  // Said of any field by its schema.
  "missing",
  "no_such_field",
  "not_an_id",
  "too_long",
  "too_short",
  "out_of_range",
  "not_whole",
  "not_a_number",
  "not_text",
  "not_yes_or_no",
  "not_a_list",
  "not_an_object",
  "not_a_choice",
  "malformed",
  // Said by one field's own schema.
  "name_too_short",
  "profession_missing",
  "experience_missing",
  "tone_missing",
  "first_name_missing",
  "subject_missing",
  "message_missing",
  "answer_missing",
  "address_missing",
  "address_too_long",
  "address_malformed",
  "topic_title_missing",
  "search_too_short",
  "keeping_reason_missing",
  "publisher_missing",
  "source_title_missing",
  "link_not_https",
  "reviewer_missing",
  "qualification_missing",
  "correction_reason_missing",
  "retirement_reason_missing",
  "sentence_missing",
  "time_malformed",
  "day_malformed",
  "zone_unknown",
  "key_unprintable",
  // Said where a request is read.
  "cursor_unknown",
  "host_malformed",
  "not_storable",
  "not_json",
  "key_answer_missing",
  // Said of the words of a mail.
  "words_missing",
  "section_open",
  "value_raw",
  "mark_unused",
  "value_unknown",
  "value_missing",
  "not_one_line",
  "tag_unused",
  "attribute_unused",
  "link_address_missing",
  "comment_unused",
  "mail_stays_on",
])
export type FaultCode = typeof FaultCode.Type

/** A fault, and the figures or choices that its words name. */
export const Fault = Schema.Struct({ code: FaultCode, values: Schema.Array(Schema.String) })
export type Fault = typeof Fault.Type

/** What is wrong with which field. */
export const FieldFault = Schema.Struct({ field: Schema.String, ...Fault.fields })
export type FieldFault = typeof FieldFault.Type

/** A fault whose words name these values. */
export const fault = (code: FaultCode, ...values: ReadonlyArray<string>): Fault => ({ code, values })

/** A fault of a field whose words name nothing. */
export const fieldFault = (field: string, code: FaultCode): FieldFault => ({ field, code, values: [] })

/** The code that a schema was given in the place of a message. */
export const isFaultCode: (message: string) => message is FaultCode = Schema.is(FaultCode)

/** What a schema gives in the place of a message; the words are those of the reader's language. */
export const says = (code: FaultCode): FaultCode => code
