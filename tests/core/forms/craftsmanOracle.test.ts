import { assert, describe, it } from "@effect/vitest"
import type { CraftsmanConfig } from "@heimwerk/core/forms/craftsman/CraftsmanConfig.ts"
import type { CraftsmanForm } from "@heimwerk/core/forms/craftsman/CraftsmanForm.ts"
import { furthestPage, passes } from "@heimwerk/core/forms/craftsman/gates.ts"
import { craftsmanHeader } from "@heimwerk/core/forms/craftsman/header.ts"
import { pages } from "@heimwerk/core/forms/craftsman/pages.ts"
import { next, settled } from "@heimwerk/core/forms/craftsman/steps.ts"
import { craftsmanSubmission } from "@heimwerk/core/forms/craftsman/submission.ts"
import { MarketId } from "@heimwerk/core/values/MarketId.ts"
import * as fc from "fast-check"

import { craftsmanPages } from "../../support/oracles/craftsmanSteps.ts"
import { ada, bath, kitchen, market } from "./samples.ts"

const bonn = MarketId.make("999")
const text = (right: string) => fc.constantFrom(right, right, right, right, right, "", " ", "x")

const configs: fc.Arbitrary<CraftsmanConfig> = fc.record({
  markets: fc.constantFrom<Array<CraftsmanConfig["markets"]>>(
    { Köln: market.id },
    { Köln: market.id, Bonn: bonn },
    {},
  ),
  areas: fc.subarray([bath, kitchen], { minLength: 0 }),
})

const forms: fc.Arbitrary<CraftsmanForm> = fc.record({
  page: fc.integer({ min: -1, max: 9 }),
  marketId: fc.constantFrom<Array<CraftsmanForm["marketId"]>>(market.id, market.id, bonn, ""),
  userData: fc.record({
    salute: text("Frau"),
    firstName: text("Ada"),
    lastName: text("Lovelace"),
    email: text(ada.email),
    phone: text(ada.phone),
    address: text("Domplatz 1"),
    postalCode: text("50667"),
    city: text("Köln"),
  }),
  roomIdsSelected: fc.subarray(["bad", "kueche", "keller"]),
  selectedRoomOptions: fc
    .tuple(
      fc.record({
        area: fc.constant("bad"),
        activities: fc.subarray(["sonst", "fliesen", "abriss"]),
        message: fc.constantFrom("", " ", "Sauna"),
      }),
      fc.record({
        area: fc.constant("kueche"),
        activities: fc.subarray(["montage", "sonst"]),
        message: fc.constantFrom("", "bald"),
      }),
    )
    .chain((both) => fc.subarray(both)),
  errors: fc.constant([]),
})

const expectedPages = (config: CraftsmanConfig, form: CraftsmanForm) =>
  craftsmanPages(
    {
      markets: Object.values(config.markets),
      areas: config.areas.map(({ activities, value }) => ({
        name: value,
        activities: activities.map((activity) => activity.value),
        ...(value === "bad" ? { somethingElse: "sonst" } : {}),
      })),
    },
    {
      market: form.marketId,
      areas: form.roomIdsSelected,
      options: form.selectedRoomOptions.map(({ message, ...options }) => ({ ...options, note: message })),
      contact: form.userData,
    },
  )

describe("the pages of the craftsman form", () => {
  it("the pages of the craftsman form and their conditions match a reference implementation of the specification", () => {
    fc.assert(
      fc.property(configs, forms, (config, form) => {
        const expected = expectedPages(config, form)
        assert.deepStrictEqual(
          pages(config, form).map((page) => ({
            name: page.kind === "area" ? `area ${page.area.value}` : page.kind,
            isOpen: passes(config, form, page),
          })),
          [...expected],
        )
      }),
      { numRuns: 3_000 },
    )
  })

  it("T-Q8: the craftsman form shows the next page only if the current page is complete, and sends a request only if all pages are complete", () => {
    fc.assert(
      fc.property(configs, forms, (config, form) => {
        const expected = expectedPages(config, form)
        const closed = expected.findIndex(({ isOpen }) => !isOpen)
        const furthest = closed === -1 ? expected.length - 2 : closed
        assert.strictEqual(furthestPage(config, form), furthest)
        const shown = settled(config, form)
        assert.strictEqual(shown.page, Math.max(0, Math.min(form.page, furthest)))
        const mayLeave = expected[shown.page]?.isOpen === true && expected[shown.page]?.name !== "summary"
        assert.strictEqual(next(config, shown).page, mayLeave ? shown.page + 1 : shown.page)
        assert.strictEqual(craftsmanHeader(config, shown).counter, `${shown.page + 1}/${expected.length}`)
        const isSendable = closed === -1 && form.page === expected.length - 2
        assert.strictEqual(craftsmanSubmission(config, form, "token") !== undefined, isSendable)
      }),
      { numRuns: 3_000 },
    )
  })
})
