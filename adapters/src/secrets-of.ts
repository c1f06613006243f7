import { keptSecret } from "#identity/secret.ts"
import { type Configuration, reveal } from "./config.ts"

/** What signs sessions, visitors' cookies and links in mail: the one of the configuration, or one made once. */
export const secretsOf = (configuration: Configuration) => ({
  secret: reveal(configuration.AUTH_SECRET) ?? keptSecret(configuration.ROUNDS_DATA, "auth-secret"),
  oldSecret: reveal(configuration.AUTH_SECRET_OLD),
})
