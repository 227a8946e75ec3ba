import { assert, describe, it } from "@effect/vitest"
import { craftsmanEntries, energyEntries } from "@heimwerk/core/forms/payload.ts"
import { requestMail, type RequestWords } from "@heimwerk/core/forms/requestMail.ts"
import { Email } from "@heimwerk/core/values/Email.ts"
import { MarketId } from "@heimwerk/core/values/MarketId.ts"

import { contact, energyConfig } from "./samples.ts"

const to = Email.make("anfragen@heimwerk.example")
const marketId = MarketId.make("520")
const person = [
  "E-Mail: ada@beispiel.de",
  "Anrede: Frau",
  "Vorname: Ada",
  "Nachname: Lovelace",
  "Telefon: 0221/123-45",
  "Straße und Hausnummer: Domplatz 1",
  "Postleitzahl: 50667",
  "Ort: Köln",
  "Markt: Heimwerk Köln (520)",
]

const words: RequestWords = {
  markets: [{ id: marketId, name: "Heimwerk Köln" }],
  areas: [
    {
      value: "badezimmer",
      title: "Badezimmer",
      activities: [
        { value: "fliesen", title: "Fliesen verlegen" },
        { value: "dusche", title: "Dusche einbauen" },
      ],
    },
  ],
  energy: energyConfig.optionsGroups,
}

const title = (group: keyof typeof energyConfig.optionsGroups, value: string) => {
  const options: ReadonlyArray<{ readonly value: string; readonly title: string }> =
    energyConfig.optionsGroups[group].options
  return options.find((option) => option.value === value)?.title
}

describe("mail of a form request", () => {
  it("the mail of a craftsman request names its market and every area with its activities and note, but no token", () => {
    const rooms = [
      { area: "badezimmer", activities: ["fliesen", "dusche"], message: "Erst ab Mai\nbitte" },
      { area: "dach", activities: ["gaube"], message: "" },
    ]
    assert.deepStrictEqual(
      requestMail(
        { id: "craftsmanservice-1", form: "craftsmanservice", to },
        craftsmanEntries({ contact, marketId, rooms, token: "geheim" }),
        words,
      ),
      {
        id: "craftsmanservice-1",
        to,
        replyTo: Email.make("ada@beispiel.de"),
        subject: "Neue Anfrage: Handwerksservice",
        text: [
          "Anfrage: craftsmanservice-1",
          "",
          ...person,
          "Bereich: Badezimmer",
          "  - Fliesen verlegen",
          "  - Dusche einbauen",
          "  Anmerkungen: Erst ab Mai",
          "  bitte",
          "Bereich: dach",
          "  - gaube",
          "",
        ].join("\n"),
      },
    )
  })

  it.each([
    [true, "ja"],
    [false, "nein"],
  ])(
    "the mail of an energy request lists the partners and bonuses, and shows the terms (accepted: %s) as '%s'",
    (terms, said) => {
      const request = {
        contact,
        marketId,
        property: "house-owner",
        terms,
        partners: ["otovo", "varm"],
        incentives: ["coupon", "black-loyalty-card"],
        token: "geheim",
      } as const
      const { subject, text } = requestMail(
        { id: "e-1", form: "energetictransformation", to },
        energyEntries(request),
        words,
      )
      assert.strictEqual(subject, "Neue Anfrage: Energieeffizientes Wohnen")
      assert.strictEqual(
        text,
        [
          "Anfrage: e-1",
          "",
          ...person,
          `Immobilie: ${title("objecttype", "house-owner")}`,
          `Teilnahmebedingungen bestätigt: ${said}`,
          `Service: ${title("partners", "otovo")}`,
          `Service: ${title("partners", "varm")}`,
          `Bonus: ${title("incentives", "coupon")}`,
          `Bonus: ${title("incentives", "black-loyalty-card")}`,
          "",
        ].join("\n"),
      )
    },
  )

  it("if the market of a form request no longer exists, the mail shows the number of the market instead of its name", () => {
    const { text } = requestMail(
      { id: "c-1", form: "craftsmanservice", to },
      craftsmanEntries({ contact, marketId: MarketId.make("999"), rooms: [], token: "geheim" }),
      words,
    )
    assert.include(text.split("\n"), "Markt: 999")
  })

  it.each([
    [" ada@beispiel.de\r\n", "ada@beispiel.de"],
    ["ada@beispiel.de, eva@beispiel.de", undefined],
    ["ada@beispiel.de\r\nBcc: eva@beispiel.de", undefined],
    ["ada", undefined],
  ])(
    "replies to the mail of a form request go to the customer only if the address is valid; the address %j gives %j",
    (typed, replyTo) => {
      const mail = requestMail(
        { id: "c-1", form: "craftsmanservice", to },
        [["formfield-email", typed]],
        words,
      )
      assert.strictEqual(mail.replyTo, replyTo)
    },
  )

  it("the mail of a craftsman request shows the received text of the areas if the text is not valid JSON", () => {
    const { text } = requestMail({ id: "c-1", form: "craftsmanservice", to }, [["rooms", "[{"]], words)
    assert.strictEqual(text, "Anfrage: c-1\n\nBereiche: [{\n")
  })
})
