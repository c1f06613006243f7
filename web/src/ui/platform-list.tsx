import type { TargetPlatform } from "@rounds/core/script/settings.ts"
import type { Platform } from "@rounds/core/topic/topic.ts"
import * as styles from "./platform-list.css.ts"
import { ui as words } from "#words/ui.ts"

const names: { readonly [P in Platform | TargetPlatform]: string } = {
  multi_platform: words.multiplePlatforms,
  tiktok: "TikTok",
  instagram: "Instagram",
  youtube: "YouTube",
  linkedin: "LinkedIn",
  reddit: "Reddit",
  twitter: "Twitter",
}

const isNamed = (platform: string): platform is Platform | TargetPlatform => Object.hasOwn(names, platform)

/** The platform as people write it; one that is only in old scripts keeps its stored name. */
export const platformWords = (platform: string) => (isNamed(platform) ? names[platform] : platform)

export function PlatformDot({ platform }: { readonly platform: string }) {
  return (
    <span
      aria-hidden
      className={styles.dot[isNamed(platform) && platform !== "multi_platform" ? platform : "other"]}
    />
  )
}

interface PlatformListProps {
  readonly platforms: readonly string[]
  /** More than this many become "+N". */
  readonly most?: number
}

export function PlatformList({ platforms, most = platforms.length }: PlatformListProps) {
  return (
    <ul className={styles.list} aria-label={words.platforms}>
      {platforms.slice(0, most).map((platform) => (
        <li key={platform} className={styles.item}>
          <PlatformDot platform={platform} />
          {platformWords(platform)}
        </li>
      ))}
      {platforms.length > most && <li className={styles.more}>+{platforms.length - most}</li>}
    </ul>
  )
}
