import { readFileSync } from "node:fs"
import { enableCompileCache } from "node:module"
import { CommanderError, Command } from "commander"
import { Misused, Refused } from "./command.ts"
import { commandNames, loadCommand } from "./commands.ts"
import { say, warn } from "./output.ts"

const DONE = 0
const REFUSED = 1
const WRONG_USAGE = 2
const DEFECT = 70

// The manifest is our own.
const { version } = JSON.parse(readFileSync(new URL("../package.json", import.meta.url), "utf8")) as {
  readonly version: string
}

/** Loads the one command that was typed, so that a pure one starts without the database's modules. */
const program = async (typed: string | undefined): Promise<Command> => {
  const rounds = new Command("rounds")
    .description("Trending health topics, turned into scripts ready to film")
    .version(version, "-V, --version", "print the version of the product")
    // An option belongs to the command before it: `topics` and `topics save` both know --json.
    .enablePositionalOptions()
    .showHelpAfterError("(add --help for what can be said)")
  const wanted = commandNames.filter((name) => name === typed)
  for (const name of wanted.length === 0 ? commandNames : wanted) rounds.addCommand(await loadCommand(name))
  for (const one of withAllBelow(rounds)) {
    one
      .exitOverride()
      .configureOutput({ writeOut: (text) => say(text.trimEnd()), writeErr: (text) => warn(text.trimEnd()) })
  }
  return rounds
}

const withAllBelow = (one: Command): ReadonlyArray<Command> => [one, ...one.commands.flatMap(withAllBelow)]

/** Runs one command line and gives its exit code. */
export const run = async (args: ReadonlyArray<string>): Promise<number> => {
  try {
    await (await program(args[0])).parseAsync([...args], { from: "user" })
    return DONE
  } catch (failure) {
    if (failure instanceof CommanderError) return failure.exitCode === 0 ? DONE : WRONG_USAGE
    if (failure instanceof Misused) {
      warn(failure.message)
      return WRONG_USAGE
    }
    if (failure instanceof Refused) {
      warn(failure.message)
      return REFUSED
    }
    warn(failure instanceof Error ? (failure.stack ?? failure.message) : String(failure))
    return DEFECT
  }
}

/** Modules compiled once start in half the time; where the folder cannot be written, nothing is kept. */
const compiled = `${import.meta.dirname}/../node_modules/.cache/compiled`

if (import.meta.main) {
  enableCompileCache(compiled)
  process.exitCode = await run(process.argv.slice(2))
}
