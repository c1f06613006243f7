import { spawnSync } from "node:child_process"
import { createHash } from "node:crypto"
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync } from "node:fs"
import { userInfo } from "node:os"
import { dirname, join } from "node:path"
import { binariesAt, type PostgresBinaries, versionOf } from "./local-binaries.ts"

/**
 * How Postgres is run. It refuses to run as root, and needs a user name for its uid.
 * - `direct`: we are an ordinary user.
 * - `setuid`: we are root, and `postgres` or `nobody` can reach our files.
 * - `userns`: in a user namespace that shows our uid as `nobody`; for a project under a closed `/root`.
 * - `copy`: root, no reachable files, no user namespaces: binaries and data live in `/var/lib`.
 */
export type LocalMode = "direct" | "setuid" | "userns" | "copy"

/** Everything that differs between the modes, decided once before a server is started. */
export interface LocalAccount {
  readonly mode: LocalMode
  readonly binaries: PostgresBinaries
  readonly dataDir: string
  /** Who owns the data files; `undefined`: whoever we are. */
  readonly owner: Owner | undefined
  /** The command line that runs a Postgres program as this account. */
  readonly command: (program: string, args: readonly string[]) => readonly [string, readonly string[]]
}

interface Owner {
  readonly uid: number
  readonly gid: number
}

interface Place {
  readonly binaries: PostgresBinaries
  readonly dataDir: string
  /** Where `copy` puts what an ordinary account must reach. */
  readonly shelf?: string | undefined
}

const NOBODY: Owner = { uid: 65534, gid: 65534 }

/** Picks the first mode that works here; the folder above the data exists. `only` restricts the choice to one mode, for tests. */
export const chooseAccount = (place: Place, only?: LocalMode): LocalAccount => {
  const allows = (mode: LocalMode) => only === undefined || only === mode
  const isRoot = process.getuid?.() === 0

  if (allows("direct") && !isRoot && hasUserName()) return direct(place)
  if (allows("setuid") && isRoot) {
    const owner = serviceOwner()
    if (canRun(owner, place.binaries) && canEnter(owner, dirname(place.dataDir))) {
      return asOwner("setuid", place, owner)
    }
  }
  if (allows("userns") && canUseNamespace(place.binaries)) return inNamespace(place)
  if (allows("copy") && isRoot) return asOwner("copy", copied(place), serviceOwner())
  throw new Error(
    `Postgres cannot run as uid ${process.getuid?.() ?? "?"} here: it needs a user name for that uid. ` +
      "Set DATABASE_URL to a running server.",
  )
}

const direct = (place: Place): LocalAccount => ({
  ...place,
  mode: "direct",
  owner: undefined,
  command: (program, args) =>
    hasSetpriv() ? ["setpriv", [...DIES_WITH_US, program, ...args]] : [program, args],
})

const asOwner = (mode: "setuid" | "copy", place: Place, owner: Owner): LocalAccount => ({
  ...place,
  mode,
  owner,
  command: (program, args) => [
    "setpriv",
    [
      "--reuid",
      `${owner.uid}`,
      "--regid",
      `${owner.gid}`,
      "--clear-groups",
      ...DIES_WITH_US,
      program,
      ...args,
    ],
  ],
})

const inNamespace = (place: Place): LocalAccount => ({
  ...place,
  mode: "userns",
  // A cluster of an earlier `setuid` start comes back to root.
  owner: process.getuid?.() === 0 ? { uid: 0, gid: 0 } : undefined,
  command: (program, args) => ["unshare", [...AS_NOBODY, "setpriv", ...DIES_WITH_US, program, ...args]],
})

/** A parent killed without warning must not leave a server behind; SIGINT is Postgres' fast shutdown. */
const DIES_WITH_US = ["--pdeathsig", "INT"]

const AS_NOBODY = ["--user", `--map-user=${NOBODY.uid}`, `--map-group=${NOBODY.gid}`]

const hasSetpriv = () => process.platform === "linux" && succeeds("setpriv", ["--version"])

const succeeds = (program: string, args: readonly string[], options: Partial<Owner> = {}) =>
  spawnSync(program, args, { ...options, cwd: "/", stdio: "ignore" }).status === 0

const canRun = (owner: Owner, { postgres }: PostgresBinaries) => succeeds(postgres, ["--version"], owner)

const canEnter = (owner: Owner, folder: string) => succeeds("test", ["-x", folder], owner)

const canUseNamespace = ({ postgres }: PostgresBinaries) =>
  process.platform === "linux" && succeeds("unshare", [...AS_NOBODY, postgres, "--version"])

const hasUserName = () => {
  try {
    return userInfo().username !== ""
  } catch {
    return false
  }
}

/** The account a root process steps down to. No account is created. */
const serviceOwner = (): Owner => {
  const accounts = readFileSync("/etc/passwd", "utf8")
    .split("\n")
    .map((line) => line.split(":"))
  for (const name of ["postgres", "nobody"]) {
    const account = accounts.find((fields) => fields[0] === name)
    if (account !== undefined) return { uid: Number(account[2]), gid: Number(account[3]) }
  }
  return NOBODY
}

/** Binaries, and if need be the data, moved to where an ordinary account can reach them. */
const copied = ({ binaries, dataDir, shelf = "/var/lib/rounds-postgres" }: Place): Place => {
  const home = join(shelf, `postgres-${versionOf(binaries)}`)
  mkdirSync(shelf, { recursive: true, mode: 0o755 })
  if (!existsSync(home)) {
    // Copied aside and renamed: nobody ever sees half an installation.
    const aside = mkdtempSync(`${home}.`)
    cpSync(binaries.home, join(aside, "home"), { recursive: true, verbatimSymlinks: true })
    if (!existsSync(home)) renameSync(join(aside, "home"), home)
    rmSync(aside, { recursive: true, force: true })
  }
  const reachable = canEnter(serviceOwner(), dirname(dataDir))
  const tag = createHash("sha256").update(dataDir).digest("hex").slice(0, 12)
  return { binaries: binariesAt(home), dataDir: reachable ? dataDir : join(shelf, `data-${tag}`) }
}
