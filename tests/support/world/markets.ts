import type { Market, OpeningTime } from "@heimwerk/core/market/Market.ts"
import { Market as MarketSchema } from "@heimwerk/core/market/Market.ts"
import { fold } from "@heimwerk/core/values/fold.ts"
import * as Schema from "effect/Schema"

const weekdays = ["Montag", "Dienstag", "Mittwoch", "Donnerstag", "Freitag", "Samstag", "Sonntag"]

const openingTimes: ReadonlyArray<OpeningTime> = weekdays.map((label, index) => ({
  isodate: index + 1,
  label,
  value: index === 6 ? {} : { opening: "08:00", closing: index === 5 ? "18:00" : "20:00" },
}))

const towns = [
  ["520", "Köln-Ehrenfeld", "50823", "Köln", "Nordrhein-Westfalen", 50.951, 6.918],
  ["521", "Kiel", "24103", "Kiel", "Schleswig-Holstein", 54.3213, 10.1349],
  ["522", "Berlin-Mitte", "10115", "Berlin", "Berlin", 52.532, 13.3849],
  ["523", "München-Süd", "81379", "München", "Bayern", 48.094, 11.536],
  ["524", "Hamburg-Altona", "22765", "Hamburg", "Hamburg", 53.5502, 9.931],
  ["525", "Frankfurt am Main", "60311", "Frankfurt am Main", "Hessen", 50.1109, 8.6821],
  ["526", "Görlitz", "02826", "Görlitz", "Sachsen", 51.1528, 14.9872],
  ["527", "Westerland", "25980", "Sylt", "Schleswig-Holstein", 54.9079, 8.3033],
  ["528", "Freiburg", "79098", "Freiburg im Breisgau", "Baden-Württemberg", 47.9959, 7.8522],
  ["529", "Leipzig", "04109", "Leipzig", "Sachsen", 51.3397, 12.3731],
  ["530", "Bonn", "53111", "Bonn", "Nordrhein-Westfalen", 50.7374, 7.0982],
  ["531", "Straßenhaus", "56587", "Straßenhaus", "Rheinland-Pfalz", 50.5333, 7.5167],
] as const

const decode = Schema.decodeUnknownSync(MarketSchema)

/** Twelve markets from Sylt to Freiburg. */
export const markets: ReadonlyArray<Market> = towns.map(([id, name, zip, city, state, lat, lng]) =>
  decode({
    id,
    name,
    link: `/markt/${fold(name).replaceAll(" ", "-")}`,
    geoPoint: { lat, lng },
    address: { street: "Werkstraße 1", zip, city, state },
    phone: "0221 5550100",
    email: `markt${id}@heimwerk.example`,
    services: ["<b>Holzzuschnitt</b>"],
    marketOwner: [{ function: "Marktleitung", name: "Ada Muster" }],
    openingTimes,
    specialOpeningTimes: [
      {
        date: "2026-12-24",
        label: "Heiligabend",
        type: "short",
        value: { opening: "08:00", closing: "12:00" },
      },
      { date: "2026-12-25", label: "1. Weihnachtstag", type: "holiday", value: {} },
    ],
  }),
)
