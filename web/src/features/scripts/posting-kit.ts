import type { SuccessOf } from "@rounds/core/contract/contract.ts"
import { useQuery } from "@tanstack/react-query"
import { useState } from "react"
import { reads } from "#lib/reads.ts"

export type PostingKit = SuccessOf<"GET /api/user/scripts/{id}/posting-kit">

const key = "rounds.audience-zone"

const here = () => Intl.DateTimeFormat().resolvedOptions().timeZone

/** Every zone there is a name for, the viewer's own among them, by its city: the whole name is wider than a phone. */
export const zones = (): ReadonlyArray<readonly [zone: string, words: string]> =>
  [...new Set([...Intl.supportedValuesOf("timeZone"), "UTC", here()])]
    .map((zone) => [zone, (zone.split("/").at(-1) ?? zone).replaceAll("_", " ")] as const)
    .toSorted(([, one], [, other]) => one.localeCompare(other, "en"))

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
  return zone !== null && zones().some(([each]) => each === zone) ? zone : here()
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
