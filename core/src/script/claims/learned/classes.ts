/** What a sentence may do that a regulator forbids. The order is that of the models' outputs. */
export const claimClasses = [
  "cure",
  "guarantee",
  "weight",
  "testimonial",
  "endorsement",
  "no-risk",
  "stop-medicine",
  "rx-promotion",
  "pressure",
  "supplement",
  "hype",
  "title",
  "study",
  "dose",
  "misinformation",
] as const
export type ClaimClass = (typeof claimClasses)[number]
