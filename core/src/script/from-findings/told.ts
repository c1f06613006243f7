import type { Finding } from "#evidence/finding.ts"
import type { FindingsSaid, Sayable } from "./findings-said.ts"
import { ranked } from "./subject.ts"
import type { Voice } from "./voice.ts"

/** Of what answers a script's question, the best first, where a typed title puts one; of what it asks beside the subject, that alone. */
export const toldIn = (
  { order, substance, context }: Voice,
  answer: FindingsSaid["plain"],
): FindingsSaid["plain"] => {
  const { asks, onCompanion, missing } = substance
  const [ask] = asks
  const isOn = ({ item }: Sayable<Finding>): boolean =>
    onCompanion.size > 0 ? onCompanion.has(item.id) : missing === null && ask !== undefined && ask !== "what"
  if (order.topic !== null) return []
  const told = answer.filter(isOn)
  return ranked(substance, context).flatMap(({ id }) => told.filter(({ item }) => item.id === id))
}
