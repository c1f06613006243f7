import { runDue } from "@rounds/adapters/sandbox/provider.ts"
import { clockAhead, setClockAhead } from "@rounds/adapters/postgres/clock.ts"
import { Command, InvalidArgumentError } from "commander"
import { command, refuse } from "#command.ts"
import { onMembership, shopSettings } from "#membership.ts"
import { say, sayJson } from "#output.ts"

const units = { s: 1000, m: 60_000, h: 3_600_000, d: 86_400_000 } as const

/** "8d", "-1h", "90m", in milliseconds. */
const parseSpan = (value: string): number => {
  const [, count, unit] = /^([+-]?\d{1,6})([smhd])$/.exec(value) ?? []
  if (count === undefined || (unit !== "s" && unit !== "m" && unit !== "h" && unit !== "d")) {
    throw new InvalidArgumentError("Expected a time span such as 8d, 12h, 30m or -1h.")
  }
  return Number(count) * units[unit]
}

const onSandbox = (): void => {
  if (shopSettings().mode === "live") refuse("The clock cannot be moved where real money is taken.")
}

const tell = (ahead: number, json: true | undefined): void => {
  const now = new Date(Date.now() + ahead).toISOString()
  if (json) sayJson({ now, aheadMs: ahead })
  else say(`${now} (${ahead === 0 ? "real time" : `${(ahead / units.d).toFixed(3)} days ahead`})`)
}

interface Options {
  readonly json?: true
}

const show = command("show", "the product's time").action(async ({ json }: Options) => {
  tell(await onMembership(clockAhead), json)
})

/** Moves the clock, and in a second run, which starts by the new time, lets the sandbox bill what fell due. */
const move = async (to: (ahead: number) => number, json: true | undefined): Promise<void> => {
  onSandbox()
  const ahead = to(await onMembership(clockAhead))
  await onMembership(setClockAhead(ahead))
  await onMembership(runDue())
  tell(ahead, json)
}

const advance = command("advance", "move the product's clock on, or back with a minus")
  .argument("<span>", "such as 8d, 12h, 30m or -1h", parseSpan)
  // A span with a minus looks like an option.
  .allowUnknownOption()
  .action((span: number, { json }: Options) => move((ahead) => ahead + span, json))

const reset = command("reset", "back to real time").action(({ json }: Options) => move(() => 0, json))

/** The test clock of sandbox mode. */
export const clock = new Command("clock")
  .description("move the product's clock (sandbox only)")
  .addCommand(show)
  .addCommand(advance)
  .addCommand(reset)
