import * as Schema from "effect/Schema"

/** The plan does not include the specialty filter, the manual refresh, the search for articles, or what belongs to advanced customisation. */
export class UpgradeRequired extends Schema.TaggedError<UpgradeRequired>()("UpgradeRequired", {
  feature: Schema.Literals([
    "specialty_filter",
    "manual_refresh",
    "hook_choice",
    "beat_rewrite",
    "script_versions",
    "article_search",
  ]),
}) {}

/** What a month of a plan holds a number of. */
const Allotment = Schema.Literals(["scripts", "topic_views"])

/** The month is used up, and the trial or subscription has ended: the way on is to choose a plan. */
export class PlanSelectionRequired extends Schema.TaggedError<PlanSelectionRequired>()(
  "PlanSelectionRequired",
  {
    of: Allotment,
    limit: Schema.Natural,
    used: Schema.Natural,
  },
) {}
