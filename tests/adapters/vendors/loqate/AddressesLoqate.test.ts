import { assert, describe, it } from "@effect/vitest"
import * as AddressesLoqate from "@heimwerk/adapters/vendors/loqate/AddressesLoqate.ts"
import { Addresses, type AddressQuery } from "@heimwerk/core/address/Addresses.port.ts"
import { Effect, Fiber, Layer } from "effect"
import { TestClock } from "effect/testing"

import { fakeFetch, json, type Reply } from "../../http/support/fakeShop.ts"
import { passTime, useFakeTimers } from "../../http/support/passTime.ts"

useFakeTimers()

const suggestion = {
  Id: "DE|1",
  Type: "Address",
  Text: "Hafenweg 1",
  Description: "24103 Kiel",
  Highlight: "0-5;",
}
const item = {
  Id: "DE|1",
  Street: "Hafenweg",
  BuildingNumber: "1",
  PostalCode: "24103",
  City: "Kiel",
  Field1: "54.32",
  Field2: "-10.14",
  Label: "Hafenweg 1\n24103 Kiel",
}
const unknownKey = {
  Error: "2",
  Description: "Unknown key",
  Cause: "The key you are using to access the service was not found.",
  Resolution: "Please check that the key is correct.",
}

/**
 * Runs a call to a simulated address service with the given replies, retries included. Returns the outcome
 * and every request.
 */
const asking = <A, E>(question: Effect.Effect<A, E, Addresses>, ...replies: ReadonlyArray<Reply>) =>
  Effect.gen(function* () {
    const server = fakeFetch(...replies)
    const service = AddressesLoqate.layer({ origin: "https://api.example", key: "AB12" })
    const fiber = yield* Effect.result(question).pipe(
      Effect.provide(Layer.provide(service, server.layer)),
      Effect.forkChild({ startImmediately: true }),
    )
    yield* passTime(600)
    yield* TestClock.adjust("15 seconds")
    return { answer: yield* Fiber.join(fiber), requests: server.requests }
  })

const find = (query: Partial<AddressQuery> = {}) =>
  Addresses.use((port) => port.find({ text: "Hafenweg", limit: 12, ...query }))
const retrieve = (id = "DE|1") => Addresses.use((port) => port.retrieve(id))

const questionOf = (request: Request | undefined) => {
  const { origin, pathname, searchParams } = new URL(request?.url ?? "https://none.example")
  return { address: origin + pathname, query: Object.fromEntries(searchParams) }
}

describe("Loqate's Find", () => {
  it.effect(
    "the Find request to Loqate contains the country Germany, the language German and the shop's API key",
    () =>
      Effect.gen(function* () {
        const { answer, requests } = yield* asking(find(), json({ Items: [suggestion] }))
        assert.deepStrictEqual(answer._tag === "Success" ? answer.success : answer, [suggestion])
        assert.deepStrictEqual(questionOf(requests[0]), {
          address: "https://api.example/Capture/Interactive/Find/v1.10/json3.ws",
          query: { Key: "AB12", Text: "Hafenweg", Countries: "DE", Limit: "12", Language: "de" },
        })
      }),
  )

  it.effect(
    "the Find request to Loqate contains the id of the chosen street, and the text even if it is empty",
    () =>
      Effect.gen(function* () {
        const { requests } = yield* asking(find({ container: "DE|s", text: "" }), json({ Items: [] }))
        assert.deepInclude(questionOf(requests[0]).query, { Container: "DE|s", Text: "" })
      }),
  )

  it.effect("the Find request to Loqate has no cookies and no headers that require a CORS preflight", () =>
    Effect.gen(function* () {
      const { requests } = yield* asking(find(), json({ Items: [] }))
      assert.strictEqual(requests[0]?.credentials, "omit")
      assert.deepStrictEqual([...(requests[0]?.headers.keys() ?? [])], ["accept"])
    }),
  )

  it.effect("the Find request to Loqate has no API key when the shop has no key", () =>
    Effect.gen(function* () {
      const server = fakeFetch(json({ Items: [] }))
      yield* find().pipe(
        Effect.provide(
          AddressesLoqate.layer({ origin: "https://shop.example" }).pipe(Layer.provide(server.layer)),
        ),
      )
      assert.notProperty(questionOf(server.requests[0]).query, "Key")
    }),
  )

  it.effect("the results of a Find request to Loqate are cut to the requested limit", () =>
    Effect.gen(function* () {
      const { answer } = yield* asking(find({ limit: 1 }), json({ Items: [suggestion, suggestion] }))
      assert.lengthOf(answer._tag === "Success" ? answer.success : [], 1)
    }),
  )

  it.effect.each([
    ["an empty text", "", 0],
    ["blanks", "   ", 0],
    ["201 characters", "x".repeat(201), 0],
    ["200 characters", "x".repeat(200), 1],
  ] as const)(
    "if no street is chosen, a Find request is sent to Loqate only if the text is not blank and has at most 200 characters: %s",
    ([, text, calls]) =>
      Effect.gen(function* () {
        const { answer, requests } = yield* asking(find({ text }), json({ Items: [] }))
        assert.deepStrictEqual(answer._tag === "Success" ? answer.success : answer, [])
        assert.lengthOf(requests, calls)
      }),
  )
})

