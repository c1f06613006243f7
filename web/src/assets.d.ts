declare module "*.css"

/** The nonce that styles written by a library carry; its name is get-nonce's. */
// eslint-disable-next-line no-var -- only `var` declares a property of globalThis
declare var __webpack_nonce__: string | undefined

/** Made by the build of the texts in `content/help`. */
declare module "virtual:help" {
  export const articles: ReadonlyArray<{
    readonly id: string
    readonly title: string
    readonly description: string
    readonly text: string
  }>
}

interface ImportMeta {
  /** Files by pattern, each loaded when it is asked for; the build fills the list in. */
  readonly glob: <Module>(pattern: string) => Readonly<Record<string, () => Promise<Module>>>
}
