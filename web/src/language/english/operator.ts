/** The server says them too, where it writes the page itself. */
export { imprintRows, noImprint, noSubProcessors, taskWords } from "@rounds/core/operator/words.ts"
