import type { Market } from "@rounds/core/script/settings.ts"

/** The region of ISO 3166 that a market is, where it is one country. */
const marketIn: Readonly<Record<string, Market>> = { US: "US", GB: "UK", TR: "TR" }
const union = "AT BE BG CY CZ DE DK EE ES FI FR GR HR HU IE IT LT LU LV MT NL PL PT RO SE SI SK".split(" ")

/** Where somebody with such a locale ("tr", "en-GB") is most likely seen. */
export const marketOf = (locale: string): Market => {
  const region = new Intl.Locale(locale).maximize().region ?? ""
  return marketIn[region] ?? (union.includes(region) ? "EU" : "US")
}
