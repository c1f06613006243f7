import { contract } from "@rounds/core/contract/contract.ts"
import { Ajv2020, type ValidateFunction } from "ajv/dist/2020.js"
import formats from "ajv-formats"
import { openApi } from "#http/openapi.ts"

const NAME = "openapi"
const document = JSON.parse(JSON.stringify(openApi(contract, "http://localhost")))
const ajv = new Ajv2020({ strict: false, allErrors: true })
formats.default(ajv)
ajv.addSchema({ $id: NAME, ...document })

const pointer = (...parts: ReadonlyArray<string>): string =>
  parts.map((part) => encodeURIComponent(part.replaceAll("~", "~0").replaceAll("/", "~1"))).join("/")

const known = new Map<string, ValidateFunction | null>()

const validatorOf = (path: string, method: string, status: string, type: string): ValidateFunction | null => {
  const at = ["paths", path, method, "responses", status, "content", type, "schema"]
  const key = pointer(...at)
  const before = known.get(key)
  if (before !== undefined) return before
  const exists = at.reduce<unknown>(
    (part, name) => (typeof part === "object" && part !== null ? Reflect.get(part, name) : undefined),
    document,
  )
  const validate = exists === undefined ? null : ajv.compile({ $ref: `${NAME}#/${key}` })
  known.set(key, validate)
  return validate
}

/** Path of the description that an address belongs to; a written one before one with a parameter. */
const describedPath = (address: string): string | undefined => {
  const parts = address.split("/")
  return Object.keys(document.paths)
    .toSorted((a, b) => a.split("{").length - b.split("{").length)
    .find((path) => {
      const wanted = path.split("/")
      return (
        wanted.length === parts.length && wanted.every((part, n) => part.startsWith("{") || part === parts[n])
      )
    })
}

interface Recorded {
  readonly method: string
  readonly path: string
  readonly status: number
  readonly type: string
  readonly body: unknown
}

/** What an answer of the API has that its description does not say; `null` when it is as described. */
export const undescribed = ({ method, path, status, type, body }: Recorded): string | null => {
  const [address = ""] = path.split("?")
  // Beside the contract stands what others answer.
  if (!address.startsWith("/api/") || address.startsWith("/api/webhooks/")) return null
  const described = describedPath(address)
  const operations = described === undefined ? undefined : document.paths[described]
  if (described === undefined || operations?.[method.toLowerCase()] === undefined) return null
  const [media = ""] = type.split(";")
  const validate = validatorOf(described, method.toLowerCase(), `${status}`, media)
  if (validate === null) return `${method} ${described}: ${status} ${media} is not described`
  return validate(body) ? null : `${method} ${described} ${status}: ${ajv.errorsText(validate.errors)}`
}
