import type { EvidenceLibrary } from "@rounds/core/evidence/ports.ts"
import type { ScriptWriter } from "@rounds/core/script/ports.ts"
import { joined } from "@rounds/core/collection/joined.ts"
import type { SourceKind } from "@rounds/core/reading/source-kind.ts"
import { type ForumReader, ForumSource } from "@rounds/core/collection/source-ports.ts"
import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"
import type { OpenAiSettings } from "#ai/openai.ts"
import { EitherScriptWriter, OfflineScriptWriter } from "#ai/writer.ts"
import { authorKeys } from "#forum/author-keys.ts"
import { feedReader } from "#forum/feed.ts"
import { lemmyReader } from "#forum/lemmy.ts"
import { publicOutlet } from "#forum/outlet/outlet.ts"
import { recordedReader } from "#forum/recorded.ts"
import { redditReader } from "#forum/reddit.ts"
import { stackExchangeReader } from "#forum/stack-exchange.ts"
import { uploadReader } from "#forum/uploads.ts"
import { keptSecret } from "#identity/secret.ts"
import { type Configuration, InvalidSetting, list, reveal } from "./config.ts"
import { sourcesIn } from "./config-formats.ts"

/** What the product reads from and writes with, beyond its own database. */
export type Outside = Layer.Layer<ForumSource | ScriptWriter, never, EvidenceLibrary>

/** The forum and the writer that the configuration asks for. */
export const configured = (configuration: Configuration): Outside =>
  Layer.mergeAll(
    forumOf(configuration),
    writerOf(configuration),
    readerOf(configuration),
    labellerOf(configuration),
  )

/** Without sample data, the recording that comes with the product is no source. */
export const isForumless = ({ FORUM_SOURCE, FORUM_FOLDER, ROUNDS_DEMO }: Configuration): boolean =>
  sourcesIn(FORUM_SOURCE).includes("recorded") && FORUM_FOLDER === null && ROUNDS_DEMO === "off"

const forumOf = (configuration: Configuration): Layer.Layer<ForumSource> =>
  Layer.effect(
    ForumSource,
    Effect.map(
      Effect.forEach(isForumless(configuration) ? [] : sourcesIn(configuration.FORUM_SOURCE), (kind) =>
        readers[kind](configuration),
      ),
      joined,
    ),
  )

const redditOf = (configuration: Configuration) => {
  if (configuration.REDDIT_AGREEMENT !== "confirmed") {
    throw new InvalidSetting({
      message: "REDDIT_AGREEMENT: Reddit is read only after its approval is `confirmed`",
    })
  }
  return redditReader({
    clientId: needed("REDDIT_CLIENT_ID", configuration.REDDIT_CLIENT_ID),
    clientSecret: needed("REDDIT_CLIENT_SECRET", configuration.REDDIT_CLIENT_SECRET),
    userAgent: needed("REDDIT_USER_AGENT", configuration.REDDIT_USER_AGENT),
  })
}

/** Of people's names at other places nothing but keys is kept. */
const keysOf = ({ AUTH_SECRET, ROUNDS_DATA }: Configuration) =>
  authorKeys(reveal(AUTH_SECRET) ?? keptSecret(ROUNDS_DATA, "author-keys"))

/** Bytes of a page of an API, whose honest pages are a tenth of that: it is read beside whatever else this process does. */
const LONGEST_PAGE = 2_000_000

/** How each source is read. */
const readers: { readonly [K in SourceKind]: (configuration: Configuration) => Effect.Effect<ForumReader> } =
  {
    recorded: ({ FORUM_FOLDER }) => Effect.sync(() => recordedReader(FORUM_FOLDER ?? undefined)),
    reddit: redditOf,
    feed: ({ FEED_HOSTS }) => Effect.sync(() => feedReader(publicOutlet(list(FEED_HOSTS)))),
    lemmy: (configuration) =>
      Effect.sync(() =>
        lemmyReader(publicOutlet(list(configuration.LEMMY_HOSTS), LONGEST_PAGE), keysOf(configuration)),
      ),
    stackexchange: (configuration) =>
      Effect.sync(() => {
        const api = configuration.STACKEXCHANGE_API_URL
        const access = { api, key: reveal(configuration.STACKEXCHANGE_KEY) }
        return stackExchangeReader(
          publicOutlet([new URL(api).host], LONGEST_PAGE),
          access,
          keysOf(configuration),
        )
      }),
    upload: () => Effect.succeed(uploadReader),
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

/** Who words the topics: the counts alone, unless it is asked for. Its library is loaded only then. */
const labellerOf = (configuration: Configuration): Layer.Layer<never> => {
  const endpoint = configuration.TOPIC_LABELLER === "off" ? null : endpointOf(configuration)
  return endpoint === null
    ? Layer.empty
    : Layer.unwrap(
        Effect.map(
          Effect.promise(() => import("#ai/topic-labeller.ts")),
          ({ openAiTopicLabeller }) => openAiTopicLabeller(endpoint),
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
