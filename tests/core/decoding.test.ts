import { join } from "node:path"

import { assert, describe, it } from "@effect/vitest"
import { Category } from "@heimwerk/core/catalog/Category.ts"
import * as Arbitrary from "effect/Arbitrary"
import * as Effect from "effect/Effect"
import * as Result from "effect/Result"
import * as Schema from "effect/Schema"
import * as fc from "fast-check"

import { root, sources } from "../architecture/sources.ts"

type Decodable = Schema.Codec<unknown, unknown>

const isDecodable = (value: unknown): value is Decodable => Schema.isSchema(value)

/** Every schema that the core exports, by file and name. */
const schemas: ReadonlyArray<readonly [name: string, schema: Decodable]> = (
  await Promise.all(
    sources("core").map(async ({ file }) => {
      const exported: Readonly<Record<string, unknown>> = await import(join(root, file))
      return Object.entries(exported).map(([name, value]) => [`${file} ${name}`, value] as const)
    }),
  )
)
  .flat()
  .flatMap(([name, value]) => (isDecodable(value) ? [[name, value] as const] : []))

/** Returns the message of a decoding error, or `undefined` if the input is valid. */
const complaint = (schema: Decodable, input: unknown): string | undefined => {
  const result = Schema.decodeUnknownResult(schema)(input)
  if (Result.isSuccess(result)) return undefined
  assert.strictEqual(result.failure._tag, "SchemaError")
  return result.failure.message
}

/** Path to a nested value: object keys and array indexes. */
type Way = ReadonlyArray<string | number>

const partsOf = (value: unknown): ReadonlyArray<readonly [string | number, unknown]> => {
  if (Array.isArray(value)) return value.map((part: unknown, index) => [index, part])
  return typeof value === "object" && value !== null ? Object.entries(value) : []
}

/** Returns the paths to all nested values. */
const waysWithin = (value: unknown, way: Way = []): ReadonlyArray<Way> =>
  partsOf(value).flatMap(([key, part]) => [[...way, key], ...waysWithin(part, [...way, key])])

/** Formats a path like a schema error does: `["address"]["zip"]`, `["lines"][0]`. */
const placeOf = (way: Way): string => way.map((key) => `[${JSON.stringify(key)}]`).join("")

const replaced = (value: unknown, [key, ...rest]: Way, wrong: unknown): unknown => {
  if (key === undefined) return wrong
  const parts = partsOf(value).map(
    ([name, part]) => [name, name === key ? replaced(part, rest, wrong) : part] as const,
  )
  return Array.isArray(value) ? parts.map(([, part]) => part) : Object.fromEntries(parts)
}

/**
 * Returns whether a decoding error names the path of the value. For a field that distinguishes the variants
 * of a union, the path of the union is enough.
 */
const tellsPlace = (message: string, way: Way): boolean => {
  if (message.includes(placeOf(way))) return true
  const parent = way.slice(0, -1)
  // The error of a union at the top level has no path: it lists the variants with the field that
  // distinguishes them.
  return parent.length === 0
    ? message.startsWith(`Expected { readonly ${JSON.stringify(way[0])}: `)
    : message.endsWith(`at ${placeOf(parent)}`)
}

const allowedPassword = "Werkbank-2026!"
const personalData = { salute: "Frau", firstName: "Erika", lastName: "Muster", phone: "030/23125-000" }
const newAddress = {
  ...personalData,
  addition: "",
  street: "Hauptstraße 1",
  postalCode: "50667",
  city: "Köln",
}

const orderContact = { ...personalData, email: "erika@heimwerk.example" }
const orderAddress = { addition: "", street: "Hauptstraße 1", postalCode: "50667", city: "Köln" }
const order = {
  orderId: "HW-1",
  orderedOn: "2026-11-22",
  pieces: 1,
  total: 1_000,
  contact: orderContact,
  payment: "payInMarket",
  deliveries: [
    {
      deliveryId: "1",
      deliveryType: "marketPickup",
      state: "reserved",
      marketId: "366",
      destination: ["Köln-Deutz"],
      promise: { text: "Heute ab 15:10 abholbereit", readyAt: 1, keptUntil: 2 },
      lines: [
        {
          product: { articleId: "1000001", name: "Hammer", brand: "Kraft", link: "/p/h/1", image: "/i" },
          quantity: 1,
          unitPrice: 1_000,
          sum: 1_000,
        },
      ],
    },
  ],
  goods: 1_000,
  discount: 0,
  shipping: 0,
  vat: 160,
  events: [{ kind: "pick", actor: "staff", at: 3, deliveryId: "1" }],
}

