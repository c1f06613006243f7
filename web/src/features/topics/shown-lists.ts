/** Lists that are shown instead of the person's own topics with the rest below. Apart, because every page's routes carry it. */
export const shownLists = ["all", "saved"] as const
export type Shown = (typeof shownLists)[number]
