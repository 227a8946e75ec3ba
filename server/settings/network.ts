import { Config, Duration, Schema, SchemaGetter } from "effect"

import { isWebOrigin, optional, setting, textWhere, wholeNumber } from "./setting.ts"

/** The port on which the server listens. 0 lets the system choose a free one. */
export const port = setting({
  name: "PORT",
  meaning: "Auf diesem Port lauscht der Server; 0 wählt einen freien Port.",
  manual: "port to listen on; 0 lets the system choose",
  default: "4173",
  schema: wholeNumber(0, 65_535),
  wanted: "a number from 0 to 65535 is needed, such as PORT=4173.",
  needed: "Nötig ist eine Zahl von 0 bis 65535, zum Beispiel PORT=4173.",
})

export const host = setting({
  name: "HOST",
  meaning: "Auf dieser Adresse lauscht der Server.",
  manual: "address to listen on",
  default: "127.0.0.1",
  schema: Schema.String,
  wanted: "an address is needed, such as HOST=0.0.0.0.",
  needed: "Nötig ist eine Adresse, zum Beispiel HOST=0.0.0.0.",
})

/** How long the server keeps listening after the shutdown signal. */
export const shutdownDelay = setting({
  name: "SHUTDOWN_DELAY",
  meaning:
    "So lange lauscht der Server nach SIGTERM weiter, während die Bereitschaftsprüfung mit 503 antwortet.",
  manual:
    "seconds from 0 to 300 that the server keeps listening after SIGTERM while the readiness check answers 503",
  unit: "Sekunden",
  default: "0.3",
  schema: Schema.String.check(Schema.isPattern(/^\d{1,3}(?:\.\d)?$/u)).pipe(
    Schema.decodeTo(Schema.FiniteFromString.check(Schema.isLessThanOrEqualTo(300))),
  ),
  wanted: "seconds from 0 to 300 are needed, such as SHUTDOWN_DELAY=10.",
  needed: "Nötig sind 0 bis 300 Sekunden, zum Beispiel SHUTDOWN_DELAY=10.",
}).pipe(Config.map(Duration.seconds))

/** How long the server keeps a connection open on which no request runs. */
export const keepAlive = setting({
  name: "KEEP_ALIVE",
  meaning: "So lange hält der Server eine unbenutzte Verbindung offen: länger als der Proxy davor.",
  manual:
    "seconds from 1 to 3600 that the server keeps an unused connection open; must be longer than the proxy in front keeps it",
  unit: "Sekunden",
  default: "5",
  schema: wholeNumber(1, 3600),
  wanted: "seconds from 1 to 3600 are needed, such as KEEP_ALIVE=65.",
  needed: "Nötig sind 1 bis 3600 Sekunden, zum Beispiel KEEP_ALIVE=65.",
}).pipe(Config.map(Duration.seconds))

/**
 * How many requests may wait for their answer at the same time. 500 of them need about 20 MB. A
 * server that is slow lets only a tenth wait (ADR 0110).
 */
export const maxWaitingRequests = setting({
  name: "MAX_WAITING_REQUESTS",
  meaning:
    "So viele Anfragen dürfen zugleich auf ihre Antwort warten; bei einem langsamen Server ein Zehntel.",
  manual:
    "requests from 50 to 10000 that may wait for their answer at the same time, a tenth of them while the server is slow; others are refused with 503",
  default: "500",
  schema: wholeNumber(50, 10_000),
  wanted: "a number from 50 to 10000 is needed, such as MAX_WAITING_REQUESTS=500.",
  needed: "Nötig ist eine Zahl von 50 bis 10000, zum Beispiel MAX_WAITING_REQUESTS=500.",
})

const warmUpTimes = ["off", "background", "first"] as const

/** When the server warms up: never, while it answers visitors already, or before it answers the first one. */
export type WarmUp = (typeof warmUpTimes)[number]

/** When the server calls its own pages after the start (ADR 0114). */
export const warmUp = setting({
  name: "WARM_UP",
  meaning:
    "Nach dem Start ruft der Server eigene Seiten auf: nebenher (background), vor der ersten Anfrage (first) oder nie (off).",
  manual:
    "after the start, the server calls pages of its own, so that first visitors do not wait: `background` while it answers visitors, `first` before it answers them, or `off`",
  default: "background",
  schema: Schema.Literals(warmUpTimes),
  wanted: "off, background or first is needed, such as WARM_UP=first.",
  needed: "Möglich ist off, background oder first, zum Beispiel WARM_UP=first.",
})

