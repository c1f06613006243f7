const browsers = [
  ["Edg", "Edge"],
  ["OPR", "Opera"],
  ["Firefox", "Firefox"],
  ["Chrome", "Chrome"],
  ["Safari", "Safari"],
] as const

const systems = [
  ["iPhone", "iPhone"],
  ["iPad", "iPad"],
  ["Android", "Android"],
  ["Windows", "Windows"],
  ["Mac OS", "Mac"],
  ["CrOS", "ChromeOS"],
  ["Linux", "Linux"],
] as const

const firstIn = (text: string, words: ReadonlyArray<readonly [sign: string, name: string]>) =>
  words.find(([sign]) => text.includes(sign))?.[1]

/** "Firefox on Windows", as far as the browser says. */
export const deviceOf = (userAgent: string): string => {
  const [browser, system] = [firstIn(userAgent, browsers), firstIn(userAgent, systems)]
  if (browser === undefined && system === undefined) return "Unknown device"
  return [browser ?? "A browser", system].filter((part) => part !== undefined).join(" on ")
}

export const isPhone = (userAgent: string): boolean => /iPhone|Android|Mobile/.test(userAgent)
