import { assert, describe, it } from "@effect/vitest"
import { ConsentRecord } from "@heimwerk/core/consent/ConsentRecord.ts"
import {
  type ConsentDecision,
  consentRecord,
  recordSource,
  utcTimestamp,
} from "@heimwerk/core/consent/record.ts"
import { Schema } from "effect"
import * as fc from "fast-check"

const decision: ConsentDecision = {
  event: "SAVE",
  consents: [
    { name: "Video", consent: true },
    { name: "Karten", consent: false },
  ],
  user: { firstName: "Bilal", csId: "cs-10002", loyaltyCard: "2770010000024" },
  query: new URLSearchParams(),
  ucUserId: "uc-1",
  epochMillis: Date.UTC(2026, 10, 21, 7, 5, 9, 999),
}

describe("the consent record", () => {
  it("a consent record contains the decision, the customer, the source and the time", () => {
    assert.deepStrictEqual(consentRecord(decision), {
      consents: [
        { name: "Video", consent: true },
        { name: "Karten", consent: false },
      ],
      customerId: "cs-10002",
      loyaltyCardNumber: "2770010000024",
      source: "website",
      ucUserId: "uc-1",
      timestamp: "2026-11-21T07:05:09Z",
    })
  })

  it.each([
    ["SAVE", true],
    ["ACCEPT_ALL", true],
    ["DENY_ALL", false],
    ["CMP_SHOWN", false],
    ["save", false],
    ["", false],
    [undefined, false],
  ])("after the event %s of the consent manager, a consent record is sent: %s", (event, sent) => {
    assert.strictEqual(consentRecord({ ...decision, event }) !== undefined, sent)
  })

  it.each([
    [{ firstName: "Bilal" }, false],
    [{ csId: "" }, false],
    [{ csId: "cs-10002" }, true],
  ])("a consent record is sent for a decision of the user %j: %s", (user, sent) => {
    assert.strictEqual(consentRecord({ ...decision, user }) !== undefined, sent)
  })

  it.each([{ csId: "cs-10001" }, { csId: "cs-10001", loyaltyCard: "" }])(
    "a consent record of the user %j has no card number",
    (user) => {
      assert.notProperty(consentRecord({ ...decision, user }), "loyaltyCardNumber")
    },
  )

  it("every consent record is valid for the HTTP contract", () => {
    const consents = fc.array(fc.record({ name: fc.string({ minLength: 1 }), consent: fc.boolean() }))
    const user = fc.record({ csId: fc.string(), loyaltyCard: fc.string() }, { requiredKeys: [] })
    const at = fc.integer({ min: 0, max: 4_102_444_800_000 })
    fc.assert(
      fc.property(consents, user, at, (consents, user, epochMillis) => {
        const record = consentRecord({ ...decision, consents, user, epochMillis })
        return record === undefined || Schema.is(ConsentRecord)(record)
      }),
    )
  })
})

describe("the source of a consent record", () => {
  it.each([
    ["", "website"],
    ["utm_source=a&utm_medium=b", "website"],
    ["utm_source=a&utm_campaign=c", "website"],
    ["utm_medium=b&utm_campaign=c", "website"],
    ["utm_source=a&utm_medium=b&utm_campaign=c", "app"],
    ["utm_campaign&x=1&utm_source=&utm_medium=", "app"],
  ])("a consent record from a page with the query '%s' has the source %s", (query, source) => {
    assert.strictEqual(recordSource(new URLSearchParams(query)), source)
    const queried = consentRecord({ ...decision, query: new URLSearchParams(query) })
    assert.strictEqual(queried?.source, source)
  })
})

describe("the time of a consent record", () => {
  it.each([
    [0, "1970-01-01T00:00:00Z"],
    [-1, "1969-12-31T23:59:59Z"],
    [951_782_399_999, "2000-02-28T23:59:59Z"],
    [951_782_400_000, "2000-02-29T00:00:00Z"],
    [253_402_300_799_999, "9999-12-31T23:59:59Z"],
    [-62_167_219_200_000, "0000-01-01T00:00:00Z"],
  ])("the consent record writes the epoch milliseconds %i as %s", (epochMillis, text) => {
    assert.strictEqual(utcTimestamp(epochMillis), text)
  })

  it("the time of a consent record equals the platform's ISO format without milliseconds", () => {
    fc.assert(
      fc.property(fc.integer({ min: -62_167_219_200_000, max: 253_402_300_799_999 }), (epochMillis) => {
        const expected = new Date(epochMillis).toISOString().replace(/\.\d{3}Z$/u, "Z")
        assert.strictEqual(utcTimestamp(epochMillis), expected)
      }),
    )
  })

  it.each([Number.NaN, Number.POSITIVE_INFINITY, -62_167_219_200_001, 253_402_300_800_000])(
    "formatting the invalid time %d of a consent record throws a RangeError",
    (epochMillis) => {
      assert.throws(() => utcTimestamp(epochMillis), RangeError)
    },
  )
})
