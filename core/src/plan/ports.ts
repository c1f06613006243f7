import * as Context from "effect/Context"
import type * as DateTime from "effect/DateTime"
import type { Plan } from "./catalogue.ts"

/** Port. The plans on sale on a day, with their availability from configuration. */
export class Plans extends Context.Service<
  Plans,
  { readonly on: (day: DateTime.Utc) => ReadonlyArray<Plan> }
>()("core/plan/Plans") {}
