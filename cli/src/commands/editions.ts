import { reasonOf } from "@rounds/core/collection/edition.ts"
import { publishByHand, WithheldEditions } from "@rounds/core/collection/withheld.ts"
import { command } from "#command.ts"
import { say, sayJson } from "#output.ts"
import { onProduct } from "#product.ts"

interface Options {
  readonly json?: true
}

const publish = command("publish", "publish an edition that was kept back; later ones are measured by it")
  .argument("<id>", "the edition, as `editions` lists it")
  .action(async (id: string, { json }: Options) => {
    const edition = await onProduct(publishByHand(id))
    if (json) sayJson(edition)
    else say(`Published: ${edition.topics} topics of ${edition.asOf} from ${edition.postsAnalysed} posts`)
  })

/** Editions below the floor, and why they were kept back. */
export const editions = command("editions", "list the editions that were kept back, and publish one")
  .action(async ({ json }: Options) => {
    const withheld = await onProduct(WithheldEditions.use((port) => port.all))
    if (json) return withheld.forEach(sayJson)
    if (withheld.length === 0) return say("No edition is kept back.")
    for (const { edition, shortfalls } of withheld) {
      const unread = (edition.notRead ?? []).map(({ language, posts }) => `${language} ${posts}`).join(", ")
      const beside = unread === "" ? "" : `; posts not read: ${unread}`
      say(`${edition.id}   ${edition.source} of ${edition.asOf}: ${reasonOf(shortfalls)}${beside}`)
    }
  })
  .addCommand(publish)
