import { html, type Markup } from "./html.ts"
import { backTo, logo } from "./marks.ts"

/** A whole page of the sandbox around `body`, marked as test mode. */
export const frame = (title: string, body: Markup): string =>
  html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width,initial-scale=1" />
        <meta name="robots" content="noindex" />
        <title>${title}, test mode</title>
        <link rel="stylesheet" href="/sandbox/style.css" />
      </head>
      <body>
        <div class="tm" role="region" aria-label="Test mode">
          <p>
            <b>Test mode</b>
            <span
              >No real card is charged and no bank is asked. This page is the sandbox that comes with
              Rounds.</span
            >
          </p>
        </div>
        ${body}
      </body>
    </html>`.text

/** A page that only says something. */
export const noticePage = (title: string, text: string, home: string): string =>
  frame(
    title,
    html`<main class="page">
      ${logo}
      <h1>${title}</h1>
      <p>${text}</p>
      ${backTo(home)}
    </main>`,
  )