/** Whether browsers keep pages on the visitor's device and show them without a network (ADR 0117). */
export const keepsPages = setting({
  name: "OFFLINE_PAGES",
  meaning:
    "Mit on behalten Browser Warenkorb, Merkliste, Markt und besuchte Seiten auf dem Gerät und zeigen sie ohne Netz; mit off löschen sie diese Seiten.",
  manual:
    "`on`: browsers keep basket, wishlist, own market and visited pages on the device and show them without a network; `off`: browsers remove these pages",
  default: "on",
  schema: Schema.Literals(["off", "on"]),
  wanted: "off or on is needed, such as OFFLINE_PAGES=off.",
  needed: "Möglich ist off oder on, zum Beispiel OFFLINE_PAGES=off.",
}).pipe(Config.map((choice) => choice === "on"))

/**
 * How long a content delivery network or another shared cache may keep pages of visitors without cookies, in
 * seconds: 0 to 3600.
 */
export const pageCacheSeconds = setting({
  name: "PAGE_CACHE_SECONDS",
  meaning:
    "So lange darf ein gemeinsamer Cache Seiten von Besuchern ohne Cookies behalten; bei 0 darf es keiner.",
  manual:
    "seconds from 0 to 3600 that a shared cache may keep pages of visitors without cookies; 0: none may",
  unit: "Sekunden",
  default: "0",
  schema: wholeNumber(0, 3600),
  wanted: "seconds from 0 to 3600 are needed, such as PAGE_CACHE_SECONDS=30.",
  needed: "Nötig sind 0 bis 3600 Sekunden, zum Beispiel PAGE_CACHE_SECONDS=30.",
})

/** The origin that visitors see. If it is not set, the request's `Host` header is used. */
export const publicOrigin = setting({
  name: "PUBLIC_ORIGIN",
  meaning: "Unter diesem Ursprung sehen Besucher den Shop; https:// schaltet sichere Cookies und HSTS ein.",
  manual: "the origin visitors see; `https://...` turns on secure cookies and HSTS",
  defaultText: { de: "aus der Anfrage", en: "from the request" },
  schema: textWhere(isWebOrigin),
  wanted: "scheme and host are needed, such as PUBLIC_ORIGIN=https://shop.example.",
  needed: "Nötig sind Schema und Rechnername, zum Beispiel PUBLIC_ORIGIN=https://shop.example.",
}).pipe(
  Config.map((text) => new URL(text).origin),
  optional,
)

/** The origins of other front ends whose pages may call the HTTP interface. */
export const allowedOrigins = setting({
  name: "ALLOWED_ORIGINS",
  meaning: "Seiten anderer Oberflächen von diesen Ursprüngen dürfen die HTTP-Schnittstelle aufrufen.",
  manual:
    "origins of other front ends whose pages may call the HTTP interface, separated by commas. Session cookies are `SameSite=Lax`: a basket needs an origin of the same site, such as `https://app.shop.example`",
  defaultText: { de: "keine", en: "none" },
  schema: Schema.String.pipe(
    Schema.decodeTo(Schema.Array(textWhere(isWebOrigin)), {
      decode: SchemaGetter.transform((text) => text.split(",").map((origin) => origin.trim())),
      encode: SchemaGetter.transform((origins) => origins.join(",")),
    }),
  ),
  wanted: "origins separated by commas are needed, such as ALLOWED_ORIGINS=https://app.shop.example.",
  needed: "Nötig sind Ursprünge, mit Komma getrennt, zum Beispiel ALLOWED_ORIGINS=https://app.shop.example.",
}).pipe(
  Config.map((texts) => texts.map((text) => new URL(text).origin)),
  optional,
)

const networksIn = (text: string) =>
  text
    .split(",")
    .flatMap((part) => part.trim() || [])
    .map((part) => (part.includes("/") ? part : `${part}/${part.includes(":") ? 128 : 32}`))

/**
 * The networks of proxies whose `X-Forwarded-*` headers are trusted. A single address counts as a network.
 */
export const trustedProxies = setting({
  name: "TRUSTED_PROXY",
  meaning: "Den X-Forwarded-Headern von Proxys aus diesen Netzen glaubt der Server.",
  manual: "networks whose `X-Forwarded-*` headers are trusted, separated by commas",
  defaultText: { de: "keine", en: "none" },
  schema: Schema.String.pipe(
    Schema.decodeTo(Schema.Array(Schema.IpNetworkFromString), {
      decode: SchemaGetter.transform(networksIn),
      encode: SchemaGetter.transform((networks) => networks.join(",")),
    }),
  ),
  wanted: "addresses or networks are needed, such as TRUSTED_PROXY=10.0.0.0/8.",
  needed: "Nötig sind Adressen oder Netze, zum Beispiel TRUSTED_PROXY=10.0.0.0/8.",
}).pipe(Config.withDefault([]))
