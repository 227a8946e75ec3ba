import { Ajv2020, type ValidateFunction } from "ajv/dist/2020.js"

/** An answer of the API, as far as the contract describes it. */
interface Answered {
  readonly status: number
  readonly headers: Readonly<Record<string, string>>
  readonly text: string
}

interface Operation {
  readonly responses: Readonly<Record<string, { readonly content?: Readonly<Record<string, unknown>> }>>
}

type Paths = Readonly<Record<string, Readonly<Record<string, Operation>>>>

const pattern = (template: string) =>
  new RegExp(`^${template.replaceAll(/[.*+?^$()|[\]\\]/gu, "\\$&").replaceAll(/\{[^}]+\}/gu, "[^/]+")}$`, "u")

/** A path or a media type as one part of a JSON pointer. */
const pointer = (text: string) => encodeURIComponent(text.replaceAll("~", "~0").replaceAll("/", "~1"))

const parsed = (text: string): unknown => {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/**
 * Reads an OpenAPI document and returns a function that says how an answer breaks it. The function returns
 * `undefined` if the answer complies with it, or if the document does not describe the request.
 */
export const contractOf = (documentText: string) => {
  const document: { readonly paths: Paths } & object = JSON.parse(documentText)
  const ajv = new Ajv2020({ strict: false, validateFormats: false })
  ajv.addSchema({ $id: "openapi", ...document })
  const templates = Object.keys(document.paths).map((template) => ({ template, shape: pattern(template) }))
  const validators = new Map<string, ValidateFunction>()

  const validatorOf = (ref: string) => {
    const known = validators.get(ref) ?? ajv.compile({ $ref: `openapi#/paths/${ref}` })
    validators.set(ref, known)
    return known
  }

  return (method: string, path: string, { headers, status, text }: Answered): string | undefined => {
    const matching = templates.filter(({ shape }) => shape.test(path)).map(({ template }) => template)
    const template = matching.find((one) => one === path) ?? matching[0]
    const verb = method.toLowerCase()
    const operation = template === undefined ? undefined : document.paths[template]?.[verb]
    if (template === undefined || operation === undefined) return undefined
    const response = operation.responses[status]
    if (response === undefined) return `status ${status} is not declared`
    const [type = ""] = (headers["content-type"] ?? "").split(";", 1)
    const declared = Object.keys(response.content ?? {})
    if (declared.length === 0) return text === "" ? undefined : `status ${status} has no body`
    if (!declared.includes(type)) return `the type ${type} of status ${status} is not declared`
    if (type !== "application/json") return undefined
    const place = ["responses", String(status), "content", type, "schema"].map(pointer).join("/")
    const validate = validatorOf(`${pointer(template)}/${verb}/${place}`)
    return validate(parsed(text)) ? undefined : `status ${status}: ${ajv.errorsText(validate.errors)}`
  }
}
