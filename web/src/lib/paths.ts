import { useRouter } from "@tanstack/react-router"

/** Paths that other parts of the product add. A link to one of them is shown only where its route exists. */
export const pricing: string = "/pricing"
export const profile: string = "/profile"
export const admin: string = "/admin"
export const privacy: string = "/privacy"
export const terms: string = "/terms"
export const contact: string = "/contact"
export const support: string = "/support"

export const usePathExists = () => {
  const { routesByPath } = useRouter()
  return (path: string) => Object.hasOwn(routesByPath, path)
}
