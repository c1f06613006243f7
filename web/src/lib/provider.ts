/** An outside provider's sign-in. Each answer waits for the provider's script. */
export interface Provider {
  /** A token that is good for the next call; `null` while nobody is signed in, or the provider is not there in time. */
  readonly token: () => Promise<string | null>
  readonly signOut: () => Promise<void>
  /**
   * Draws its sign-in or sign-up into an element; whoever signs in goes on at `goOn`. Answers how to take it away;
   * rejects when the provider's script cannot be loaded, and tries anew the next time.
   */
  readonly mount: (slot: HTMLDivElement, mode: "sign-in" | "sign-up", goOn: string) => Promise<() => void>
  /** Shows its own screen of one's address, password, second step and devices. */
  readonly openProfile: () => Promise<void>
}

/** Whose sign-in is shown where a publishable key is configured. */
export const providerName = "Clerk"

let chosen: Promise<Provider> | undefined

/** The outside provider; undefined when the sign-in is our own. */
export const provider = () => chosen

/** Names it, before anything is asked. */
export const setProvider = (outside: Promise<Provider> | undefined) => {
  chosen = outside
}
