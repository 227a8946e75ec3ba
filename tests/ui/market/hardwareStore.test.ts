import { assert, describe, it } from "@effect/vitest"

import { berlinTime } from "@heimwerk/core/values/berlinTime.ts"
import { hardwareStore } from "@heimwerk/ui/pages/market/hardwareStore.ts"

import { smallWorld } from "../../support/smallWorld.ts"

const [koeln] = smallWorld.markets
if (koeln === undefined) throw new Error("The small world has no market.")

const hours = (days: object, opens: string, closes: string) => ({
  "@type": "OpeningHoursSpecification",
  ...days,
  opens,
  closes,
})
const on = (day: string) => ({ dayOfWeek: `https://schema.org/${day}` })
const only = (date: string) => ({ validFrom: date, validThrough: date })

const week = [
  ...["Monday", "Tuesday", "Wednesday", "Thursday", "Friday"].map((day) => hours(on(day), "08:00", "20:00")),
  hours(on("Saturday"), "08:00", "18:00"),
  hours(on("Sunday"), "00:00", "00:00"),
]

describe("the structured data of a market", () => {
  it("search engines read a market as a hardware store with its address, weekly hours and next special days", () => {
    assert.deepStrictEqual(hardwareStore(koeln, berlinTime(Date.parse("2026-11-22T12:00:00Z"))), {
      "@context": "https://schema.org",
      "@type": "HardwareStore",
      "@id": koeln.link,
      name: "Köln-Ehrenfeld",
      url: koeln.link,
      telephone: "+492215550100",
      email: "markt520@heimwerk.example",
      address: {
        "@type": "PostalAddress",
        streetAddress: "Werkstraße 1",
        postalCode: "50823",
        addressLocality: "Köln",
        addressRegion: "Nordrhein-Westfalen",
        addressCountry: "DE",
      },
      geo: { "@type": "GeoCoordinates", latitude: 50.951, longitude: 6.918 },
      openingHoursSpecification: [
        ...week,
        hours(only("2026-12-24"), "08:00", "12:00"),
        hours(only("2026-12-25"), "00:00", "00:00"),
      ],
    })
  })

  it("the structured data of a market leave out distant special days and missing contact data", () => {
    const { email: _, phone: __, ...rest } = koeln
    const { state: ___, ...address } = koeln.address
    const store = hardwareStore({ ...rest, address }, berlinTime(Date.parse("2026-08-01T12:00:00Z")))
    assert.notProperty(store, "email")
    assert.notProperty(store, "telephone")
    assert.notNestedProperty(store, "address.addressRegion")
    assert.deepNestedInclude(store, { openingHoursSpecification: week })
  })

  it("the structured data of a market contain each opening range, with 00:00 as midnight and 00:00 to 23:59 for a whole day", () => {
    const entry = (isodate: number, opening: string, closing: string) => ({
      isodate,
      label: "",
      value: { opening, closing },
    })
    const openingTimes = [entry(1, "14:00", "24:00"), entry(1, "08:00", "12:00"), entry(2, "00:00", "24:00")]
    const market = { ...koeln, openingTimes, specialOpeningTimes: [] }
    assert.deepNestedInclude(hardwareStore(market, berlinTime(Date.parse("2026-11-22T12:00:00Z"))), {
      openingHoursSpecification: [
        hours(on("Monday"), "08:00", "12:00"),
        hours(on("Monday"), "14:00", "00:00"),
        hours(on("Tuesday"), "00:00", "23:59"),
      ],
    })
  })
})
