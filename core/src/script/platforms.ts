import { hashtagPattern } from "./draft.ts"
import type { TargetPlatform } from "./settings.ts"

interface PlatformLimits {
  readonly label: string
  /** Characters of the caption, and how many show before "more". */
  readonly captionMax: number
  readonly captionVisible: number
  /** Platforms ignore or refuse more than this many hashtags. */
  readonly hashtags: number
  readonly tip: string
}

/** Caption and hashtag limits as of November 2026. */
const platforms: { readonly [P in TargetPlatform]: PlatformLimits } = {
  multi_platform: {
    label: "All platforms",
    captionMax: 2_200,
    captionVisible: 100,
    hashtags: 5,
    tip: "Film once in 9:16 and keep faces and captions in the middle; export without another platform's watermark.",
  },
  tiktok: {
    label: "TikTok",
    captionMax: 2_200,
    captionVisible: 100,
    hashtags: 5,
    tip: "Say the key message inside three seconds; about 100 characters of the caption show, and five hashtags count.",
  },
  instagram: {
    label: "Instagram",
    captionMax: 2_200,
    captionVisible: 125,
    hashtags: 5,
    tip: "Ask for a send or a save rather than a like; about 125 characters of the caption show, and five hashtags count.",
  },
  youtube: {
    label: "YouTube",
    captionMax: 5_000,
    captionVisible: 100,
    hashtags: 3,
    tip: "Put the question in the first 40 characters of the title; the first three hashtags show above it.",
  },
  linkedin: {
    label: "LinkedIn",
    captionMax: 3_000,
    captionVisible: 210,
    hashtags: 5,
    tip: "Open the post with your verdict; about 210 characters show before 'more', and burned-in captions help sound-off viewing.",
  },
}

export const limitsOf = (platform: TargetPlatform): PlatformLimits => platforms[platform]

/** A tip for each platform the video may go to: the chosen one, or all four. */
export const tipsFor = (platform: TargetPlatform): { readonly [platform: string]: string } => {
  const chosen: ReadonlyArray<TargetPlatform> =
    platform === "multi_platform" ? ["tiktok", "instagram", "youtube", "linkedin"] : [platform]
  return Object.fromEntries(chosen.map((one) => [one, platforms[one].tip]))
}

/** The hashtags a platform will count: well-formed, each once (case ignored), at most its limit. */
export const cappedHashtags = (
  hashtags: ReadonlyArray<string>,
  platform: TargetPlatform,
): ReadonlyArray<string> => {
  const seen = new Set<string>()
  return hashtags
    .filter((tag) => {
      const key = tag.toLowerCase()
      const isNew = hashtagPattern.test(tag) && !seen.has(key)
      seen.add(key)
      return isNew
    })
    .slice(0, platforms[platform].hashtags)
}
