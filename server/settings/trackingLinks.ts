import { Carriers } from "@heimwerk/core/shipping/Carriers.ts"
import { Config, Schema, SchemaGetter } from "effect"

import { setting } from "./setting.ts"

const links = Schema.String.check(
  Schema.isPattern(/^[\w-]{1,30}=https:\/\/\S*\{number\}\S*(?:\s+[\w-]{1,30}=https:\/\/\S*\{number\}\S*)*$/u),
).pipe(
  Schema.decodeTo(Schema.Record(Schema.String, Schema.String), {
    decode: SchemaGetter.transform((text) =>
      Object.fromEntries(
        text
          .split(/\s+/u)
          .map((part) => [part.slice(0, part.indexOf("=")), part.slice(part.indexOf("=") + 1)]),
      ),
    ),
    encode: SchemaGetter.transform((links) =>
      Object.entries(links)
        .map(([carrier, link]) => `${carrier}=${link}`)
        .join(" "),
    ),
  }),
)

/** The pages on which carriers show a parcel, by the name of the carrier. */
export const trackingLinks = setting({
  name: "TRACKING_LINKS",
  meaning: "Auf diesen Seiten zeigen die Zusteller ein Paket.",
  manual: "page of each carrier for a parcel: `DHL=https://carrier.example/?id={number} GLS=https://...`",
  defaultText: { de: "DHL, DPD, GLS", en: "DHL, DPD, GLS" },
  schema: links,
  wanted:
    "carriers with https addresses are needed, such as TRACKING_LINKS=DHL=https://carrier.example/?id={number}.",
  needed:
    "Nötig sind Zusteller mit https-Adressen, zum Beispiel TRACKING_LINKS=DHL=https://carrier.example/?id={number}.",
}).pipe(Config.withDefault(Carriers.defaultValue()))
