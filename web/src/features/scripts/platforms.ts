import type { TargetPlatform } from "@rounds/core/script/settings.ts"
import { choices } from "#lib/choices.ts"
import { generator as words } from "#words/scripts/generator.ts"

/** Where a script is shown. Apart from the other lists, because the address of a screen is read by it before the screen is there. */
export const platforms = choices<TargetPlatform>({
  multi_platform: words.multiplePlatforms,
  tiktok: "TikTok",
  instagram: "Instagram",
  youtube: "YouTube",
  linkedin: "LinkedIn",
})
