import { Command } from "commander"

/** A command as every one of ours begins: its name as typed, and `--json`, which counts for the command it follows. */
export const command = (name: string, says: string): Command =>
  new Command(name)
    .description(says)
    .option("--json", "print JSON, one value a line")
    .enablePositionalOptions()

/** A command whose answer is JSON in any case: one value a line, for other programs. */
export const jsonCommand = (name: string, says: string): Command =>
  new Command(name).description(`${says} (as JSON)`).option("--json", "without effect: the answer is JSON")

/** The world said no: one line for the person, exit code 1. */
export class Refused extends Error {}

/** The command line does not say what it must: one line for the person, exit code 2. */
export class Misused extends Error {}

/** Ends with `Refused`. */
export const refuse = (message: string): never => {
  throw new Refused(message)
}
