import { randomBytes } from "node:crypto"
import { mkdirSync, readFileSync, writeFileSync } from "node:fs"
import { join } from "node:path"

/** A secret that is made once and kept, readable by this user only. Two processes that start together agree on one. */
export const keptSecret = (folder: string, name: string, bytes = 32): string => {
  mkdirSync(folder, { recursive: true })
  const file = join(folder, name)
  try {
    writeFileSync(file, randomBytes(bytes).toString("base64url"), { flag: "wx", mode: 0o600 })
  } catch (cause) {
    if (!(cause instanceof Error && "code" in cause && cause.code === "EEXIST")) throw cause
  }
  return readFileSync(file, "utf8").trim()
}
