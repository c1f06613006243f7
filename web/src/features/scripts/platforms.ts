import type { TargetPlatform } from "@rounds/core/script/settings.ts"
import { choices } from "#lib/choices.ts"
import { scripts as words } from "#words/scripts.ts"

/** Where a script is shown. Apart from the other lists, because the address of a screen is read by it before the screen is there. */
export const platforms = choices<TargetPlatform>({
  multi_platform: words.multiplePlatforms2,
  tiktok: "TikTok",
  instagram: words.instagram,
  youtube: "YouTube",
  linkedin: "LinkedIn",
})
