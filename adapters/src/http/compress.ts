import compression from "compression"
import type { RequestHandler } from "express"

/**
 * Packs pages and answers with brotli or gzip, whichever the client takes. Built files come packed already; streams of
 * events say `no-transform` and stay as they are. What an attacker could guess by the length of an answer (BREACH) needs
 * a secret beside text of theirs: answers hold no token but those of `/identity`, which are never packed.
 */
export const compress: RequestHandler = compression({
  filter: (request, response) =>
    !request.originalUrl.startsWith("/identity") && compression.filter(request, response),
})
