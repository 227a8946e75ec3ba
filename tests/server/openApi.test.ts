import { join } from "node:path"

import { assert, describe, it } from "@effect/vitest"
import { maxBasketLines } from "@heimwerk/core/values/lineLimits.ts"
import { lintFromString, loadConfig } from "@redocly/openapi-core"
import { makeDocument } from "@heimwerk/server/http/openApi/document.ts"
import { fieldsOf, type Json } from "@heimwerk/server/http/openApi/json.ts"
import { summaries } from "@heimwerk/server/http/openApi/operations.ts"
import { Ajv2020 } from "ajv/dist/2020.js"

import { root } from "../architecture/sources.ts"

const document = makeDocument()
const text = JSON.stringify(document)

const textOf = (json: Json | undefined) => (typeof json === "string" ? json : "")

const operations = Object.entries(fieldsOf(document["paths"])).flatMap(([path, item]) =>
  Object.entries(fieldsOf(item)).map(([method, operation]) => ({
    path,
    method,
    operation: fieldsOf(operation),
    id: textOf(fieldsOf(operation)["operationId"]),
  })),
)

/**
 * Returns the bodies of an operation, each with its place in the operation, its schema, its example and its
 * status.
 */
const bodiesOf = (operation: Json) => {
  const { requestBody, responses } = fieldsOf(operation)
  const parts = [
    [["requestBody"], requestBody] as const,
    ...Object.entries(fieldsOf(responses)).map(
      ([status, response]) => [["responses", status], response] as const,
    ),
  ]
  return parts.flatMap(([place, part]) =>
    Object.entries(fieldsOf(fieldsOf(part)["content"])).map(([type, media]) => ({
      place: [...place, "content", type, "schema"],
      schema: fieldsOf(media)["schema"],
      example: fieldsOf(media)["example"],
      status: place[1],
    })),
  )
}

const pointer = (part: string) => encodeURIComponent(part.replaceAll("~", "~0").replaceAll("/", "~1"))

describe("the OpenAPI document", () => {
  it("the OpenAPI document follows Redocly's recommended rules, apart from four paths that end with a slash because the specification says so", async () => {
    const folder = join(root, "server", "http", "openApi")
    const config = await loadConfig({ configPath: join(folder, "redocly.yaml") })
    const problems = await lintFromString({
      source: text,
      absoluteRef: join(folder, "openapi.json"),
      config,
    })
    const errors = problems.filter(({ severity }) => severity === "error")
    const [ignored, others] = [true, false].map((isIgnored) =>
      errors
        .filter((each) => (each.ignored === true) === isIgnored)
        .map(({ message, ruleId }) => `${ruleId}: ${message}`),
    )
    assert.deepStrictEqual(others, [])
    // The expected exceptions must be exact: an exception that no longer hides a problem fails here.
    assert.sameMembers(
      ignored ?? [],
      [
        "/api-{brand}/forms/craftsmanservice/",
        "/api-{brand}/forms/energetictransformation/",
        "/uniform/config/craftsmanservice/",
        "/uniform/config/turnstile/",
      ].map((path) => `no-path-trailing-slash: \`${path}\` should not have a trailing slash.`),
    )
  })

  it("every operation of the OpenAPI document has a summary, and every summary belongs to an operation", () => {
    assert.sameMembers(
      operations.map(({ id }) => id),
      Object.keys(summaries),
    )
  })

  it("the summary of the request that adds several lines names the maximum number of basket lines", () => {
    assert.include(summaries["basket.addMany"], `up to ${maxBasketLines} lines`)
  })

  it("every body in the OpenAPI document has an example that fits its schema", () => {
    const ajv = new Ajv2020({ strict: false, validateFormats: false })
    ajv.addSchema({ $id: "openapi", ...document })
    const wrong = operations.flatMap(({ id, method, operation, path }) =>
      bodiesOf(operation).flatMap(({ example, place }) => {
        const ref = ["paths", path, method, ...place].map(pointer).join("/")
        const fits = ajv.compile({ $ref: `openapi#/${ref}` })
        return fits(example) ? [] : [`${id} ${place.join("/")}: ${JSON.stringify(fits.errors)}`]
      }),
    )
    assert.deepStrictEqual(wrong, [])
  })

  it("every successful answer with fields has a named schema in the OpenAPI document, and every schema allows new fields", () => {
    const inline = operations.flatMap(({ id, operation }) =>
      bodiesOf(operation).flatMap(({ schema, status = "200" }) =>
        status < "400" && fieldsOf(schema)["properties"] !== undefined ? [id] : [],
      ),
    )
    assert.deepStrictEqual(inline, [])
    assert.notInclude(text, '"additionalProperties":false')
    assert.includeMembers(Object.keys(fieldsOf(fieldsOf(document["components"])["schemas"])), [
      "Basket",
      "BasketLine",
      "Market",
      "Place",
      "Price",
      "ProductRecord",
      "Wishlist",
    ])
  })

  it("every state change in the OpenAPI document names its required headers, and every operation of a customer requires a session", () => {
    for (const { id, method, operation } of operations) {
      const { parameters, security } = operation
      const required = new Map(
        (Array.isArray(parameters) ? parameters : []).map((each: Json) => [
          fieldsOf(each)["name"],
          fieldsOf(each)["required"],
        ]),
      )
      const isChange = method !== "get"
      assert.strictEqual(required.get("X-Requested-With"), isChange ? true : undefined, id)
      // Scripts in browsers cannot set this header, so a generated client must not demand it.
      assert.strictEqual(required.get("Origin"), isChange ? false : undefined, id)
      if (id.startsWith("customer.")) assert.deepStrictEqual(security, [{ session: [] }], id)
    }
  })
})
