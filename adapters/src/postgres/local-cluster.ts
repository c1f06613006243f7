import { spawnSync } from "node:child_process"
import { randomBytes } from "node:crypto"
import {
  accessSync,
  constants,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from "node:fs"
import { dirname, join } from "node:path"
import { type LocalAccount } from "./local-account.ts"

const PASSWORD_FILE = "rounds.password"

/** The password of the role `rounds`, made with the cluster and kept inside it. */
export const passwordOf = (dataDir: string) => readFileSync(join(dataDir, PASSWORD_FILE), "utf8").trim()

/** Makes a folder. Asks first: a read-only disk would only be reported as "no such file or directory". */
export const makeFolder = (folder: string) => {
  accessSync(nearestFolder(folder), constants.W_OK)
  mkdirSync(folder, { recursive: true })
}

/** Makes the data folder ready to be served; a cluster that exists is only handed to its account. */
export const ensureCluster = (account: LocalAccount) => {
  if (existsSync(join(account.dataDir, "PG_VERSION"))) giveTo(account, account.dataDir)
  else if (holdsSomething(account.dataDir)) throw new Error("the folder holds something else.")
  else createCluster(account)
}

const holdsSomething = (folder: string) => existsSync(folder) && readdirSync(folder).length > 0

/** Made aside and renamed, so that a start that is killed, or two at once, never leave half a cluster. */
const createCluster = (account: LocalAccount) => {
  const parent = dirname(account.dataDir)
  const aside = mkdtempSync(join(parent, ".new-postgres-"))
  try {
    const passwordFile = join(aside, "password")
    const cluster = join(aside, "cluster")
    const password = randomBytes(24).toString("base64url")
    writeFileSync(passwordFile, password, { mode: 0o600 })
    mkdirSync(cluster, { mode: 0o700 })
    giveTo(account, aside)
    initialise(account, cluster, passwordFile)
    renameSync(passwordFile, join(cluster, PASSWORD_FILE))
    renameSync(cluster, account.dataDir)
  } catch (cause) {
    // Another process that started at the same moment may have won; its cluster is as good as ours.
    if (!existsSync(join(account.dataDir, "PG_VERSION"))) throw cause
  } finally {
    rmSync(aside, { recursive: true, force: true })
  }
}

const nearestFolder = (path: string): string => (existsSync(path) ? path : nearestFolder(dirname(path)))

const initialise = (account: LocalAccount, cluster: string, passwordFile: string) => {
  const [program, args] = account.command(account.binaries.initdb, [
    "-D",
    cluster,
    "-U",
    "rounds",
    "--pwfile",
    passwordFile,
    "-A",
    "scram-sha-256",
    "-E",
    "UTF8",
    "--locale=C",
    "--no-instructions",
  ])
  const run = spawnSync(program, args, {
    cwd: "/",
    env: { PATH: process.env["PATH"], LC_ALL: "C", TZ: "UTC" },
    encoding: "utf8",
  })
  if (run.error !== undefined) throw run.error
  if (run.status !== 0) throw new Error(run.stderr.trim())
}

const giveTo = ({ owner }: LocalAccount, folder: string) => {
  if (owner === undefined || statSync(folder).uid === owner.uid) return
  const run = spawnSync("chown", ["-R", `${owner.uid}:${owner.gid}`, folder], { encoding: "utf8" })
  if (run.status !== 0) throw new Error(run.stderr.trim())
}
