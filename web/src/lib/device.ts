import { lib as phrases } from "#words/lib.ts"

const browsers = [
  [phrases.edg, phrases.edge],
  ["OPR", phrases.opera],
  [phrases.firefox, phrases.firefox],
  [phrases.chrome, phrases.chrome],
  [phrases.safari, phrases.safari],
] as const

const systems = [
  ["iPhone", "iPhone"],
  ["iPad", "iPad"],
  [phrases.android, phrases.android],
  [phrases.windows, phrases.windows],
  [phrases.macOs, phrases.mac],
  [phrases.cros, phrases.chromeos],
  [phrases.linux, phrases.linux],
] as const

const firstIn = (text: string, words: ReadonlyArray<readonly [sign: string, name: string]>) =>
  words.find(([sign]) => text.includes(sign))?.[1]

/** "Firefox on Windows", as far as the browser says. */
export const deviceOf = (userAgent: string): string => {
  const [browser, system] = [firstIn(userAgent, browsers), firstIn(userAgent, systems)]
  if (browser === undefined && system === undefined) return phrases.unknownDevice
  return [browser ?? phrases.aBrowser, system].filter((part) => part !== undefined).join(" on ")
}

export const isPhone = (userAgent: string): boolean => /iPhone|Android|Mobile/.test(userAgent)
