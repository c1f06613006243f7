import type { SuccessOf } from "@rounds/core/contract/contract.ts"
import { usualLanguage } from "@rounds/core/language/names.ts"
import { useQuery } from "@tanstack/react-query"
import { useState } from "react"
import { screensLanguage } from "#lib/language/choices.ts"
import { viewersLocale } from "#lib/locale.ts"
import { reads } from "#lib/reads.ts"

export type PostingKit = SuccessOf<"GET /api/user/scripts/{id}/posting-kit">

const key = "rounds.audience-zone"

const here = () => Intl.DateTimeFormat().resolvedOptions().timeZone

const zoneIds = () => [...new Set([...Intl.supportedValuesOf("timeZone"), "UTC", here()])]

/** As the zone's own database calls its city, which is in the usual language. */
const cityOf = (zone: string) => (zone.split("/").at(-1) ?? zone).replaceAll("_", " ")

/** As the platform tells it in the viewer's language, by its country or city: "Almanya Saati", "Sidney Saati". */
const toldOf = (timeZone: string) => {
  const parts = new Intl.DateTimeFormat(viewersLocale, { timeZone, timeZoneName: "shortGeneric" })
    .formatToParts()
    .find(({ type }) => type === "timeZoneName")
  return parts === undefined || /^(?:GMT|UTC)/.test(parts.value) ? cityOf(timeZone) : parts.value
}

const wordsOf = screensLanguage === usualLanguage ? cityOf : toldOf

let known: ReadonlyArray<readonly [zone: string, words: string]> | undefined

/**
 * Every zone there is a name for, the viewer's own among them, by its city or country: the whole name is wider than a
 * phone. Made once, since telling four hundred of them takes a while.
 */
export const zones = () =>
  (known ??= zoneIds()
    .map((zone) => [zone, wordsOf(zone)] as const)
    .toSorted(([, one], [, other]) => one.localeCompare(other, viewersLocale)))

const kept = () => {
  try {
    return localStorage.getItem(key)
  } catch {
    return null
  }
}

/** Where the audience is: the viewer's own zone, until another is chosen on this device. */
export const audienceZone = () => {
  const zone = kept()
  return zone !== null && zoneIds().includes(zone) ? zone : here()
}

export const useAudienceZone = () => {
  const [zone, setZone] = useState(audienceZone)
  const choose = (next: string) => {
    setZone(next)
    try {
      localStorage.setItem(key, next)
    } catch {
      // Storage may be off: then it lasts as long as the page.
    }
  }
  return [zone, choose] as const
}

/** What to film and post a script with, made by the server from its stored words. */
export const usePostingKit = (id: string, zone: string) =>
  useQuery({
    ...reads("GET /api/user/scripts/{id}/posting-kit", { params: { id }, query: { zone } }),
    // The texts stay while another zone's times are asked for.
    placeholderData: (before) => before,
  })
