/** The server says them too, where it writes the page itself. */
export { overallWords, partWords, stateWords } from "@rounds/core/status/words.ts"
