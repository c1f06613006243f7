import type { FieldError } from "@rounds/core/contract/problem.ts"
import type { Rejection } from "@rounds/core/contract/rejections.ts"
import type { Outage } from "@rounds/core/kernel/outage.ts"
import type { Language } from "@rounds/core/script/settings.ts"
import { refusals as english } from "./english/problems.ts"
import { refusals as turkish } from "./turkish/problems.ts"

/** What a person reads of a refusal. */
export interface Told {
  readonly title: string
  readonly detail: string
}

/** Refusals that name fields. */
export type OfFields =
  | "InvalidRequest"
  | "ChangeRefused"
  | "ScriptChangedElsewhere"
  | "SourceNameUnfit"
  | "SubjectRefused"
  | "UploadRefused"

/** And of fields that are at fault. */
export interface ToldOfFields extends Told {
  readonly errors: ReadonlyArray<FieldError>
}

/** Words for every "no" of core and door, and for what is no refusal: an outage and a fault of ours. */
export type Refusals = {
  readonly [Tag in Rejection["_tag"]]: (
    rejection: Extract<Rejection, { _tag: Tag }>,
  ) => Tag extends OfFields ? ToldOfFields : Told
} & { readonly Outage: (outage: Outage) => Told; readonly Unexpected: () => Told }

/** Null: told by the words that stand beside the status and the fields of each refusal. */
export type OwnRefusals = Refusals | null

export const refusalsIn: { readonly [L in Language]: OwnRefusals } = { english, turkish }
