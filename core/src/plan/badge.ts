import { isTrialing, type Member } from "./viewer.ts"

/** The plan badge of the header, the avatar menu and the profile. */
export const planBadge = (viewer: Member): string => {
  if (viewer.tier === "admin") return "Admin"
  if (isTrialing(viewer)) return viewer.tier === "creator_pro" ? "Creator Pro Trial" : "Trial"
  switch (viewer.tier) {
    case "freemium":
      return "Starter"
    case "creator_pro":
      return "Creator Pro"
    case "professional":
      return "Professional"
    case "free":
      return "Free"
  }
}

/** Upgrade prompts are for accounts that are not admins and are trialing or on freemium, free or Creator Pro. */
export const seesUpgrade = (viewer: Member): boolean =>
  !viewer.isAdmin && viewer.tier !== "admin" && (isTrialing(viewer) || viewer.tier !== "professional")

/** Words of upgrade prompts outside the pricing page; `long` where there is room, as in the landing page's hero. */
export const upgradeWording = (viewer: Member | null): { readonly short: string; readonly long: string } =>
  viewer?.hasUsedTrial === true
    ? { short: "Upgrade Now", long: "Upgrade Now" }
    : { short: "Try 7 Days FREE", long: "Unlock Creator Pro - 7 Days FREE" }
