import { assert, describe, it } from "@effect/vitest"
import { contactFields } from "@heimwerk/core/forms/contactFields.ts"
import {
  changeContact,
  chooseMarket,
  toggleActivity,
  toggleArea,
  writeNote,
} from "@heimwerk/core/forms/craftsman/answers.ts"
import type { CraftsmanForm } from "@heimwerk/core/forms/craftsman/CraftsmanForm.ts"
import { choiceMessage, chosenMarket, furthestPage } from "@heimwerk/core/forms/craftsman/gates.ts"
import { craftsmanHeader } from "@heimwerk/core/forms/craftsman/header.ts"
import { areaMessage, noteLabel } from "@heimwerk/core/forms/craftsman/note.ts"
import { pageOf, pages } from "@heimwerk/core/forms/craftsman/pages.ts"
import { back, edit, emptyCraftsmanForm, next, sent } from "@heimwerk/core/forms/craftsman/steps.ts"
import { craftsmanSubmission } from "@heimwerk/core/forms/craftsman/submission.ts"
import { MarketId } from "@heimwerk/core/values/MarketId.ts"

import { ada, bath, config, contact, kitchen, market } from "./samples.ts"

const summary: CraftsmanForm = {
  page: 6,
  marketId: market.id,
  userData: ada,
  roomIdsSelected: ["kueche", "bad"],
  selectedRoomOptions: [
    { area: "bad", activities: ["sonst"], message: " Sauna " },
    { area: "kueche", activities: ["montage"], message: "" },
  ],
  errors: [],
}
const at = (page: number): CraftsmanForm => ({ ...summary, page })
const kind = (form: CraftsmanForm) => pageOf(config, form).kind

describe("the pages of the craftsman form", () => {
  it("the craftsman form has six pages plus one per chosen area, in the order of the areas", () => {
    assert.deepStrictEqual(
      pages(config, summary).map((page) => (page.kind === "area" ? page.area.title : page.kind)),
      ["welcome", "market", "rooms", "Badezimmer", "Küche", "contact", "summary", "completion"],
    )
    assert.strictEqual(pages(config, emptyCraftsmanForm).length, 6)
    assert.strictEqual(pages(config, { roomIdsSelected: ["keller"] }).length, 6)
    assert.strictEqual(kind(at(99)), "welcome")
  })

  it("the header of the craftsman form shows title, step counter and progress", () => {
    assert.deepStrictEqual(craftsmanHeader(config, emptyCraftsmanForm), {
      title: "Handwerksservice",
      counter: "1/6",
      progress: 1 / 6,
    })
    assert.deepStrictEqual(craftsmanHeader(config, at(7)), {
      title: "Deine Service-Anfrage",
      counter: "8/8",
      progress: 1,
    })
  })

  it.each([0, 1, 2, 3, 4, 5])(
    "'Weiter' on page %i of a completely answered craftsman form opens the next page, and 'Zurück' opens the previous page if there is one",
    (page) => {
      assert.strictEqual(next(config, at(page)).page, page + 1)
      assert.strictEqual(back(config, at(page)).page, Math.max(0, page - 1))
    },
  )

  it("the craftsman form reaches its completion page only when it is sent from the summary, and does not change after that", () => {
    assert.strictEqual(next(config, summary), summary)
    assert.strictEqual(kind(sent(config, summary)), "completion")
    assert.deepStrictEqual(sent(config, at(5)), at(5))
    const done = at(7)
    assert.strictEqual(next(config, done), done)
    assert.strictEqual(back(config, done), done)
    assert.strictEqual(toggleArea(config, done, "bad"), done)
    assert.strictEqual(chooseMarket(config, done, market.id), done)
  })

  it("the summary of the craftsman form links back to the areas and the contact data", () => {
    assert.strictEqual(kind(edit(config, summary, "project")), "rooms")
    assert.strictEqual(kind(edit(config, summary, "contact")), "contact")
    assert.deepStrictEqual(edit(config, at(3), "contact"), at(3))
  })
})

