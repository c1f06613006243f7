import type { Finding } from "#evidence/finding.ts"
import type { FindingsSaid, Sayable } from "./findings-said.ts"
import { ranked } from "./subject.ts"
import type { Voice } from "./voice.ts"

/**
 * Of what answers a script's question, the best first, where a typed title puts one; of what it asks beside the subject,
 * that alone.
 */
export const toldIn = (
  { order, substance, context }: Voice,
  answer: FindingsSaid["plain"],
): FindingsSaid["plain"] => {
  if (order.topic !== null) return []
  const { asks, onCompanion, missing } = substance
  const [ask] = asks
  const isOn = ({ item }: Sayable<Finding>): boolean =>
    onCompanion.size > 0 ? onCompanion.has(item.id) : missing === null && ask !== undefined && ask !== "what"
  const places = new Map(ranked(substance, context).map(({ id }, place) => [id, place]))
  const place = ({ item }: Sayable<Finding>): number => places.get(item.id) ?? places.size
  return answer.filter(isOn).toSorted((a, b) => place(a) - place(b))
}
