import type { DoorRejection, UpgradeRequired } from "./door.ts"

/** Every "no" the core and its door can say. The table of words in adapters must have a row for each. */
export type Rejection = DoorRejection | UpgradeRequired
