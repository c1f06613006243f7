import type { Group } from "./line.ts"

/** What has been chosen for each part of each beat; null while a part says nothing. */
export type Choice = ReadonlyArray<ReadonlyArray<Group | null>>

/** All that a choice has said already, by its keys. */
export const keysOf = (choice: Choice): ReadonlySet<string> =>
  new Set(choice.flatMap((groups) => groups.flatMap((group) => group?.keys ?? [])))

/** Whether a group says nothing that has been said by its keys. */
export const isNew = ({ keys }: Group, used: ReadonlySet<string>): boolean =>
  !keys.some((key) => used.has(key))

/** A choice with another group, or none, for one part of one beat. */
export const replaced = (choice: Choice, beat: number, part: number, group: Group | null): Choice =>
  choice.map((groups, at) => (at === beat ? groups.map((old, nth) => (nth === part ? group : old)) : groups))

/** Whether a group is the first words of a script. */
export const isHook = (group: Group | null): boolean => group?.keys[0].startsWith("hook:") === true
