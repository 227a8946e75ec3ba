import type { AddressSuggestion } from "@heimwerk/core/address/AddressSuggestion.ts"
import { highlightOf } from "@heimwerk/core/address/find.ts"

import { addressAt, type Area, houseNumbers } from "./Area.ts"
import { streetNames } from "./streetNames.ts"

/** A parsed id of a suggestion: a place, a street or a house. */
export interface AddressKey {
  readonly plz: string
  readonly street?: number
  readonly house?: string
}

/** Parses the id of a suggestion: `DE-24103`, `DE-24103-17` or `DE-24103-17-12a`. */
export const readId = (id: string): AddressKey | undefined => {
  const parts = /^DE-(\d{5})(?:-(\d{1,2})(?:-(\d{1,3}[a-z]?))?)?$/u.exec(id)
  if (parts === null) return undefined
  const [, plz = "", street, house] = parts
  return {
    plz,
    ...(street === undefined ? {} : { street: Number(street) }),
    ...(house === undefined ? {} : { house }),
  }
}

/** Removes a house number from a query, so that its digits are not read as a postcode. */
const withoutHouse = (query: string): string => query.replaceAll(/\b\d{1,3}[a-z]?\b/giu, " ")

const suggestion = (
  query: string,
  [Id, Type, Text, Description]: readonly [id: string, type: string, text: string, description: string],
): AddressSuggestion => {
  const [text, description] = [
    highlightOf(Text, "", query),
    highlightOf("", Description, withoutHouse(query)),
  ]
  return { Id, Type, Text, Description, Highlight: text + description.slice(1) }
}

/** Returns a place as a container of its streets. */
export const placeContainer = ({ city, plz, region }: Area, query: string): AddressSuggestion => {
  const count = `${streetNames.length} Straßen`
  const description = region === "" ? count : `${region} - ${count}`
  return suggestion(query, [`DE-${plz}`, "Postcode", `${plz} ${city}`, description])
}

/** Returns a street as a container of its houses. */
export const streetContainer = (area: Area, street: number, query: string): AddressSuggestion => {
  const description = `${area.plz} ${area.city} - ${houseNumbers(area, street).length} Adressen`
  return suggestion(query, [`DE-${area.plz}-${street}`, "Street", streetNames[street] ?? "", description])
}

/** Returns the suggestion of a house, or `undefined` if the street has no such number. */
export const houseSuggestion = (
  area: Area,
  street: number,
  house: string,
  query: string,
): AddressSuggestion | undefined => {
  const address = addressAt(area, street, house)
  if (address === undefined) return undefined
  const text = `${address.street} ${house}`
  return suggestion(query, [`DE-${area.plz}-${street}-${house}`, "Address", text, `${area.plz} ${area.city}`])
}
