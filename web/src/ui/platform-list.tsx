import * as styles from "./platform-list.css.ts"

const names = {
  tiktok: "TikTok",
  instagram: "Instagram",
  youtube: "YouTube",
  linkedin: "LinkedIn",
  reddit: "Reddit",
  twitter: "Twitter",
} as const

export type PlatformName = keyof typeof names

const isNamed = (platform: string): platform is PlatformName => Object.hasOwn(names, platform)

/** The platform as people write it; `multi_platform` is "Multiple platforms". */
export const platformWords = (platform: string) =>
  isNamed(platform) ? names[platform] : "Multiple platforms"

export function PlatformDot({ platform }: { readonly platform: string }) {
  return <span aria-hidden className={styles.dot[isNamed(platform) ? platform : "other"]} />
}

interface PlatformListProps {
  readonly platforms: readonly string[]
  /** More than this many become "+N". */
  readonly most?: number
}

export function PlatformList({ platforms, most = platforms.length }: PlatformListProps) {
  return (
    <ul className={styles.list} aria-label="Platforms">
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
