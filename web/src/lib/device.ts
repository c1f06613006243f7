import { lib as words } from "#words/lib.ts"

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

const firstIn = (text: string, signs: ReadonlyArray<readonly [sign: string, name: string]>) =>
  signs.find(([sign]) => text.includes(sign))?.[1]

/** "Firefox on Windows", as far as the browser says. */
export const deviceOf = (userAgent: string): string => {
  const [browser, system] = [firstIn(userAgent, browsers), firstIn(userAgent, systems)]
  if (browser === undefined && system === undefined) return words.unknownDevice
  if (system === undefined) return browser ?? words.aBrowser
  return browser === undefined ? words.aBrowserOn({ system }) : words.browserOn({ browser, system })
}

export const isPhone = (userAgent: string): boolean => /iPhone|Android|Mobile/.test(userAgent)
