import { createHash, timingSafeEqual } from "node:crypto"
import { makeSignature, symmetricDecrypt, symmetricEncrypt } from "better-auth/crypto"
import type pg from "pg"

interface Secrets {
  readonly secret: string
  readonly oldSecret: string | null
}

/** A secret's number: the same wherever it stands, so that what it encrypted finds it again. */
const numberOf = (secret: string): number =>
  Number.parseInt(createHash("sha256").update(secret).digest("hex").slice(0, 7), 16)

/** The secrets as the library takes them: the first writes, each reads what it wrote. */
export const secretsOf = ({ secret, oldSecret }: Secrets) => {
  const all = [secret, ...(oldSecret === null || oldSecret === secret ? [] : [oldSecret])]
  return all.map((value) => ({ version: numberOf(value), value }))
}

const keyringOf = (secrets: Secrets) => ({
  keys: new Map(secretsOf(secrets).map(({ version, value }) => [version, value])),
  currentVersion: numberOf(secrets.secret),
})

/** What is encrypted, by table and column. What cannot be read any more is of no use: the row goes. */
const encrypted = [
  { table: "jwks", column: "privateKey" },
  { table: "twoFactor", column: "secret" },
  { table: "twoFactor", column: "backupCodes" },
] as const

/**
 * Brings everything that is encrypted under the secret of today, so that the one before may be taken away after one
 * start. A signing key that no secret opens is replaced by the library; its tokens live for minutes.
 */
export const renewEncryption = async (pool: pg.Pool, secrets: Secrets): Promise<void> => {
  const current = `$ba$${numberOf(secrets.secret)}$`
  for (const { table, column } of encrypted) {
    const { rows } = await pool.query<{ id: string; data: string }>(
      `SELECT id, "${column}" AS data FROM "${table}" WHERE NOT starts_with("${column}", $1)`,
      [isJson(table) ? `"${current}` : current],
    )
    for (const { id, data } of rows) {
      const renewed = await renewedOf(data, secrets, isJson(table))
      if (renewed !== null) {
        await pool.query(`UPDATE "${table}" SET "${column}" = $2 WHERE id = $1 AND "${column}" = $3`, [
          id,
          renewed,
          data,
        ])
      } else if (table === "jwks") await pool.query('DELETE FROM "jwks" WHERE id = $1', [id])
    }
  }
}

/** The library keeps private keys as JSON text. */
const isJson = (table: string): boolean => table === "jwks"

const renewedOf = async (data: string, secrets: Secrets, json: boolean): Promise<string | null> => {
  const keyring = keyringOf(secrets)
  const stored: unknown = json ? JSON.parse(data) : data
  if (typeof stored !== "string") return null
  for (const legacySecret of [secrets.secret, secrets.oldSecret]) {
    if (legacySecret === null) continue
    try {
      const plain = await symmetricDecrypt({ key: { ...keyring, legacySecret }, data: stored })
      const renewed = await symmetricEncrypt({ key: keyring, data: plain })
      return json ? JSON.stringify(renewed) : renewed
    } catch {
      // The next secret may open it.
    }
  }
  return null
}

const cookie = /(^|; *)((?:__Secure-)?rounds\.[\w-]+)=([^;]*)/g

/** Cookies that the old secret signed, signed by the secret of today: nobody is signed out by a new secret. */
export const resigned = async (header: string, { secret, oldSecret }: Secrets): Promise<string> => {
  if (oldSecret === null) return header
  let signed = header
  for (const [, , name, value = ""] of header.matchAll(cookie)) {
    const text = decoded(value)
    const at = text.lastIndexOf(".")
    const [payload, signature] = [text.slice(0, at), text.slice(at + 1)]
    if (at < 1 || !isSame(signature, await makeSignature(payload, oldSecret))) continue
    const renewed = encodeURIComponent(`${payload}.${await makeSignature(payload, secret)}`)
    signed = signed.replace(`${name}=${value}`, () => `${name}=${renewed}`)
  }
  return signed
}

const isSame = (one: string, other: string): boolean =>
  one.length === other.length && timingSafeEqual(Buffer.from(one), Buffer.from(other))

const decoded = (text: string): string => {
  try {
    return decodeURIComponent(text)
  } catch {
    return ""
  }
}