describe("Loqate's Retrieve", () => {
  it.effect(
    "the Retrieve request to Loqate asks for two position fields, and the first item of the answer is used",
    () =>
      Effect.gen(function* () {
        const { answer, requests } = yield* asking(
          retrieve(),
          json({ Items: [item, { ...item, City: "Kilonia" }] }),
        )
        assert.deepStrictEqual(answer._tag === "Success" ? answer.success : answer, {
          street: "Hafenweg",
          buildingNumber: "1",
          postalCode: "24103",
          city: "Kiel",
          position: { lat: 54.32, lng: -10.14 },
        })
        assert.deepStrictEqual(questionOf(requests[0]), {
          address: "https://api.example/Capture/Interactive/Retrieve/v1.20/json3.ws",
          query: { Key: "AB12", Id: "DE|1", Field1Format: "{Latitude}", Field2Format: "{Longitude}" },
        })
      }),
  )

  it.effect("no Retrieve request is sent to Loqate for an empty id", () =>
    Effect.gen(function* () {
      const { answer, requests } = yield* asking(retrieve(""), json({ Items: [item] }))
      assert.strictEqual(answer._tag === "Failure" ? answer.failure.reason : answer, "NoAddressData")
      assert.lengthOf(requests, 0)
    }),
  )
})

const failures: ReadonlyArray<
  readonly [name: string, reply: Reply, reason: string, detail: RegExp, tries: number]
> = [
  [
    "an error item with status 200",
    json({ Items: [unknownKey] }),
    "Unavailable",
    /^2 Unknown key: The key you are using/u,
    1,
  ],
  ["a server error", json({}, 500), "HttpStatus", /^HTTP error! status: 500$/u, 3],
  ["a refusal", json({}, 403), "HttpStatus", /^HTTP error! status: 403$/u, 1],
  ["a broken connection", "down", "Unavailable", /^TypeError: fetch failed$/u, 3],
  ["no answer at all", "never", "Unavailable", /^TimeoutError/u, 1],
  ["a page instead of JSON", () => new Response("<html>"), "Unavailable", /Error/u, 1],
  ["an answer of another shape", json({ items: [] }), "Unavailable", /Items/u, 1],
]

describe("address service calls that fail", () => {
  for (const [call, question] of [
    ["Find", Effect.asVoid(find())],
    ["Retrieve", Effect.asVoid(retrieve())],
  ] as const) {
    it.effect.each(failures)(
      `the request ${call} to Loqate fails with 'Keine Adressen gefunden.' after %s`,
      ([, reply, reason, detail, tries]) =>
        Effect.gen(function* () {
          const { answer, requests } = yield* asking(question, reply)
          const error = answer._tag === "Failure" ? answer.failure : undefined
          assert.strictEqual(error?.reason, reason)
          assert.strictEqual(error?.message, "Keine Adressen gefunden.")
          assert.match(error?.detail ?? "", detail)
          assert.notInclude(error?.detail ?? "", "AB12")
          assert.lengthOf(requests, tries)
        }),
    )
  }

  it.effect("retrieving an address fails with NoAddressData when Loqate returns no items", () =>
    Effect.gen(function* () {
      const { answer } = yield* asking(retrieve(), json({ Items: [] }))
      const error = answer._tag === "Failure" ? answer.failure : undefined
      assert.deepStrictEqual([error?.reason, error?.detail], ["NoAddressData", "No address data retrieved"])
    }),
  )

  it.effect.each([
    [{ Field1: "" }],
    [{ Field2: "" }],
    [{ Field1: "91" }],
    [{ Field1: "5,4" }],
    [{ Field2: "200" }],
  ])("retrieving an address fails as unavailable when Loqate returns an unusable position: %j", ([fields]) =>
    Effect.gen(function* () {
      const { answer } = yield* asking(retrieve(), json({ Items: [{ ...item, ...fields }] }))
      assert.strictEqual(answer._tag === "Failure" ? answer.failure.reason : answer, "Unavailable")
    }),
  )
})
