import { findArticles as endpoint } from "@rounds/core/contract/evidence.ts"
import { findArticles } from "@rounds/core/evidence/find-articles.ts"
import { type Host, mount } from "./mount.ts"
import type { Ports } from "./ports.ts"

export const mountEvidence = (host: Host<Ports>): void => {
  mount(host, endpoint, ({ query: { claim, language = "english" } }) => findArticles(claim, language))
}
