import * as Schema from "effect/Schema"

/** Who answers for an installation. */
export const Imprint = Schema.Struct({
  name: Schema.String,
  /** Lines of the postal address. */
  address: Schema.Array(Schema.String),
  email: Schema.String,
  phone: Schema.NullOr(Schema.String),
  representedBy: Schema.NullOr(Schema.String),
  register: Schema.NullOr(Schema.String),
  vatId: Schema.NullOr(Schema.String),
  /** Answers for what is published. */
  responsible: Schema.NullOr(Schema.String),
}).annotate({ identifier: "Imprint" })
export type Imprint = typeof Imprint.Type

/** What somebody else does for this installation. */
export const ProcessorTask = Schema.Literals([
  "hosting",
  "mail",
  "ai",
  "payments",
  "identity",
  "articles",
  "passwords",
])
export type ProcessorTask = typeof ProcessorTask.Type

export const SubProcessor = Schema.Struct({ task: ProcessorTask, name: Schema.String }).annotate({
  identifier: "SubProcessor",
})
export type SubProcessor = typeof SubProcessor.Type

/** Who runs an installation, and who works for them. */
export const OperatorFacts = Schema.Struct({
  /** Null: the operator has not given one. */
  imprint: Schema.NullOr(Imprint),
  /** As the configuration has them, and nobody else. */
  subProcessors: Schema.Array(SubProcessor),
}).annotate({ identifier: "OperatorFacts" })
export type OperatorFacts = typeof OperatorFacts.Type
