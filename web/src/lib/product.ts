import { useQuery } from "@tanstack/react-query"
import { reads } from "./reads.ts"

const unknown = { supportEmail: null, mailViewer: null, provider: null }

/** How this product is set up. It comes with the page; until it is known, nothing is claimed. */
export const useProduct = () => useQuery(reads("GET /api/public/product", {})).data ?? unknown

/** Where a link to support leads; null when the operator has named no address. */
export const useSupportHref = (subject?: string): string | null => {
  const { supportEmail } = useProduct()
  if (supportEmail === null) return null
  return `mailto:${supportEmail}${subject === undefined ? "" : `?subject=${encodeURIComponent(subject)}`}`
}
