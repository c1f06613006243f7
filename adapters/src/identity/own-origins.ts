import { isLoopback } from "#config-formats.ts"

/**
 * The origins of a request's `Host`, when that is a name of this machine: any other may be forged, and a link or the way
 * back after signing in would lead there. A page of another site cannot make a browser send ours as its `Origin`.
 */
export const ownOrigins = (host: string | null): ReadonlyArray<string> => {
  if (host === null || !URL.canParse(`http://${host}`)) return []
  return isLoopback(new URL(`http://${host}`).hostname) ? [`http://${host}`, `https://${host}`] : []
}
