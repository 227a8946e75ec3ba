import { ShopApi } from "@heimwerk/adapters/http/ShopApi.ts"
import { defaultBrand } from "@heimwerk/core/environment.ts"
import { OpenApi } from "effect/http-api"

import manifest from "../../package.json" with { type: "json" }
import { withErrors } from "./errors.ts"
import { exampleOf } from "./examples.ts"
import { fieldsOf, isObject, type Json, type JsonObject, mapFields } from "./json.ts"
import { answerExamples, summaries, tags } from "./operations.ts"
import { type SchemaSource, simplified, withNamedSchemas } from "./schemas.ts"

/** Groups of operations that use the visitor's session cookie, and groups of operations that need a login. */
const ofVisitors = new Set(["basket", "wishlist", "account", "checkout"])
const ofCustomers = new Set(["customer"])

/** Headers that a state change needs besides its body (quality T-S3). */
const changeHeaders: ReadonlyArray<Json> = [
  {
    name: "X-Requested-With",
    in: "header",
    required: true,
    schema: { type: "string" },
    description: "Any value. Forms, pictures and links of other sites cannot send this header.",
    example: "XMLHttpRequest",
  },
  {
    name: "Origin",
    in: "header",
    // Not required: scripts in browsers cannot set this header, but a generated client would require it from
    // them.
    required: false,
    schema: { type: "string" },
    description:
      "The origin of the shop, or an allowed one. Browsers send it themselves and ignore a value set by a script. All other programs must send it.",
    example: "https://shop.example",
  },
]

/** Description of a parameter, and an example if the type of the parameter does not show one. */
interface ParameterText {
  readonly description: string
  readonly example?: string
}

const parameterTexts: Readonly<Record<string, ParameterText>> = {
  "idempotency-key": {
    description:
      "The id of this command, 1 to 128 visible characters. Send the same key when you retry: the command runs once within 24 hours.",
  },
  brand: { description: "The brand of the shop, for example `heimwerk`." },
  channel: { description: "The search channel of the environment." },
  near: {
    description:
      "A postcode, a place, or latitude and longitude in degrees: `50667`, `Bad Homburg`, `50.94,6.96`.",
    example: "50667",
  },
  at: {
    description:
      "A time or a day, as German speakers type it or in ISO 8601: `24.12. 13:30`, `morgen 9 Uhr`, `Samstag`, `2026-12-24T13:30`. Without an offset it is German local time. Write `+` as `%2B`. Default: now.",
    example: "2026-12-24T13:30",
  },
  limit: { description: "Maximum number of results, 1 to 50.", example: "5" },
  open: { description: "With `true`, only open markets are returned. Default: `false`." },
}

const withText = (parameter: Json): Json => {
  const { name } = fieldsOf(parameter)
  const text = typeof name === "string" ? parameterTexts[name] : undefined
  return text === undefined ? parameter : { ...fieldsOf(parameter), ...text }
}

const listOf = (json: Json | undefined): ReadonlyArray<Json> => (Array.isArray(json) ? json : [])

const securityOf = (tag: Json | undefined): ReadonlyArray<Json> => {
  if (typeof tag !== "string") return []
  if (ofCustomers.has(tag)) return [{ session: [] }]
  return ofVisitors.has(tag) ? [{ session: [] }, {}] : []
}

/** Adds an example to each media type without an example: the given one, or one made from the schema. */
const withExamples = (part: Json, example?: Json): Json =>
  !isObject(part) || !isObject(part["content"])
    ? part
    : {
        ...part,
        content: mapFields(part["content"], (media) =>
          isObject(media) && isObject(media["schema"]) && media["example"] === undefined
            ? { ...media, example: example ?? exampleOf(media["schema"]) }
            : media,
        ),
      }

const operationOf = (operation: Json, method: string, path: string): Json => {
  if (!isObject(operation)) return operation
  const { operationId, parameters, requestBody, responses, tags: names, ...rest } = operation
  const id = typeof operationId === "string" ? operationId : ""
  const summary = summaries[id] ?? ""
  const isChange = method !== "get"
  const hasKey = listOf(parameters).some((each) => fieldsOf(each)["name"] === "idempotency-key")
  return {
    ...rest,
    operationId: id,
    tags: names ?? [],
    summary,
    description: [
      `${summary}.`,
      ...(isChange
        ? [
            "The request must come from a page of the shop, or have the header `Origin` with the origin of the shop.",
          ]
        : []),
      ...(hasKey ? ["A retry with the same idempotency key has no second effect."] : []),
    ].join(" "),
    security: securityOf(listOf(names)[0]),
    parameters: [
      ...listOf(parameters).map((each) => withText(simplified(each))),
      ...(isChange ? changeHeaders : []),
    ],
    ...(requestBody === undefined ? {} : { requestBody: withExamples(simplified(requestBody)) }),
    responses: mapFields(
      withErrors(fieldsOf(simplified(responses ?? {})), isChange, path.includes("{brand}")),
      (response, status) => withExamples(response, status === "200" ? answerExamples[id] : undefined),
    ),
  }
}

const schemaOf = (part: Json | undefined): Json | undefined => {
  const content = fieldsOf(fieldsOf(part)["content"])
  return fieldsOf(Object.values(content)[0])["schema"]
}

const sourceOf = (operation: Json): SchemaSource => {
  const { operationId, requestBody, responses } = fieldsOf(operation)
  const success = Object.entries(fieldsOf(responses)).find(([status]) => status.startsWith("2"))
  return {
    id: typeof operationId === "string" ? operationId : "",
    answer: schemaOf(success?.[1]),
    body: schemaOf(requestBody),
  }
}

/**
 * Makes the OpenAPI document of the HTTP contract: named schemas, summaries, examples, security, the required
 * headers, and the errors that the server returns without calling a handler.
 *
 * @param title the name of the shop; default: the name of the demonstration shop
 */
export const makeDocument = (title = defaultBrand.brand): JsonObject => {
  const generated: JsonObject = JSON.parse(JSON.stringify(OpenApi.fromApi(ShopApi)))
  const complete = mapFields(fieldsOf(generated["paths"]), (item, path) =>
    mapFields(fieldsOf(item), (operation, method) => operationOf(operation, method, path)),
  )
  const operations = Object.values(complete).flatMap((item) => Object.values(fieldsOf(item)))
  const { paths, schemas } = withNamedSchemas(complete, operations.map(sourceOf))
  return {
    ...generated,
    info: {
      title,
      version: manifest.version,
      summary: "Markets, products, basket, account and orders of a DIY retailer",
      description: "Responses may get new fields in any version. Ignore fields that you do not know.",
      license: { name: "MIT", identifier: "MIT" },
    },
    servers: [{ url: "/", description: "The shop that serves this document" }],
    tags: listOf(generated["tags"]).map((tag) => {
      const { name } = fieldsOf(tag)
      return { name: name ?? "", description: typeof name === "string" ? (tags[name] ?? "") : "" }
    }),
    paths,
    components: {
      schemas,
      securitySchemes: {
        session: {
          type: "apiKey",
          in: "cookie",
          name: "__Host-heimwerk_session",
          description:
            "The session of a visitor. The first command starts it. Without TLS its name is `heimwerk_session`.",
        },
      },
    },
  }
}
