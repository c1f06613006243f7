import type { Documents } from "#content/documents.ts"

/** What the documents of the screens say before any script runs. */
export const documents: Documents = {
  noscript: "Rounds needs JavaScript. Please switch it on and load this page again.",
  headings: {
    "/app": "Today’s Trending Topics",
    "/my-scripts": "Script History",
    "/script-generator": "Complete Script Generator",
  },
  lost: {
    title: "Page not found",
    heading: "404 Page Not Found",
    text: "This page does not exist or has moved.",
  },
}
