import type { SuccessOf } from "@rounds/core/contract/contract.ts"
import { type QueryClient, useMutation, useQuery, useQueryClient } from "@tanstack/react-query"
import { useEffect } from "react"
import { call } from "#lib/call.ts"
import { reads, userRead } from "#lib/reads.ts"

export type Notification = SuccessOf<"GET /api/notifications">[number]

/** So often both are asked for, while somebody looks at the page. */
const EVERY_MS = 30_000

const countRead = reads("GET /api/notifications/unread-count", {})
const listRead = reads("GET /api/notifications", {})

/** How many are unread; 0 until it is known. */
export const useUnread = (): number => {
  const { data = 0 } = useQuery({ ...countRead, refetchInterval: EVERY_MS })
  return data
}

/** The list, fresh whenever it is opened. What was there stays when it cannot be read again. */
export const useNotifications = () =>
  useQuery({ ...listRead, staleTime: 0, refetchOnMount: "always", refetchInterval: EVERY_MS })

/** Asks for both again, where they are shown. */
export const refreshNotifications = (client: QueryClient) =>
  Promise.all([
    client.invalidateQueries({ queryKey: countRead.queryKey }),
    client.invalidateQueries({ queryKey: listRead.queryKey, exact: true }),
  ])

/** A page has so long for what it shows before anything is followed. */
const LIVE_AFTER_MS = 5_000

/** Follows what is new, so that the bell knows it at once; where that cannot be had, it is asked for now and then. */
export const useLiveNotifications = (): void => {
  const client = useQueryClient()
  const { data: user } = useQuery(userRead)
  const mayFollow = user?.isActive === true
  useEffect(() => {
    if (!mayFollow) return undefined
    const leaving = new AbortController()
    const timer = setTimeout(() => {
      import("./live.ts").then(({ live }) => live(client, leaving.signal)).catch(() => undefined) // asked for now and then all the same
    }, LIVE_AFTER_MS)
    return () => {
      clearTimeout(timer)
      leaving.abort()
    }
  }, [client, mayFollow])
}

const marking = ["mark notifications"]

/**
 * Marks as read, at once on the screen; what fails shows itself as unread again. What was being read before the click
 * is not shown any more, and both are read again when the last click is answered.
 */
export const useMarking = () => {
  const client = useQueryClient()
  const show = async (isMarked: (one: Notification) => boolean) => {
    await Promise.all([
      client.cancelQueries({ queryKey: countRead.queryKey }),
      client.cancelQueries({ queryKey: listRead.queryKey, exact: true }),
    ])
    const before = client.getQueryData(listRead.queryKey) ?? []
    const after = before.map((one) => (isMarked(one) ? { ...one, isRead: true } : one))
    const marked = before.filter((one) => isMarked(one) && !one.isRead).length
    client.setQueryData(listRead.queryKey, after)
    client.setQueryData(countRead.queryKey, (count: number | undefined) => Math.max(0, (count ?? 0) - marked))
  }
  const settle = () =>
    client.isMutating({ mutationKey: marking }) === 1 ? refreshNotifications(client) : undefined
  const one = useMutation({
    mutationKey: marking,
    mutationFn: (id: string) => call("PATCH /api/notifications/{id}/read", { params: { id } }),
    onMutate: (id) => show((notification) => notification.id === id),
    onSettled: settle,
  })
  const all = useMutation({
    mutationKey: marking,
    mutationFn: () => call("PATCH /api/notifications/mark-all-read", {}),
    onMutate: () => show(() => true),
    onSettled: settle,
  })
  return { mark: (id: string) => one.mutate(id), markAll: () => all.mutate() }
}
