import { ShopApi } from "@heimwerk/adapters/http/ShopApi.ts"
import { distanceKm } from "@heimwerk/core/geo/distance.ts"
import * as Effect from "effect/Effect"

import { expectStatus, pathOf } from "../suite/Backend.ts"
import { type Check, NotPossible, unless } from "../suite/Check.ts"

const { byId, nearest, search } = ShopApi.groups.places.endpoints
const rule = "forms and markets 7, market service lookups"

/** Checks of places and addresses. The address of the first market is their input. */
export const placeChecks: ReadonlyArray<Check> = [
  {
    id: "places.search",
    title:
      "Die Postleitzahl eines Marktes findet ihren Ort, und ein Anfang findet höchstens so viele wie gefragt.",
    rule,
    run: Effect.fnUntraced(function* ({ calls, samples }) {
      const [{ address }] = yield* samples.markets
      const exact = yield* calls.places.search({ query: { query: address.zip } })
      const prefix = yield* calls.places.search({ query: { query: address.zip.slice(0, 1), limit: 3 } })
      const nothing = yield* calls.places.search({ query: { query: "Xqzvwkjhausen" } })
      return [
        ...unless(exact.match === "plz", `Die Postleitzahl ${address.zip} ist als ${exact.match} gefunden.`),
        ...unless(
          exact.places[0]?.plz === address.zip,
          `Die Postleitzahl ${address.zip} kommt nicht zuerst.`,
        ),
        ...unless(prefix.places.length <= 3, `Mit limit=3 kommen ${prefix.places.length} Orte.`),
        ...unless(
          nothing.match === "none" && nothing.places.length === 0,
          "Ein erfundener Ort wird gefunden.",
        ),
      ]
    }),
  },
  {
    id: "places.one",
    title: "Ein gefundener Ort hat über seine Kennung und über seine Lage dieselben Angaben.",
    rule,
    run: Effect.fnUntraced(function* ({ calls, samples }) {
      const [{ address }] = yield* samples.markets
      const { places } = yield* calls.places.search({ query: { query: address.zip } })
      const [found] = places
      if (found === undefined)
        return yield* new NotPossible({ message: `Der Shop findet keinen Ort für ${address.zip}.` })
      const same = yield* calls.places.byId({ params: { id: found.id } })
      const there = yield* calls.places.nearest({ query: found.geoPoint })
      return [
        ...unless(
          same.id === found.id && same.name === found.name,
          `${found.id} ist ein anderer Ort: ${same.name}.`,
        ),
        ...unless(
          distanceKm(there.geoPoint, found.geoPoint) < 1,
          `Der nächste Ort zu ${found.name} ist ${there.name}, über 1 km entfernt.`,
        ),
      ]
    }),
  },
  {
    id: "places.wrong",
    title: "Ein unbekannter Ort ist 404, eine unmögliche Lage oder Anzahl 400.",
    rule,
    run: Effect.fnUntraced(function* (backend) {
      const get = (endpoint: { readonly path: string }, query: string, id = "") =>
        backend.send({ method: "GET", path: pathOf(backend, endpoint, { id }) + query })
      return [
        ...expectStatus(yield* get(byId, "", "gn-0"), 404, "mit unbekannter Kennung"),
        ...expectStatus(yield* get(nearest, "?lat=91&lng=7"), 400, "mit lat=91"),
        ...expectStatus(yield* get(search, "?query=Kiel&limit=0"), 400, "mit limit=0"),
      ]
    }),
  },
  {
    id: "addresses.find",
    title: "Die Adresssuche findet höchstens 10 Einträge, und jede Adresse ist mit ihrer Kennung abrufbar.",
    rule: "storefront 7, Address capture",
    run: Effect.fnUntraced(function* ({ calls, samples }) {
      const [{ address }] = yield* samples.markets
      const Text = `${address.street}, ${address.city}`
      const found = yield* calls.addresses.find({ query: { Text } })
      const limited = yield* calls.addresses.find({ query: { Text: address.city, Limit: 2 } })
      const one = found.Items.flatMap((item) =>
        "Type" in item && item.Type === "Address" ? [item.Id] : [],
      )[0]
      const Items = one === undefined ? [] : (yield* calls.addresses.retrieve({ query: { Id: one } })).Items
      const unknown = yield* calls.addresses.retrieve({ query: { Id: "gibt-es-nicht" } })
      const retrieved = Items.find((item) => "PostalCode" in item)
      return [
        ...unless(found.Items.length <= 10, `Es kommen ${found.Items.length} Vorschläge.`),
        ...unless(limited.Items.length <= 2, `Mit Limit=2 kommen ${limited.Items.length} Vorschläge.`),
        ...unless(one === undefined || retrieved?.Id === one, `Die Adresse ${one ?? ""} ist nicht abrufbar.`),
        ...unless(
          unknown.Items.every((item) => "Error" in item),
          "Eine unbekannte Kennung liefert eine Adresse.",
        ),
      ]
    }),
  },
]
