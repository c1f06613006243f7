import { type Logger, pino } from "pino"

const STDERR = 2

/** The process's log: JSON lines on standard error. Never bodies, addresses or tokens; ids only. */
export const createLog = (level: string): Logger =>
  pino(
    { level, redact: ["req.headers.authorization", "req.headers.cookie"], base: null },
    pino.destination(STDERR),
  )
