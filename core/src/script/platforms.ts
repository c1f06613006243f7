import { playing } from "#language/playing.ts"
import { hashtagPattern } from "./draft.ts"
import type { Language, TargetPlatform } from "./settings.ts"

interface PlatformLimits {
  readonly label: string
  /** Characters of the caption, and how many show before "more". */
  readonly captionMax: number
  readonly captionVisible: number
  /** Platforms ignore or refuse more than this many hashtags. */
  readonly hashtags: number
  /** Characters of the title; where a video has none, of the text on its cover. */
  readonly titleMax: number
  readonly hasTitle: boolean
  readonly commentMax: number
}

/**
 * Limits as of November 2026. Captions and titles: TikTok takes 4,000 in the app and 2,200 through its API, so 2,200;
 * Instagram 2,200; YouTube 100 and 5,000; LinkedIn 3,000. Hashtags: TikTok and Instagram count five since 2025; YouTube
 * ignores all above 60. Comments: the character guides of 2026 agree on 150, 2,200, 10,000 and 1,250. A cover holds
 * about 60 characters that can be read on a phone.
 */
const platforms: { readonly [P in TargetPlatform]: PlatformLimits } = {
  multi_platform: {
    label: "All platforms",
    captionMax: 2_200,
    captionVisible: 100,
    hashtags: 5,
    titleMax: 60,
    hasTitle: false,
    commentMax: 150,
  },
  tiktok: {
    label: "TikTok",
    captionMax: 2_200,
    captionVisible: 100,
    hashtags: 5,
    titleMax: 60,
    hasTitle: false,
    commentMax: 150,
  },
  instagram: {
    label: "Instagram",
    captionMax: 2_200,
    captionVisible: 125,
    hashtags: 5,
    titleMax: 60,
    hasTitle: false,
    commentMax: 2_200,
  },
  youtube: {
    label: "YouTube",
    captionMax: 5_000,
    captionVisible: 100,
    hashtags: 5,
    titleMax: 100,
    hasTitle: true,
    commentMax: 10_000,
  },
  linkedin: {
    label: "LinkedIn",
    captionMax: 3_000,
    captionVisible: 210,
    hashtags: 5,
    titleMax: 60,
    hasTitle: false,
    commentMax: 1_250,
  },
}

export const limitsOf = (platform: TargetPlatform): PlatformLimits => platforms[platform]

export type OnePlatform = Exclude<TargetPlatform, "multi_platform">

/** The platforms a video may go to: the chosen one, or all four. */
export const platformsOf = (platform: TargetPlatform): ReadonlyArray<OnePlatform> =>
  platform === "multi_platform" ? ["tiktok", "instagram", "youtube", "linkedin"] : [platform]

/** A tip for each platform the video may go to, in the script's language. */
export const tipsFor = (
  platform: TargetPlatform,
  language: Language,
): { readonly [platform: string]: string } =>
  Object.fromEntries(platformsOf(platform).map((one) => [one, playing[language].tips[one]]))

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
