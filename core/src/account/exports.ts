/** How long an export can be fetched. */
export const EXPORT_HOURS = 48

/** Where somebody's newest export stands. Times are ISO 8601 in UTC. */
export type ExportState =
  | { readonly status: "none" }
  | { readonly status: "preparing"; readonly askedAt: string }
  | {
      readonly status: "ready"
      readonly id: string
      readonly askedAt: string
      readonly expiresAt: string
      readonly bytes: number
    }
