import { assert, describe, it } from "@effect/vitest"
import { consentId, consentServices } from "@heimwerk/core/consent/catalogue.ts"
import { dialogCategories, dialogChoices, withCategory } from "@heimwerk/core/consent/dialog.ts"
import { categoryTexts, consentDialogTexts } from "@heimwerk/core/consent/dialogTexts.ts"

const id = (key: string) => consentId(key, "ref")
const known = (...keys: ReadonlyArray<string>) => ({
  services: consentServices.map(({ key, name }) => ({ id: id(key), name, consent: keys.includes(key) })),
})
const chosen = (...args: Parameters<typeof dialogCategories>) =>
  dialogCategories(...args).map((shown) => shown.chosen)

describe("the second layer of the consent dialog", () => {
  it("the consent dialog shows every service once, in its category, with its purpose", () => {
    const shown = dialogCategories(known(), {}, "ref")
    assert.deepStrictEqual(
      shown.map(({ category, isLocked, services, text, title }) => [
        category,
        title,
        text,
        isLocked,
        services.length,
      ]),
      [
        ["essential", categoryTexts.essential.title, categoryTexts.essential.text, true, 8],
        ["functional", categoryTexts.functional.title, categoryTexts.functional.text, false, 12],
        ["analytics", categoryTexts.analytics.title, categoryTexts.analytics.text, false, 7],
        ["marketing", categoryTexts.marketing.title, categoryTexts.marketing.text, false, 7],
      ],
    )
    assert.deepStrictEqual(
      shown.flatMap(({ services }) => services.map(({ name, purpose }) => [name, purpose])),
      consentServices.map(({ name, purpose }) => [name, purpose]),
    )
  })

  it("T-P3: the consent dialog preselects only essential services", () => {
    for (const consents of [undefined, known()])
      assert.deepStrictEqual(chosen(consents, {}, "ref"), ["all", "none", "none", "none"])
  })

  it("the consent dialog shows the stored consents, and the visitor's unsaved choices take precedence", () => {
    assert.deepStrictEqual(chosen(known("maps"), {}, "ref"), ["all", "some", "none", "none"])
    assert.deepStrictEqual(chosen(known("maps"), { [id("maps")]: false }, "ref"), [
      "all",
      "none",
      "none",
      "none",
    ])
    assert.deepStrictEqual(chosen(known("maps"), { [id("surveys")]: true }, "ref")[2], "some")
    assert.deepStrictEqual(chosen(known("maps"), {}, "prod")[1], "none")
  })

  it("the consent dialog keeps the essential services selected even if an unsaved choice declines one of them", () => {
    assert.strictEqual(chosen(known(), { [id("session")]: false }, "ref")[0], "all")
  })

  it("one click in the consent dialog selects or clears a whole category", () => {
    const [, , , marketing] = dialogCategories(known(), {}, "ref")
    assert.isDefined(marketing)
    const all = withCategory({ [id("maps")]: true }, marketing, true)
    assert.deepStrictEqual(chosen(known(), all, "ref"), ["all", "some", "none", "all"])
    assert.deepStrictEqual(chosen(known(), withCategory(all, marketing, false), "ref")[3], "none")
  })

  it("the consent dialog saves one choice for every service that can be declined", () => {
    const choices = dialogChoices(dialogCategories(known("maps"), { [id("surveys")]: true }, "ref"))
    assert.lengthOf(choices, 26)
    assert.deepStrictEqual(
      choices.filter(({ consent }) => consent),
      [
        { id: id("maps"), consent: true },
        { id: id("surveys"), consent: true },
      ],
    )
  })

  it("the consent dialog states how long a decision is valid and where to change it, and has German labels for its buttons", () => {
    assert.include(consentDialogTexts.introduction.join(" "), "180 Tage")
    assert.include(consentDialogTexts.introduction.join(" "), "Privatsphäre")
    assert.deepStrictEqual(
      [consentDialogTexts.deny, consentDialogTexts.accept, consentDialogTexts.settings],
      ["Ablehnen", "Akzeptieren", "Einstellungen"],
    )
  })
})