/** Valid data for schemas whose rules random data almost never meet. */
const examples: Readonly<Record<string, unknown>> = {
  "core/values/Email.ts Email": "erika@heimwerk.example",
  "core/values/Phone.ts Phone": "030/23125-000",
  "core/mail/Mail.ts Mail": {
    id: "mail-1",
    to: "erika@heimwerk.example",
    subject: "Deine Anmeldung",
    text: "Hallo",
  },
  "core/account/AccountEmail.ts AccountEmail": "erika@heimwerk.example",
  "core/account/NewAccount.ts AllowedPassword": allowedPassword,
  "core/account/PersonalData.ts FirstName": "Erika",
  "core/account/PersonalData.ts LastName": "Muster",
  "core/account/PersonalData.ts PersonalData": personalData,
  "core/account/NewAccount.ts NewAccount": {
    ...personalData,
    email: "erika@heimwerk.example",
    password: allowedPassword,
    termsAccepted: true,
  },
  "core/account/Profile.ts Profile": {
    ...personalData,
    email: "erika@heimwerk.example",
    mergeDone: true,
    newsletter: true,
  },
  "core/addressBook/BookAddress.ts NewAddress": newAddress,
  "core/addressBook/BookAddress.ts BookAddress": { ...newAddress, id: "1", isDefault: true },
  "core/order/Order.ts OrderContact": orderContact,
  "core/order/Order.ts Order": order,
  "core/order/CheckoutOffer.ts OrderAddress": orderAddress,
  "core/order/CheckoutOffer.ts OrderRequest": {
    contact: orderContact,
    address: orderAddress,
    marketId: "366",
    payment: "payInMarket",
    seen: { total: 1_000, lines: [{ lineItemId: "1", quantity: 1, unitPrice: 1_000 }], readyAt: 1 },
  },
  "core/payment/BankAccount.ts Iban": "DE89370400440532013000",
  "core/payment/BankAccount.ts BankAccount": { holder: "Heimwerk", iban: "DE89370400440532013000" },
  "core/order/CheckoutOffer.ts PlacedOrder": { order, token: "abc" },
  "core/withdrawal/Withdrawal.ts Withdrawal": {
    name: "Erika Muster",
    contract: "HW-1",
    email: "erika@heimwerk.example",
  },
  "core/navigation/TeaserBanner.ts TeaserBanner": {
    headline: { text: "Frühling", color: "#0f2a1d" },
    background: { kind: "color", color: "#fff" },
    textAlign: "left",
    variant: "normal",
    button: { type: "red", text: "Ansehen" },
    href: "/c/garten/1",
    typ: "saison",
  },
  "core/forms/ValidContact.ts ValidContact": {
    salute: "Frau",
    firstName: "Erika",
    lastName: "Muster",
    email: "erika@heimwerk.example",
    phone: "030/23125-000",
    address: "Hauptstraße 1",
    postalCode: "50667",
    city: "Köln",
  },
}

const validData = (name: string, schema: Decodable): ReadonlyArray<unknown> => {
  if (name in examples) return [examples[name]]
  const arbitrary = Arbitrary.schema(schema)
  const samples = Effect.runSync(Arbitrary.sampleEffect(arbitrary, { count: 20, seed: 1, size: 4 }))
  return samples.map((sample) => Schema.encodeUnknownSync(schema)(sample))
}

const leaf = { id: "1", name: "Garten", link: "/c/garten/1", image: "", subCategories: [] }

const bad = [[[]], { unexpected: [] }, "\u0000", Number.NaN, null]
const inputs = fc.oneof(fc.jsonValue(), fc.anything(), fc.constantFrom(...bad))

describe("decoding", () => {
  it("the decoding tests find more than 40 schemas in the core", () => {
    assert.isAbove(schemas.length, 40)
    assert.include(
      schemas.map(([name]) => name),
      "core/market/Market.ts Market",
    )
  })

  it.each(schemas)("the schema %s reports invalid data as an error and does not throw", (_, schema) => {
    fc.assert(
      fc.property(inputs, (input) => complaint(schema, input) !== ""),
      { numRuns: 300 },
    )
  })

  it("the Category schema rejects categories that are nested 4 or 100,000 levels deep, and the error names the path", () => {
    for (const depth of [4, 100_000]) {
      let category: unknown = leaf
      for (let level = 1; level <= depth; level++) category = { ...leaf, subCategories: [category] }
      assert.include(complaint(Category, category), '["subCategories"][0]'.repeat(4))
    }
  })

  it.each(schemas)(
    "the decoding error of the schema %s names the path of the invalid value",
    (name, schema) => {
      for (const valid of validData(name, schema)) {
        assert.isUndefined(complaint(schema, valid), "these data are valid")
        for (const way of waysWithin(valid)) {
          const text = complaint(schema, replaced(valid, way, [[[]]]))
          if (text !== undefined) assert.isTrue(tellsPlace(text, way), `${text} for ${placeOf(way)}`)
        }
      }
    },
  )
})
