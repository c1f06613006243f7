import { LeaveQuestion } from "./leave-question.tsx"
import { useConnection } from "./use-connection.tsx"

export { staysFor } from "./leave-question.tsx"

/** Watches over the connection, and asks about what was typed before it is left. */
export function Watch() {
  useConnection()
  return <LeaveQuestion />
}
