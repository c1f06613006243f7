import { themesOf } from "@rounds/core/trend/themes.ts"
import { jsonCommand } from "#command.ts"
import { sayJson } from "#output.ts"
import { readPosts } from "#posts.ts"

interface Options {
  readonly posts: string
}

/** Groups the posts of a file by what they are about; every post is in at most one theme. */
export const themes = jsonCommand("themes", "group the posts of a file into themes")
  .requiredOption("--posts <file>", "posts, one JSON object a line; - for standard input, .gz is unpacked")
  .action(async ({ posts: file }: Options) => {
    const texts = await readPosts(file, ({ id, title, body, removed }) =>
      removed ? null : { id, text: `${title}\n${body}` },
    )
    themesOf(texts).forEach((theme, index) => sayJson({ ...theme, theme: index + 1 }))
  })
