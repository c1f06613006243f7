import { names } from "@rounds/core/language/names.ts"
import { useQuery } from "@tanstack/react-query"
import { useEffect } from "react"
import { screensTag } from "#lib/locale.ts"
import { userRead } from "#lib/reads.ts"

/**
 * The language of a person comes along to a device whose screens speak another: the page is asked for again in it, as by
 * the switch in the footer. Only our server has a switch, and it writes a first load into its pages.
 */
export const useOwnLanguage = (): void => {
  const { data: user } = useQuery(userRead)
  const own = user?.language ?? null
  useEffect(() => {
    if (own === null || !navigator.cookieEnabled || document.getElementById("first-load") === null) return
    const { tag } = names[own]
    const here = new URL(location.href)
    if (tag === screensTag || here.searchParams.has("lang")) return
    here.searchParams.set("lang", tag)
    location.replace(here)
  }, [own])
}
