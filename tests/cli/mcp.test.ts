import { afterAll, assert, beforeAll, describe, it } from "@effect/vitest"
import { Client } from "@modelcontextprotocol/sdk/client/index.js"
import { StdioClientTransport } from "@modelcontextprotocol/sdk/client/stdio.js"
import { CallToolResultSchema } from "@modelcontextprotocol/sdk/types.js"
import { Effect } from "effect"

import { ask } from "./support/ask.ts"
import { buildWhereMissing, launcher } from "./support/launch.ts"
import { ownDataExample } from "./support/ownData.ts"

const client = new Client({ name: "test", version: "1.0.0" })

/** Starts `heimwerk mcp` with options and connects a client to it. */
const connect = (to: Client, ...options: ReadonlyArray<string>) =>
  to.connect(new StdioClientTransport({ command: process.execPath, args: [launcher, "mcp", ...options] }))

beforeAll(async () => {
  buildWhereMissing()
  await connect(client)
})
afterAll(() => client.close())

/** Calls a tool and returns its text, and whether the call failed. */
const call = (name: string, args: Record<string, unknown>, of: Client = client) =>
  Effect.promise(async () => {
    const { content, isError } = CallToolResultSchema.parse(await of.callTool({ name, arguments: args }))
    return { text: content.map((part) => (part.type === "text" ? part.text : "")).join(), isError }
  })

describe("heimwerk mcp", () => {
  it.effect(
    "the MCP server offers reading commands as read-only tools, each with a description and a schema that rejects unknown inputs",
    () =>
      Effect.gen(function* () {
        const { tools } = yield* Effect.promise(() => client.listTools())
        assert.includeMembers(
          tools.map(({ name }) => name),
          ["markets_hours", "products_search", "prices_explain", "places", "forms_check"],
        )
        for (const { annotations, description = "", inputSchema } of tools) {
          assert.isTrue(annotations?.readOnlyHint)
          assert.isNotEmpty(description)
          assert.strictEqual(inputSchema["additionalProperties"], false)
        }
        const search = tools.find(({ name }) => name === "products_search")
        assert.deepNestedInclude(search?.inputSchema.properties, {
          sort: {
            type: "string",
            description: "Reihenfolge",
            enum: ["relevance", "price-asc", "price-desc", "rating", "name"],
          },
        })
      }),
  )

  it.effect.each([
    ["markets_hours", { Markt: "Tübingen", at: "2026-12-24T12:30" }],
    ["markets_near", { Ort: "50667", limit: "2", at: "2026-11-21T12:00" }],
    ["places", { Text: "Bad Homburg" }],
    ["products_search", { Suchbegriff: "hammer", limit: "2", sort: "price-asc" }],
    ["products_show", { Artikelnummer: "20167537", market: "Tübingen" }],
    ["prices_explain", { Artikelnummer: "20167537" }],
    ["markets_explain", { Markt: "Tübingen", at: "2026-12-25" }],
    ["search_explain", { Suchbegriff: "hammer" }],
  ] as const)("the MCP tool %s returns the same JSON as its command", ([name, args]) =>
    Effect.gen(function* () {
      const words = Object.entries(args).map(([key, value]) =>
        /^[A-Z]/u.test(key) ? value : `--${key}=${value}`,
      )
      const { stdout } = yield* ask(...name.split("_"), ...words, "--json")
      assert.isNotEmpty(stdout)
      assert.deepStrictEqual(yield* call(name, args), { text: stdout, isError: false })
    }),
  )

  it.effect("with --data, the MCP tools answer from the files in the given folder", () =>
    Effect.gen(function* () {
      const other = new Client({ name: "test", version: "1.0.0" })
      yield* Effect.promise(() => connect(other, "--data", ownDataExample))
      const { stdout } = yield* ask("markets", "list", "--data", ownDataExample, "--json")
      assert.include(stdout, "Niebüll")
      assert.deepStrictEqual(yield* call("markets_list", {}, other), { text: stdout, isError: false })
      yield* Effect.promise(() => other.close())
    }),
  )

  it.effect("the MCP tool forms_check reads the form from its input", () =>
    Effect.gen(function* () {
      const { isError, text } = yield* call("forms_check", {
        Formular: "feedback",
        Inhalt: '{"message":" "}',
      })
      assert.isFalse(isError)
      assert.include(text, '"message":"Bitte gib eine Nachricht ein"')
    }),
  )

  it.effect(
    "the MCP tool forms_explain explains the rules of a form, and reports that a given input breaks a rule",
    () =>
      Effect.gen(function* () {
        const rules = yield* call("forms_explain", { Inhalt: "feedback" })
        assert.deepStrictEqual(rules, {
          text: (yield* ask("forms", "explain", "feedback", "--json")).stdout,
          isError: false,
        })
        const broken = yield* call("forms_explain", { Inhalt: '{"type":"like","message":" "}' })
        assert.isFalse(broken.isError)
        assert.include(broken.text, '"answer":"Eine Angabe stimmt nicht."')
      }),
  )

  it.effect.each([
    [
      "markets_hours",
      { Markt: "999" },
      "Einen Markt mit der Nummer 999 gibt es nicht. Alle zeigt: heimwerk markets list",
    ],
    ["markets_hours", { Nr: "431" }, "Die Angabe „Nr“ gibt es hier nicht."],
    ["markets_hours", {}, "Die Angabe „Markt“ fehlt."],
    ["markets_hours", { Markt: 431 }, "Die Angabe „Markt“ muss ein Text sein."],
    ["orders_list", {}, "Das Werkzeug „orders_list“ gibt es nicht."],
  ] as const)("a call of the MCP tool %s with %j fails with a German reason", ([name, args, text]) =>
    Effect.gen(function* () {
      assert.deepStrictEqual(yield* call(name, args), { text, isError: true })
    }),
  )

  it.effect(
    "an MCP tool treats an input that looks like an option as a plain value, so that the input cannot select an option or another shop",
    () =>
      Effect.gen(function* () {
        const { isError, text } = yield* call("markets_hours", { Markt: "--origin=http://127.0.0.1:1" })
        assert.isTrue(isError)
        assert.include(text, "Einen Markt „--origin=http://127.0.0.1:1“ gibt es nicht.")
      }),
  )
})
