import { assert, layer } from "@effect/vitest"
import { Addresses, AddressesError } from "@heimwerk/core/address/Addresses.port.ts"
import { Effect, Layer } from "effect"

import { memoryWorld, MemoryShop } from "./support/memoryShop.ts"
import { send } from "./support/send.ts"

const find = "/Capture/Interactive/Find/v1.10/json3.ws"
const retrieve = "/Capture/Interactive/Retrieve/v1.20/json3.ws"

const ask = (path: string, query: Readonly<Record<string, string>>) =>
  Effect.flatMap(MemoryShop, ({ origin }) =>
    Effect.promise(async () => {
      const { headers, status, text } = await send(origin, `${path}?${new URLSearchParams(query)}`)
      return { headers, status, body: JSON.parse(text) }
    }),
  )

/** An address service that finds as many addresses as the shop asks for, but can retrieve none of them. */
const many = Layer.succeed(Addresses, {
  find: ({ limit, text }) =>
    Effect.succeed(
      Array.from({ length: limit }, (_, index) => ({
        Id: `${index}`,
        Type: "Address",
        Text: text,
        Description: "",
        Highlight: "",
      })),
    ),
  retrieve: () => Effect.fail(new AddressesError({ reason: "Unavailable", cause: "secret" })),
})

layer(MemoryShop.layer(), { excludeTestServices: true })("the shop's own address service", (it) => {
  it.effect("the address search answers in the format of Loqate, and its answers are not cached", () =>
    Effect.gen(function* () {
      const { body, headers, status } = yield* ask(find, {
        Key: "any",
        Text: "hafenweg kiel",
        Language: "de",
      })
      assert.strictEqual(status, 200)
      assert.strictEqual(headers["cache-control"], "no-store")
      assert.deepStrictEqual(Object.keys(body), ["Items"])
      const [container] = body.Items
      assert.deepStrictEqual(container, {
        Id: container.Id,
        Type: "Street",
        Text: "Hafenweg",
        Description: "24103 Kiel - 3 Adressen",
        Highlight: "0-8;6-10",
      })
    }),
  )

  it.effect("a retrieved address contains the two requested extra fields", () =>
    Effect.gen(function* () {
      const { body } = yield* ask(find, { Text: "große straße 7 köln" })
      const asked = {
        Id: body.Items[0].Id,
        Field1Format: "{Latitude}",
        Field2Format: "{City}, {Street} {Nothing}!",
      }
      assert.deepStrictEqual((yield* ask(retrieve, asked)).body, {
        Items: [
          {
            Id: body.Items[0].Id,
            Street: "Große Straße",
            BuildingNumber: "7",
            PostalCode: "50667",
            City: "Köln",
            Field1: "50.9381",
            Field2: "Köln, Große Straße !",
          },
        ],
      })
      const plain = yield* ask(retrieve, { Id: body.Items[0].Id })
      assert.notProperty(plain.body.Items[0], "Field1")
      const rest = { Field1Format: "{Longitude} {BuildingNumber} {PostalCode}" }
      assert.strictEqual((yield* ask(retrieve, { ...asked, ...rest })).body.Items[0].Field1, "6.9571 7 50667")
    }),
  )

  it.effect("retrieving an unknown address id returns an empty list of items", () =>
    Effect.gen(function* () {
      const { body, status } = yield* ask(retrieve, { Id: "nobody's" })
      assert.deepStrictEqual([status, body], [200, { Items: [] }])
    }),
  )

  it.effect.each([
    ["DE", 1],
    ["at, de", 1],
    ["DEU", 1],
    ["AT", 0],
    ["DENMARK", 0],
  ] as const)(
    "with the parameter Countries=%s, the search for an address in Köln returns this number of addresses: %i",
    ([Countries, count]) =>
      Effect.gen(function* () {
        const { body } = yield* ask(find, { Text: "große straße 7 köln", Countries })
        assert.lengthOf(body.Items, count)
      }),
  )

  it.effect.each([
    ["no text", find, {}, /^Diese Anfrage konnten wir nicht lesen/u],
    [
      "a text of 201 characters",
      find,
      { Text: "x".repeat(201) },
      /^Bitte gib für die Adresssuche höchstens 200/u,
    ],
    ["a limit of 0 suggestions", find, { Text: "x", Limit: "0" }, /./u],
    ["a limit of 1.5 suggestions", find, { Text: "x", Limit: "1.5" }, /./u],
    ["a limit of 101 suggestions", find, { Text: "x", Limit: "101" }, /./u],
    ["a container of 201 characters", find, { Text: "x", Container: "x".repeat(201) }, /./u],
    ["no id", retrieve, {}, /^Diese Anfrage konnten wir nicht lesen/u],
  ] as const)(
    "the address service refuses a request with %s, and its answer has a German message",
    ([, path, query, message]) =>
      Effect.gen(function* () {
        const { body, status } = yield* ask(path, query)
        assert.deepStrictEqual([status, body.code], [400, "InvalidRequest"])
        assert.match(body.message, message)
        assert.match(body.message, /^(?:Bitte|Diese Anfrage)/u)
      }),
  )

  it.effect("the address service accepts a query of 200 characters", () =>
    Effect.gen(function* () {
      assert.strictEqual((yield* ask(find, { Text: "x".repeat(200), Limit: "100" })).status, 200)
    }),
  )
})

layer(MemoryShop.layer({}, { world: Layer.merge(memoryWorld, many) }), { excludeTestServices: true })(
  "an address service with more results than requested",
  (it) => {
    it.effect.each([
      [{}, 10],
      [{ Limit: "3" }, 3],
      [{ Limit: "12" }, 12],
      [{ Limit: "100" }, 12],
      [{ Container: "DE-50667" }, 10],
      [{ Container: "DE-50667", Limit: "12" }, 12],
      [{ Container: "DE-50667", Limit: "100" }, 100],
    ] as const)(
      "the address search returns 10 suggestions by default, and at most 12, or 100 within a container: %j",
      ([query, count]) =>
        Effect.gen(function* () {
          const { body } = yield* ask(find, { Text: "x", ...query })
          assert.lengthOf(body.Items, count)
        }),
    )

    it.effect("the answer to a failed retrieval of an address is one German sentence without the cause", () =>
      Effect.gen(function* () {
        const { body, status } = yield* ask(retrieve, { Id: "1" })
        assert.strictEqual(status, 503)
        assert.deepStrictEqual(body, { code: "Unavailable", message: "Keine Adressen gefunden." })
      }),
    )
  },
)
