// @vitest-environment happy-dom
import { afterEach, assert, describe, it } from "@effect/vitest"
import { salutes } from "@heimwerk/core/forms/contact.ts"
import { ContactData, type ContactField } from "@heimwerk/core/forms/ContactData.ts"
import { contactFields } from "@heimwerk/core/forms/contactFields.ts"
import { craftsmanEntries, energyEntries } from "@heimwerk/core/forms/payload.ts"
import { requestMail } from "@heimwerk/core/forms/requestMail.ts"
import { Email } from "@heimwerk/core/values/Email.ts"
import { cleanup, render } from "@testing-library/react"
import { Schema } from "effect"

import { Contact } from "../../../ui/features/forms/Contact.tsx"
import { contactAnswers } from "../../../ui/features/forms/contactAnswers.ts"

afterEach(cleanup)

const valueOf = (field: ContactField) => (field === "salute" ? salutes[0] : `Wert ${field}`)

/** Contact data in which every field has its own value. */
const contact = Schema.decodeUnknownSync(ContactData)(
  Object.fromEntries(contactFields.map((field) => [field, valueOf(field)])),
)

const request = { contact, marketId: "520", token: "token" }
const bodies = {
  craftsmanservice: craftsmanEntries({ ...request, rooms: [] }),
  energetictransformation: energyEntries({
    ...request,
    property: "renter",
    terms: true,
    partners: [],
    incentives: [],
  }),
} as const

const mailOf = (form: keyof typeof bodies) =>
  requestMail({ id: "1", form, to: Email.make("anfragen@heimwerk.example") }, bodies[form], {
    markets: [],
    areas: [],
    energy: undefined,
  })

describe("the way of the contact data from the form to the staff", () => {
  it("the contact step shows each contact field once, in the order of the contact fields", () => {
    const { container } = render(
      <Contact data={contact} errors={[]} onChange={() => {}} AddressSearch={() => null} isFirst />,
    )
    const shown = [...container.querySelectorAll("[data-field]")]
    assert.deepStrictEqual<ReadonlyArray<string | null>>(
      shown.map((element) => element.getAttribute("data-field")),
      contactFields,
    )
  })

  it.each(contactFields)(
    "the summary, the bodies and the mails of both request forms contain the contact field %s",
    (field) => {
      const value = valueOf(field)
      const summary = contactAnswers(contact).map(([, answer]) => answer)
      assert.include(summary.join("\n"), value)
      for (const form of ["craftsmanservice", "energetictransformation"] as const) {
        assert.include(
          bodies[form].map(([, text]) => text),
          value,
        )
        assert.include(mailOf(form).text, `: ${value}\n`)
      }
    },
  )
})
