import type { SuccessOf } from "@rounds/core/contract/contract.ts"
import { reads } from "#lib/reads.ts"

export type Review = SuccessOf<"GET /api/user/scripts/{id}/review">
export type Point = Review["points"][number]
export type Beat = Review["script"]["beats"][number]
export type Fit = Review["fit"]

export const reviewRead = (id: string) => reads("GET /api/user/scripts/{id}/review", { params: { id } })

/** Points that a script waits for. */
export const isOpen = ({ isOptional, kept }: Point) => !isOptional && kept === null

/** Places that only the person can fill in. */
export const blanksIn = (points: readonly Point[]) => points.filter(({ kind }) => kind === "blank").length
