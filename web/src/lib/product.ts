import { useQuery } from "@tanstack/react-query"
import { reads } from "./reads.ts"

const unknown = { supportEmail: null, mailViewer: null, provider: null }

/** How this product is set up. It comes with the page; until it is known, nothing is claimed. */
export const useProduct = () => useQuery(reads("GET /api/public/product", {})).data ?? unknown

/** Where a link to support leads: a letter to the operator's address, else the form that every installation has. */
export const useSupportHref = (subject?: string): string => {
  const { supportEmail } = useProduct()
  if (supportEmail === null) return "/contact"
  return `mailto:${supportEmail}${subject === undefined ? "" : `?subject=${encodeURIComponent(subject)}`}`
}
