import * as Cause from "effect/Cause"
import type * as Layer from "effect/Layer"
import * as Logger from "effect/Logger"
import * as References from "effect/References"
import { type Logger as Log, pino } from "pino"

const STDERR = 2

/** The process's log: JSON lines on standard error. Never bodies, addresses or tokens; ids only. */
export const createLog = (level: string): Log => pino({ level, base: null }, pino.destination(STDERR))

/** Sends what effects log to the process's log. */
export const LogTo = (log: Log): Layer.Layer<never> =>
  Logger.layer([
    Logger.make(({ logLevel, message, cause, fiber }) => {
      const parts = Array.isArray(message) ? message : [message]
      const text = parts.map((part) => (typeof part === "string" ? part : String(part))).join(" ")
      const fields = fiber.getRef(References.CurrentLogAnnotations)
      log[methods[logLevel]](
        { ...fields, ...(cause.reasons.length === 0 ? {} : { cause: Cause.pretty(cause) }) },
        text,
      )
    }),
  ])

const methods = {
  All: "trace",
  Trace: "trace",
  Debug: "debug",
  Info: "info",
  Warn: "warn",
  Error: "error",
  Fatal: "fatal",
  None: "silent",
} as const
