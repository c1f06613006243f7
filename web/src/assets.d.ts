declare module "*.css"

/** The nonce that styles written by a library carry; its name is get-nonce's. */
// eslint-disable-next-line no-var -- only `var` declares a property of globalThis
declare var __webpack_nonce__: string | undefined
