import type { EvidenceLibrary } from "@rounds/core/evidence/ports.ts"
import type { ScriptWriter } from "@rounds/core/script/ports.ts"
import { ForumSource, SourceUnavailable } from "@rounds/core/topic/ports.ts"
import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"
import type { OpenAiSettings } from "#ai/openai.ts"
import { EitherScriptWriter, OfflineScriptWriter } from "#ai/writer.ts"
import { RecordedForum } from "#forum/recorded.ts"
import { RedditForum } from "#forum/reddit.ts"
import { type Configuration, type ForumName, InvalidSetting } from "./config.ts"

/** What the product reads from and writes with, beyond its own database. */
export type Outside = Layer.Layer<ForumSource | ScriptWriter, never, EvidenceLibrary>

/** The forum and the writer that the configuration asks for. */
export const configured = (configuration: Configuration): Outside =>
  Layer.mergeAll(forumOf(configuration), writerOf(configuration), readerOf(configuration))

/** Without sample data, the recording that comes with the product is no source. */
export const isForumless = ({ FORUM_SOURCE, FORUM_FOLDER, ROUNDS_DEMO }: Configuration): boolean =>
  FORUM_SOURCE === "recorded" && FORUM_FOLDER === null && ROUNDS_DEMO === "off"

const NoForum = Layer.succeed(ForumSource, {
  name: "none",
  sampleDate: null,
  posts: ({ community }) =>
    Effect.fail(new SourceUnavailable({ community, reason: "no forum is configured", retryAfter: null })),
  gone: () => Effect.succeed([]),
})

const forumOf = (configuration: Configuration): Layer.Layer<ForumSource> =>
  isForumless(configuration) ? NoForum : forums[configuration.FORUM_SOURCE](configuration)

const reddit = (configuration: Configuration) => {
  if (configuration.REDDIT_AGREEMENT !== "confirmed") {
    throw new InvalidSetting({
      message: "REDDIT_AGREEMENT: Reddit is read only after its approval is `confirmed`",
    })
  }
  return RedditForum({
    clientId: needed("REDDIT_CLIENT_ID", configuration.REDDIT_CLIENT_ID),
    clientSecret: needed("REDDIT_CLIENT_SECRET", configuration.REDDIT_CLIENT_SECRET),
    userAgent: needed("REDDIT_USER_AGENT", configuration.REDDIT_USER_AGENT),
  })
}

const forums: { readonly [N in ForumName]: (configuration: Configuration) => Layer.Layer<ForumSource> } = {
  recorded: ({ FORUM_FOLDER }) => RecordedForum(FORUM_FOLDER ?? undefined),
  reddit,
}

/** One price without the other says nothing. */
const priceOf = (input: number | null, output: number | null) =>
  input === null || output === null ? null : { input, output }

/** The AI endpoint that the operator has set; null: scripts are written offline. */
const endpointOf = (configuration: Configuration): OpenAiSettings | null =>
  configuration.OPENAI_API_KEY === null
    ? null
    : {
        apiKey: configuration.OPENAI_API_KEY,
        baseUrl: configuration.OPENAI_BASE_URL ?? undefined,
        model: needed("OPENAI_MODEL", configuration.OPENAI_MODEL),
        price: priceOf(configuration.OPENAI_PRICE_INPUT, configuration.OPENAI_PRICE_OUTPUT),
      }

const writerOf = (configuration: Configuration) => {
  const endpoint = endpointOf(configuration)
  return endpoint === null ? OfflineScriptWriter : EitherScriptWriter(endpoint)
}

/** Who reads claims beside the check: nobody, unless it is asked for. Its library is loaded only then. */
const readerOf = (configuration: Configuration): Layer.Layer<never> => {
  const endpoint = configuration.CLAIMS_READER === "off" ? null : endpointOf(configuration)
  return endpoint === null
    ? Layer.empty
    : Layer.unwrap(
        Effect.map(
          Effect.promise(() => import("#ai/claims-reader.ts")),
          ({ openAiClaimsReader }) => openAiClaimsReader(endpoint),
        ),
      )
}

/** Why no script can be written, in words for an operator; null when one can. Asks the endpoint, where there is one. */
export const problemOfWriter = async (configuration: Configuration): Promise<string | null> => {
  const endpoint = endpointOf(configuration)
  if (endpoint === null) return null
  const { problemOfEndpoint } = await import("#ai/openai.ts")
  return problemOfEndpoint(endpoint)
}

const needed = <A>(name: keyof Configuration, value: A | null): A => {
  if (value === null) throw new InvalidSetting({ message: `${name}: Expected a value` })
  return value
}
