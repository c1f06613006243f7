// The ground that bootstrap.mjs stands on: messages, stamps, a lock, room on the disk, a clean environment.
import { createHash } from "node:crypto"
import {
  accessSync,
  constants,
  existsSync,
  mkdirSync,
  readFileSync,
  rmSync,
  statfsSync,
  writeFileSync,
} from "node:fs"
import { homedir } from "node:os"
import { join } from "node:path"
import { fileURLToPath } from "node:url"

/** Set-up talks on stderr: stdout belongs to the command. */
export const say = (text) => process.stderr.write(`[rounds] ${text}\n`)

/** One clear line, and the end. */
export const stop = (text) => {
  say(text)
  process.exit(1)
}

/** Refuses a folder that its tools cannot stand in: the screens' router writes paths into quotes, PATH splits at colons. */
export const requirePlainPath = (folder) => {
  const wrong = /['\\:]/.exec(process.platform === "win32" ? "" : folder)?.[0]
  if (wrong !== undefined)
    stop(`The path ${folder} holds a ${wrong}, which the build cannot take. Move the folder.`)
}

/** Changes whenever one of the files does. */
export const fingerprint = (files) => {
  const hash = createHash("sha256")
  for (const file of files) hash.update(existsSync(file) ? readFileSync(file) : "").update("\0")
  return hash.digest("hex")
}

/** Stops with a clear line when `folder` cannot take `megabytes` more. */
export const requireRoom = (folder, megabytes) => {
  if (!isWritable(folder)) {
    stop(`The folder ${folder} may not be written by this user (uid ${process.getuid?.() ?? "?"}).`)
  }
  const { bavail, bsize } = statfsSync(folder)
  const free = Math.floor((bavail * bsize) / 1_000_000)
  if (free < megabytes) stop(`The disk of ${folder} is full: ${free} MB free, about ${megabytes} MB needed.`)
}

/** One set-up at a time in one clone; returns the release. A lock whose holder is dead is taken over. */
export const holdLock = (folder) => {
  const lock = join(folder, ".lock")
  for (let told = false; !tryLock(lock);) {
    if (!isHeld(lock)) rmSync(lock, { recursive: true, force: true })
    else if (!told) {
      say("Waiting for another set-up in this folder to finish.")
      told = true
    }
    Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 200)
  }
  const release = () => rmSync(lock, { recursive: true, force: true })
  process.once("exit", release)
  return release
}

const tryLock = (lock) => {
  try {
    mkdirSync(lock)
    writeFileSync(join(lock, "pid"), String(process.pid))
    return true
  } catch (cause) {
    if (cause.code === "EEXIST") return false
    return stop(`Cannot write ${lock}: ${cause.message}`)
  }
}

const isHeld = (lock) => {
  try {
    process.kill(Number(readFileSync(join(lock, "pid"), "utf8")), 0)
    return true
  } catch (cause) {
    return cause.code === "EPERM"
  }
}

/**
 * npm hands its own settings to scripts as npm_*; a nested npm or pnpm must not take them for its orders.
 * Kept: where packages come from and where they are cached.
 */
export const cleanEnvironment = () => {
  const kept = /^npm_config_(registry|cafile|ca|proxy|https_proxy|noproxy|cache|userconfig)$/i
  const entries = Object.entries(process.env).filter(([name]) => !/^npm_/i.test(name) || kept.test(name))
  return Object.fromEntries(entries)
}

/** Where an installation keeps its caches: in our folder for a user without a home to write to. */
export const cacheEnvironment = () => {
  if (isWritable(homedir())) return {}
  const home = fileURLToPath(new URL(".home", import.meta.url))
  mkdirSync(home, { recursive: true })
  return { HOME: home, XDG_DATA_HOME: join(home, "data"), npm_config_cache: join(home, "npm") }
}

const isWritable = (folder) => {
  try {
    accessSync(folder, constants.W_OK)
    return true
  } catch {
    return false
  }
}
