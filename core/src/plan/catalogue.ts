import type { Billing, PaidTier } from "./paid-plan.ts"
import { type PlanId, type Price, prices, yearlyTotal } from "./prices.ts"

/** Whether a plan can be bought. `label` is what the card says instead of a button; it never names a past date. */
export type Availability =
  { readonly state: "available" } | { readonly state: "waitlist"; readonly label: string }

/** `row` and `cell` say the same as `text` in a table of plans: "Scripts", "5 a month". */
export interface Feature {
  readonly row: string
  readonly cell: string
  readonly text: string
  readonly included: boolean
}

export interface Plan extends Price {
  readonly id: PlanId
  readonly description: string
  readonly features: ReadonlyArray<Feature>
  readonly expandedFeatures: ReadonlyArray<string>
  readonly popular: boolean
  readonly availability: Availability
}

const feature = (row: string, cell: string, text: string): Feature => ({ row, cell, text, included: true })

const lacking = (row: string, text: string): Feature => ({ row, cell: "–", text, included: false })

const allLanguages = feature("Languages", "All", "All languages")
const unlimitedRefresh = feature("Health trends", "Unlimited refresh", "Unlimited trend refresh")
const unlimitedViews = feature("Topic views", "Unlimited", "Unlimited topic views")
const specialtyFilter = feature("Specialty filter", "Yes", "Medical-specialty filter")
const platformTips = feature("Platform tips", "Yes", "Platform-specific optimisation")
const noFactChecking = lacking("Fact-checking", "Fact-checking assistance")
/** Articles are looked for where no finding carries a statement. */
const articlesFound = feature("Fact-checking", "Articles found", "Fact-checking: articles found")
const noAudience = lacking("Audience targeting", "Audience targeting")

// The three lists have the same rows in the same order, so that the cards can be read across.

const starter: Plan = {
  id: "starter",
  ...prices.starter,
  description: "Read today's trends, try the generator.",
  features: [
    feature("Scripts", "5 a month", "5 script generations per month"),
    feature("Health trends", "10 daily", "10 daily health trends"),
    feature("Topic views", "10 a month", "10 topic views per month"),
    allLanguages,
    feature("Templates", "Basic", "Basic templates"),
    lacking("Specialty filter", "Medical-specialty filter"),
    lacking("Platform tips", "Platform-specific optimisation"),
    noFactChecking,
    noAudience,
  ],
  expandedFeatures: [],
  popular: false,
  availability: { state: "available" },
}

const creatorPro: Plan = {
  id: "creator_pro",
  ...prices.creator_pro,
  description: "For professionals who film every week.",
  features: [
    feature("Scripts", "50 a month", "50 scripts per month"),
    unlimitedRefresh,
    unlimitedViews,
    allLanguages,
    feature("Templates", "Advanced", "Advanced customisation"),
    specialtyFilter,
    platformTips,
    articlesFound,
    noAudience,
  ],
  expandedFeatures: [],
  popular: true,
  availability: { state: "available" },
}

const professional: Plan = {
  id: "professional",
  ...prices.professional,
  description: "For practices and full-time creators.",
  features: [
    feature("Scripts", "Unlimited", "Unlimited scripts"),
    unlimitedRefresh,
    unlimitedViews,
    allLanguages,
    feature("Templates", "Custom tone", "Custom tone profiles"),
    specialtyFilter,
    platformTips,
    feature("Fact-checking", "Yes", "Fact-checking assistance"),
    feature("Audience targeting", "Yes", "Audience targeting"),
  ],
  expandedFeatures: [
    "Everything in Creator Pro",
    "Unlimited scripts",
    "Fact-checking assistance",
    "Custom tone profiles",
    "Social media analytics integration",
    "Audience-demographic targeting",
    "Convert scripts to SEO blog posts",
    "Content calendar",
    "Priority support",
  ],
  popular: false,
  availability: { state: "waitlist", label: "Date to be announced" },
}

const months = [
  "January",
  "February",
  "March",
  "April",
  "May",
  "June",
  "July",
  "August",
  "September",
  "October",
  "November",
  "December",
]

/**
 * When Professional can be bought, from configuration. `from` is a month ("2027-03") or null; `today` is a UTC
 * day ("2026-11-20"). A month that is over, or is none, is announced without a date.
 */
export const availabilityFrom = (
  state: "waitlist" | "available",
  from: string | null,
  today: string,
): Availability => {
  if (state === "available") return { state: "available" }
  const [, year, month] = /^(\d{4})-(0[1-9]|1[0-2])$/.exec(from ?? "") ?? []
  const name = months[Number(month) - 1]
  return from === null || name === undefined || from < today.slice(0, 7)
    ? { state: "waitlist", label: "Date to be announced" }
    : { state: "waitlist", label: `Available ${name} ${year}` }
}

/** The three plans in the order of their cards. */
export const catalogue = (professionalAvailability: Availability): ReadonlyArray<Plan> => [
  starter,
  creatorPro,
  { ...professional, availability: professionalAvailability },
]

/** "You're already on the {name} plan." */
export const planNames: { readonly [Id in PlanId]: string } = {
  starter: prices.starter.name,
  creator_pro: prices.creator_pro.name,
  professional: prices.professional.name,
}

/** Cents due at each billing date: a month's price, or twelve times the lower one. */
export const priceInCents = (tier: PaidTier, billing: Billing): number => {
  const { price, yearlyPrice } = prices[tier]
  return billing === "monthly" ? price * 100 : yearlyTotal({ yearlyPrice }) * 100
}
