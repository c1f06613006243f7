import type { QueryClient } from "@tanstack/react-query"

const open = new Set<QueryClient>()

/** Remembers a client until the test is over. */
export const remember = (client: QueryClient): QueryClient => {
  open.add(client)
  return client
}

/** Forgets what the screens of a test have read, so that nothing of it is asked again in the next one. */
export const closeClients = async (): Promise<void> => {
  for (const client of open) {
    await client.cancelQueries()
    client.clear()
  }
  open.clear()
}
