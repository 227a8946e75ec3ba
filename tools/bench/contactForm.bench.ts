import { defaultBrand } from "@heimwerk/core/environment.ts"
import { wrongFields } from "@heimwerk/core/forms/contact.ts"
import type { ContactData } from "@heimwerk/core/forms/ContactData.ts"
import { contactMessage } from "@heimwerk/core/forms/contactMessage.ts"
import { safeParse } from "valibot"

import { agree } from "./agree.ts"
import { compare } from "./compare.ts"
import { invalidContacts, validContacts } from "./contacts.ts"
import { valibotContact, zodContact, zodContactCompiled } from "./contactSchemas.ts"
import type { Verdict } from "./statistics.ts"

/** Returns the messages below the invalid fields, in the order of the form. */
const ofCore = (data: ContactData): ReadonlyArray<string> =>
  wrongFields(data).map((field) => contactMessage(field, defaultBrand))

const messages = (issues: ReadonlyArray<{ readonly message: string }> | undefined): ReadonlyArray<string> =>
  (issues ?? []).map(({ message }) => message)

const peers = [
  {
    name: "zod",
    ask: (data: ContactData) => messages(zodContact.safeParse(data).error?.issues),
    promise: 1,
  },
  {
    name: "valibot",
    ask: (data: ContactData) => messages(safeParse(valibotContact, data).issues),
    promise: 1,
  },
  {
    name: "zod, compiled to code at run time (nothing promised: docs/benchmarks.md)",
    ask: (data: ContactData) => messages(zodContactCompiled.safeParse(data).error?.issues),
  },
]

/** Compares the validation of a contact form, including messages. */
export const contactForm = (): ReadonlyArray<Verdict> =>
  [
    { title: "valid", contacts: validContacts },
    { title: "invalid", contacts: invalidContacts },
  ].flatMap(({ contacts, title }) => {
    for (const { ask, name } of peers) agree(name, contacts.map(ofCore), contacts.map(ask))
    return compare(
      `${contacts.length} ${title} contact forms`,
      { name: "core: `wrongFields` and `contactMessage`", run: () => contacts.map(ofCore) },
      peers.map(({ ask, ...peer }) => ({ ...peer, run: () => contacts.map(ask) })),
    )
  })
