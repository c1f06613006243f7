import type { SuccessOf } from "@rounds/core/contract/contract.ts"

export type Teaser = SuccessOf<"GET /api/public/trending">[number]
export type Example = NonNullable<SuccessOf<"GET /api/public/example-script">["example"]>
export type Stats = SuccessOf<"GET /api/public/stats">
