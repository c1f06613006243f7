import type { Language } from "#script/settings.ts"
import type { PlanReason } from "#weekly-plan/weekly-plan.ts"
import { planWords as english } from "./english/weekly-plan.ts"
import { planWords as turkish } from "./turkish/weekly-plan.ts"

/** What a language says of a planned topic. */
export interface PlanWords {
  /** Why it is in the plan: a clause without a full stop. */
  readonly why: {
    readonly [K in PlanReason["kind"]]: (reason: Extract<PlanReason, { readonly kind: K }>) => string
  }
  /** Said after it of a topic that is but a name. */
  readonly namesOnly: string
  /** Said after it of what concerns the reader's profession. */
  readonly suits: string
  /** Said after it of a topic that is in another language than the reader's. */
  readonly inLanguage: (name: string) => string
}

export const planWords: { readonly [L in Language]: PlanWords } = { english, turkish }
