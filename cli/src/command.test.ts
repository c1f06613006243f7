import { expect, test } from "vitest"
import { command } from "./command.ts"

test("--json behind a command of a command is that one's, and behind the outer one alone the outer one's", async () => {
  const asked: Array<string> = []
  const note = (name: string) => (options: { readonly json?: true }) =>
    void asked.push(`${name} ${options.json === true ? "json" : "plain"}`)
  const outer = () =>
    command("editions", "lists")
      .action(note("editions"))
      .addCommand(command("publish", "publishes").action(note("publish")))
  for (const words of [["publish", "--json"], ["publish"], ["--json"], []])
    await outer().parseAsync(words, { from: "user" })
  expect(asked).toEqual(["publish json", "publish plain", "editions json", "editions plain"])
})
