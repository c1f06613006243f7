import { lib as words } from "#words/lib.ts"

/** What the browser can do with passkeys in the form that the server speaks; absent in older ones. */
interface JsonCredentials {
  readonly parseCreationOptionsFromJSON?: (json: unknown) => PublicKeyCredentialCreationOptions
  readonly parseRequestOptionsFromJSON?: (json: unknown) => PublicKeyCredentialRequestOptions
}

// The global is missing where the page is not served securely.
const credentials = () =>
  (globalThis as { readonly PublicKeyCredential?: JsonCredentials }).PublicKeyCredential

/** Passkeys need a name as the host, not an address, and a browser that knows them. */
export const passkeysWork = () =>
  credentials()?.parseCreationOptionsFromJSON !== undefined &&
  credentials()?.parseRequestOptionsFromJSON !== undefined &&
  !/^[\d.]+$|:/.test(location.hostname)

/** The person said no, or nothing in time. */
export class PasskeyDeclined extends Error {}

const answered = async (asking: Promise<Credential | null> | undefined) => {
  const credential = await (asking ?? Promise.resolve(null)).catch(() => null)
  if (credential === null) throw new PasskeyDeclined(words.noPasskeyWasChosen)
  // Every public-key credential can be written as JSON where the parsers above are there.
  return (credential as PublicKeyCredential).toJSON() as object
}

export const makePasskey = (options: unknown) => {
  const publicKey = credentials()?.parseCreationOptionsFromJSON?.(options)
  return answered(publicKey && navigator.credentials.create({ publicKey }).then((made) => made))
}

export const askPasskey = (options: unknown) => {
  const publicKey = credentials()?.parseRequestOptionsFromJSON?.(options)
  return answered(publicKey && navigator.credentials.get({ publicKey }).then((found) => found))
}
