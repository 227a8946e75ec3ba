import { fireEvent, screen, within } from "@testing-library/react"

import { contactLabels } from "@heimwerk/core/forms/contactLabels.ts"
import { contactFields } from "@heimwerk/core/forms/contactFields.ts"
import type { ContactData } from "@heimwerk/core/forms/ContactData.ts"

/** The dialog of the request form, not the dialog that confirms leaving it. */
export const dialog = () => {
  const [first] = screen.getAllByRole("dialog", { hidden: true })
  if (first === undefined) throw new Error("No form is open.")
  return within(first)
}
export const button = (name: string) => dialog().getByRole<HTMLButtonElement>("button", { name })
export const press = (name: string) => fireEvent.click(button(name))
export const heading = () => dialog().getAllByRole("heading", { level: 3 })[0]?.textContent
export const title = () => dialog().getByRole("heading", { level: 2 }).textContent
export const counter = () => dialog().getAllByRole("status")[0]?.textContent
export const box = (name: string | RegExp) => dialog().getByRole<HTMLInputElement>("checkbox", { name })
export const tick = (name: string | RegExp) => fireEvent.click(box(name))
export const radio = (name: string | RegExp) => dialog().getByRole<HTMLInputElement>("radio", { name })
export const field = (name: string) =>
  dialog().getByLabelText<HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement>(name)
export const type = (name: string, value: string) => fireEvent.change(field(name), { target: { value } })

/** Returns the accessible description of a field. */
export const description = (element: Element) =>
  (element.getAttribute("aria-describedby") ?? "")
    .split(" ")
    .map((id) => document.getElementById(id)?.textContent ?? "")
    .join(" ")
    .trim()

export const fillIn = (data: ContactData) => {
  for (const name of contactFields) type(contactLabels[name], data[name])
}

/** Returns the messages of all invalid fields in order. */
export const wrongFields = () =>
  [...document.querySelectorAll('[aria-invalid="true"]')].map((element) => description(element))
