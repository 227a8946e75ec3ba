import { assert, describe, it } from "@effect/vitest"
import { decodeSiteKey } from "@heimwerk/core/forms/decodeSiteKey.ts"
import { decodeEnergyConfig } from "@heimwerk/core/forms/energy/EnergyConfig.ts"
import { Result } from "effect"
import * as fc from "fast-check"

import { problemsOf } from "./problems.ts"

const texts = { intro: "a", terms: "b", coupon: "c", "black-loyalty-card": "d" }
const option = (value: string) => ({
  value,
  title: value,
  description: "?",
  icon: { src: "/a.svg", alt: "" },
})
const groups = {
  objecttype: { title: "Wohnst du zur Miete?", options: [option("renter")] },
  partners: { options: [option("varm"), option("otovo")] },
  incentives: { options: [option("coupon")] },
}
const remote = (changed: object, changedTexts: object = texts) => ({
  energetictransformation: { optionsGroups: { ...groups, ...changed }, texts: changedTexts },
})
const at = "energetictransformation.optionsGroups"

describe("the configuration of the energy form", () => {
  it("the energy configuration is decoded with its titles, descriptions and icons", () => {
    assert.deepStrictEqual<unknown>(Result.getOrThrow(decodeEnergyConfig(remote({}))), {
      optionsGroups: groups,
      texts,
    })
  })

  it.each<[string, unknown, ReadonlyArray<readonly [string, string]>]>([
    [
      "an unknown property",
      remote({ objecttype: { options: [option("castle")] } }),
      [[`${at}.objecttype.options.0.value`, "Diese Auswahl gibt es nicht."]],
    ],
    [
      "an unknown partner",
      remote({ partners: { options: [option("varm"), option("warm")] } }),
      [[`${at}.partners.options.1.value`, "Diese Auswahl gibt es nicht."]],
    ],
    [
      "an unknown bonus",
      remote({ incentives: { options: [option("gold")] } }),
      [[`${at}.incentives.options.0.value`, "Diese Auswahl gibt es nicht."]],
    ],
    [
      "a choice without options",
      remote({ partners: { options: [] } }),
      [[`${at}.partners.options`, "Hier fehlt die Auswahl."]],
    ],
    [
      "an option listed twice",
      remote({ partners: { options: [option("varm"), option("varm")] } }),
      [[`${at}.partners.options`, "Eine Auswahl steht doppelt da."]],
    ],
    [
      "an option without a title",
      remote({ partners: { options: [{ value: "varm", title: "" }] } }),
      [[`${at}.partners.options.0.title`, "Hier fehlt der Titel."]],
    ],
    [
      "an icon without a URL",
      remote({ partners: { options: [{ value: "varm", title: "Varm", icon: { alt: "" } }] } }),
      [[`${at}.partners.options.0.icon.src`, "Hier fehlt eine Angabe."]],
    ],
    [
      "several missing texts",
      remote({}, { intro: "a", coupon: 5 }),
      [
        ["energetictransformation.texts.terms", "Hier fehlt eine Angabe."],
        ["energetictransformation.texts.coupon", "Diese Angabe kann nicht gelesen werden."],
        ["energetictransformation.texts.black-loyalty-card", "Hier fehlt eine Angabe."],
      ],
    ],
    ["no content", {}, [["energetictransformation", "Hier fehlt eine Angabe."]]],
    ["a text instead of an object", "x", [["", "Diese Angabe kann nicht gelesen werden."]]],
  ])(
    "the energy form rejects a configuration with %s and reports the path of the problem",
    (_, input, expected) => {
      assert.sameDeepMembers([...problemsOf(decodeEnergyConfig(input))], [...expected])
    },
  )

  it("the energy form rejects random values as its configuration, and throws no exception", () => {
    fc.assert(
      fc.property(fc.anything(), (input) => {
        assert.isTrue(Result.isFailure(decodeEnergyConfig(input)))
      }),
    )
  })
})

describe("the site key of the bot check", () => {
  it("the decoder of the form configuration trims the site key of the bot check", () => {
    assert.deepStrictEqual(decodeSiteKey({ siteKey: " 0x4AAA " }), Result.succeed("0x4AAA"))
  })

  it.each<[unknown, string, string]>([
    [{}, "siteKey", "Hier fehlt eine Angabe."],
    [{ siteKey: " " }, "siteKey", "Es fehlt der Schlüssel der Bot-Prüfung."],
    [{ siteKey: null }, "siteKey", "Diese Angabe kann nicht gelesen werden."],
    [undefined, "", "Diese Angabe kann nicht gelesen werden."],
  ])(
    "the decoder of the form configuration rejects a missing or invalid site key of the bot check: %j",
    (input, path, message) => {
      assert.deepStrictEqual(problemsOf(decodeSiteKey(input)), [[path, message]])
    },
  )
})