describe("conditions of the craftsman form pages", () => {
  it("the welcome page of the craftsman form cannot be left until markets and areas are loaded", () => {
    assert.strictEqual(next({ ...config, areas: [] }, emptyCraftsmanForm).page, 0)
    assert.strictEqual(next({ ...config, markets: {} }, emptyCraftsmanForm).page, 0)
    assert.strictEqual(next(config, emptyCraftsmanForm).page, 1)
  })

  it("the market page of the craftsman form requires a market that offers the service, and marks a missing market", () => {
    const stuck = next(config, { ...at(1), marketId: "" })
    assert.deepStrictEqual([stuck.page, stuck.errors], [1, ["marketId"]])
    const chosen = chooseMarket(config, stuck, market.id)
    assert.deepStrictEqual([chosen.marketId, chosen.errors], [market.id, []])
    assert.isUndefined(chosenMarket(config, { ...summary, marketId: MarketId.make("999") }))
    const flagged = next(config, { ...at(1), marketId: "", errors: ["email"] })
    assert.deepStrictEqual(flagged.errors, ["email", "marketId"])
  })

  it("the page of areas in the craftsman form requires a chosen area", () => {
    const none = { ...at(2), roomIdsSelected: [] }
    assert.strictEqual(next(config, none), none)
    assert.strictEqual(choiceMessage(config, none), "Bitte wähle mindestens eine Sache aus.")
    assert.isUndefined(choiceMessage(config, at(2)))
    assert.deepStrictEqual(toggleArea(config, none, "bad").roomIdsSelected, ["bad"])
    assert.deepStrictEqual(toggleArea(config, at(2), "bad").roomIdsSelected, ["kueche"])
  })

  it("each chosen area in the craftsman form requires an activity", () => {
    const none = toggleActivity(config, at(4), kitchen, "montage")
    assert.strictEqual(areaMessage(none, kitchen), "Bitte wähle mindestens eine Sache aus.")
    assert.strictEqual(next(config, none), none)
    assert.strictEqual(choiceMessage(config, none), "Bitte wähle mindestens eine Sache aus.")
    assert.isUndefined(choiceMessage(config, at(4)))
    assert.isUndefined(choiceMessage(config, { ...at(1), marketId: "" }))
    assert.isUndefined(areaMessage(toggleActivity(config, none, kitchen, "montage"), kitchen))
    assert.isDefined(areaMessage(emptyCraftsmanForm, kitchen))
    assert.isDefined(areaMessage(toggleActivity(config, none, kitchen, "abriss"), kitchen))
  })

  it("the activity 'other work' in the craftsman form requires a note", () => {
    const silent = writeNote(config, at(3), bath, "  ")
    assert.strictEqual(
      areaMessage(silent, bath),
      'Wenn du "Etwas anderes" ausgewählt hast, benötigen wir weitere Informationen zu deinem Vorhaben. Bitte teile uns diese über die Anmerkungen mit.',
    )
    assert.strictEqual(next(config, silent).page, 3)
    assert.strictEqual(noteLabel(silent, bath), "Anmerkungen")
    const tiles = toggleActivity(config, toggleActivity(config, silent, bath, "sonst"), bath, "fliesen")
    assert.isUndefined(areaMessage(tiles, bath))
    assert.strictEqual(noteLabel(tiles, bath), "Anmerkungen (optional)")
  })

  it("the contact page of the craftsman form requires valid data and marks all invalid fields", () => {
    const stuck = next(config, { ...at(5), userData: { ...emptyCraftsmanForm.userData } })
    assert.deepStrictEqual([stuck.page, stuck.errors], [5, contactFields])
    assert.notInclude(changeContact(config, stuck, "city", "Köln").errors, "city")
  })

  it("removing an answer moves the craftsman form back to the page of that answer", () => {
    assert.strictEqual(toggleActivity(config, summary, bath, "sonst").page, 3)
    assert.strictEqual(changeContact(config, summary, "email", "").page, 5)
    assert.strictEqual(toggleArea(config, summary, "bad").page, 2)
    assert.strictEqual(furthestPage(config, summary), 6)
  })
})

describe("a craftsman request", () => {
  it("a craftsman request contains the chosen areas in their order, with trimmed notes", () => {
    assert.deepStrictEqual(craftsmanSubmission(config, summary, "token"), {
      marketId: market.id,
      contact,
      rooms: [
        { area: "bad", activities: ["sonst"], message: "Sauna" },
        { area: "kueche", activities: ["montage"], message: "" },
      ],
      token: "token",
    })
  })

  it("a craftsman request names only offered activities, each only once, even if the stored form contains other activities", () => {
    const twice = { area: "kueche", activities: ["montage", "montage", "abriss"], message: "" }
    const form = { ...summary, page: 5, roomIdsSelected: ["kueche"], selectedRoomOptions: [twice] }
    assert.deepStrictEqual(craftsmanSubmission(config, form, "token")?.rooms, [
      { ...twice, activities: ["montage"] },
    ])
  })

  it("the answers of a deselected area stay in the craftsman form, but are not in the request", () => {
    const without = { ...toggleArea(config, summary, "bad"), page: 5 }
    assert.deepStrictEqual(without.selectedRoomOptions, summary.selectedRoomOptions)
    const areas = craftsmanSubmission(config, without, "token")?.rooms.map(({ area }) => area)
    assert.deepStrictEqual(areas, ["kueche"])
  })

  it.each([
    ["without a token", summary, undefined],
    ["with an empty token", summary, ""],
    ["before the summary", at(5), "token"],
    ["after it was sent", at(7), "token"],
    ["on a page that does not exist", at(9), "token"],
    ["without a market", { ...summary, marketId: "" as const }, "token"],
    ["with wrong contact data", { ...summary, userData: { ...ada, city: "" } }, "token"],
    ["with an area without activities", { ...summary, selectedRoomOptions: [] }, "token"],
  ])("the craftsman form builds no request %s", (_, form, token) => {
    assert.isUndefined(craftsmanSubmission(config, form, token))
  })
})
