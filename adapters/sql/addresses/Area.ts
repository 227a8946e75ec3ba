import type { Address } from "@heimwerk/core/address/Address.ts"
import type { Place } from "@heimwerk/core/place/Place.ts"
import { fold } from "@heimwerk/core/values/fold.ts"

import { streetNames } from "./streetNames.ts"

/** A postcode with its place. In the demonstration data each postcode has all streets. */
export interface Area {
  readonly plz: string
  readonly city: string
  readonly region: string
  readonly geoPoint: Address["position"]
  /** The words of the place's name, normalised by `fold`. */
  readonly words: ReadonlyArray<string>
}

const townOf = ({ city, region }: Pick<Area, "city" | "region">): string => `${city}, ${region}`

/**
 * Returns the postcodes of the given places. Towns with many postcodes come first, because they are probably
 * larger.
 */
export const areasOf = (places: ReadonlyArray<Place>): ReadonlyArray<Area> => {
  const areas = places.flatMap(({ geoPoint, name: city, plz, region }): ReadonlyArray<Area> =>
    plz === undefined ? [] : [{ plz, city, region, geoPoint, words: fold(city).split(" ") }],
  )
  const sizes = new Map<string, number>()
  for (const area of areas) sizes.set(townOf(area), (sizes.get(townOf(area)) ?? 0) + 1)
  const sizeOf = (area: Area): number => sizes.get(townOf(area)) ?? 0
  return areas.toSorted((a, b) => sizeOf(b) - sizeOf(a) || a.plz.localeCompare(b.plz))
}

/** Returns the highest house number of a street, 8 to 40, always the same for a street. */
const lastNumber = ({ plz }: Area, street: number): number => 8 + ((Number(plz) * 7 + street * 13) % 33)

/**
 * Returns the house numbers of a street in order, from 1 on. Each multiple of 7 is followed by the same
 * number with an `a`: 7, 7a, 8.
 */
export const houseNumbers = (area: Area, street: number): ReadonlyArray<string> =>
  Array.from({ length: lastNumber(area, street) }, (_, index) => index + 1).flatMap((number) =>
    number % 7 === 0 ? [String(number), `${number}a`] : [String(number)],
  )

/** Rounds degrees to 5 decimal places: an error of at most about half a metre. */
const precise = (degrees: number): number => Math.round(degrees * 100_000) / 100_000

/**
 * Returns the position of a house. Streets lie within one kilometre of the centre of their area, and house
 * numbers increase outwards.
 */
const positionOf = ({ geoPoint }: Area, street: number, number: string): Address["position"] => {
  const angle = (street / streetNames.length) * 2 * Math.PI
  const away = 0.002 + Number.parseInt(number, 10) * 0.0001
  return {
    lat: precise(geoPoint.lat + away * Math.sin(angle)),
    lng: precise(geoPoint.lng + away * Math.cos(angle)),
  }
}

/** Returns a house of the demonstration data, or `undefined` for an unknown street or number. */
export const addressAt = (area: Area, street: number, number: string): Address | undefined => {
  const name = streetNames[street]
  if (name === undefined || !houseNumbers(area, street).includes(number)) return undefined
  return {
    street: name,
    buildingNumber: number,
    postalCode: area.plz,
    city: area.city,
    position: positionOf(area, street, number),
  }
}
