import { ShopApi } from "@heimwerk/adapters/http/ShopApi.ts"
import { distanceKm } from "@heimwerk/core/geo/distance.ts"
import { openingStatus } from "@heimwerk/core/market/openingHours.ts"
import { berlinTime } from "@heimwerk/core/values/berlinTime.ts"
import { MarketId } from "@heimwerk/core/values/MarketId.ts"
import * as Effect from "effect/Effect"

import { expectStatus, pathOf } from "../suite/Backend.ts"
import { type Check, unless } from "../suite/Check.ts"

const { near, status } = ShopApi.groups.marketAnswers.endpoints
const rule = "ADR 0071"

/** Maximum error of a distance, in km. Backends may calculate with another diameter of the earth. */
const tolerance = 0.5

const positionOf = ({ geoPoint }: { readonly geoPoint: { readonly lat: number; readonly lng: number } }) =>
  `${geoPoint.lat},${geoPoint.lng}`

/** Checks of the answers about near markets and about the status of a market. */
export const marketAnswerChecks: ReadonlyArray<Check> = [
  {
    id: "near.order",
    title:
      "Märkte in der Nähe sind nach Entfernung geordnet, der nächste zuerst, höchstens so viele wie gefragt.",
    rule,
    run: Effect.fnUntraced(function* ({ calls, samples }) {
      const markets = yield* samples.markets
      const [first] = markets
      const all = yield* calls.marketAnswers.near({ query: { near: positionOf(first), limit: 50 } })
      const three = yield* calls.marketAnswers.near({ query: { near: positionOf(first), limit: 3 } })
      const km = all.markets.map((market) => market.distanceKm)
      const ids = all.markets.map(({ id }) => id)
      const points = new Map(markets.map(({ geoPoint, id }) => [String(id), geoPoint]))
      const wrong = all.markets.filter(({ distanceKm: reported, id }) => {
        const point = points.get(id)
        return point === undefined || Math.abs(distanceKm(first.geoPoint, point) - reported) > tolerance
      })
      return [
        ...unless((km[0] ?? 1) < tolerance, "Der Markt an der gefragten Stelle ist nicht der nächste."),
        ...unless(
          km.every((value, index) => index === 0 || value >= (km[index - 1] ?? 0)),
          "Die Entfernungen sind nicht aufsteigend.",
        ),
        ...unless(
          all.markets.length === Math.min(50, markets.length),
          `Es kommen ${all.markets.length} Märkte.`,
        ),
        ...unless(
          three.markets.map(({ id }) => id).join() === ids.slice(0, 3).join(),
          "Mit limit=3 kommen andere Märkte als die ersten drei.",
        ),
        ...wrong.slice(0, 1).map(({ id }) => `Die Entfernung des Marktes ${id} passt nicht zu seiner Lage.`),
      ]
    }),
  },
  {
    id: "near.open",
    title: "Mit open=true kommen nur Märkte, die zur gefragten Zeit offen sind.",
    rule,
    run: Effect.fnUntraced(function* ({ calls, samples }) {
      const [first] = yield* samples.markets
      const findings = yield* Effect.forEach(["Samstag 17:30", "Sonntag 03:00"], (at) =>
        Effect.gen(function* () {
          const query = { near: positionOf(first), at, limit: 50 }
          const all = yield* calls.marketAnswers.near({ query })
          const { markets } = yield* calls.marketAnswers.near({ query: { ...query, open: "true" } })
          const ids = new Set(markets.map(({ id }) => id))
          return [
            ...unless(
              markets.every(({ open }) => open),
              `${at}: Ein geschlossener Markt ist dabei.`,
            ),
            ...unless(
              all.markets.every(({ id, open }) => !open || ids.has(id)),
              `${at}: Ein offener Markt fehlt.`,
            ),
          ]
        }),
      )
      return findings.flat()
    }),
  },
  {
    id: "near.wrong",
    title: "Ein unbekannter Ort ist 404, eine unlesbare Zeit oder Anzahl 400.",
    rule,
    run: Effect.fnUntraced(function* (backend) {
      const path = pathOf(backend, near)
      const get = (query: string) => backend.send({ method: "GET", path: `${path}?${query}` })
      const place = "near=Xqzvwkjhausen"
      return [
        ...expectStatus(yield* get(place), 404, `mit ${place}`),
        ...expectStatus(yield* get("near=50.94,6.96&at=irgendwann"), 400, "mit at=irgendwann"),
        ...expectStatus(yield* get("near=50.94,6.96&limit=0"), 400, "mit limit=0"),
        ...expectStatus(yield* get(""), 400, "ohne near"),
      ]
    }),
  },
  {
    id: "status.hours",
    title: "Der Status eines Marktes folgt aus seinen Öffnungszeiten.",
    rule: "storefront 4, store hours status",
    run: Effect.fnUntraced(function* ({ calls, samples }) {
      const markets = yield* samples.markets
      const times = ["12-25T12:00", "06-17T12:00", "06-17T03:00"]
      const findings = yield* Effect.forEach(markets.slice(0, 3), (market) =>
        Effect.gen(function* () {
          const now = yield* calls.marketAnswers.status({ params: { id: market.id }, query: {} })
          const year = now.at.slice(0, 4)
          const answers = yield* Effect.forEach(times, (time) =>
            calls.marketAnswers.status({ params: { id: market.id }, query: { at: `${year}-${time}` } }),
          )
          return [now, ...answers].flatMap(({ at, id, name, open }) => [
            ...unless(
              id === market.id && name === market.name,
              `Nach ${market.id} gefragt, antwortet ${id}.`,
            ),
            ...unless(
              open === openingStatus(market, berlinTime(Date.parse(at))).open,
              `Markt ${id} ist am ${at} laut Liste ${open ? "zu" : "offen"}, laut Status ${open ? "offen" : "zu"}.`,
            ),
          ])
        }),
      )
      return findings.flat()
    }),
  },
  {
    id: "status.wrong",
    title: "Der Status eines unbekannten Marktes ist 404, eine unlesbare Zeit 400.",
    rule,
    run: Effect.fnUntraced(function* (backend) {
      const [{ id }] = yield* backend.samples.markets
      const unknown = MarketId.make("999999")
      const get = (market: string, query: string) =>
        backend.send({ method: "GET", path: pathOf(backend, status, { id: market }) + query })
      return [
        ...expectStatus(yield* get(unknown, ""), 404, "für einen unbekannten Markt"),
        ...expectStatus(yield* get(id, "?at=irgendwann"), 400, "mit at=irgendwann"),
      ]
    }),
  },
]
