const DEMO_DOMAIN = "@demo.rounds.test"

/** Addresses of demo accounts; `.test` is a domain that cannot exist. */
export const demoAddress = (name: string): string => `${name}${DEMO_DOMAIN}`

export const isDemoAddress = (email: string): boolean => email.toLowerCase().endsWith(DEMO_DOMAIN)
