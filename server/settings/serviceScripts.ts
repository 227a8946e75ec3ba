import {
  readServiceScripts,
  type ServiceScripts,
} from "@heimwerk/adapters/browser/services/ServiceScripts.ts"
import { Config, Option, Schema } from "effect"

import { optional, setting, textWhere } from "./setting.ts"

/** The scripts of third parties, and the origins that these scripts use. */
export interface ServiceSettings extends ServiceScripts {
  /**
   * Origins that each service uses besides the origin of its script, by the name of the service. The security
   * policy of pages allows them.
   */
  readonly origins?: Readonly<Record<string, ReadonlyArray<string>>>
}

const isTls = (address: string) => URL.parse(address)?.protocol === "https:"

/** Matches an origin over TLS. The policy is one header, so characters such as `;` must not get into it. */
const sourcePattern = /^(?:https|wss):\/\/(?:\*\.)?[a-z\d-]+(?:\.[a-z\d-]+)+(?::\d{1,5})?$/u

const Origin = textWhere((text) => sourcePattern.test(text) && URL.canParse(text))

const decodeOrigins = Schema.decodeOption(
  Schema.fromJsonString(
    Schema.Struct({ origins: Schema.optionalKey(Schema.Record(Schema.String, Schema.Array(Origin))) }),
  ),
)

/** Reads the setting. Returns `undefined` for invalid JSON, and for origins of a service without an address. */
const readServices = (json: string): ServiceSettings | undefined => {
  const scripts = readServiceScripts(json)
  const others = Option.getOrUndefined(decodeOrigins(json))
  if (scripts === undefined || others === undefined) return undefined
  const { addresses } = scripts
  const hasAddress = Object.keys(others.origins ?? {}).every((service) => Object.hasOwn(addresses, service))
  return hasAddress && Object.values(addresses).every(isTls) ? { ...scripts, ...others } : undefined
}

const example =
  'SERVICE_SCRIPTS={"appId":"shop","addresses":{"chatbot":"https://chat.example/bot.js"},"origins":{"chatbot":["wss://api.chat.example"]}}'

/**
 * The script addresses of third parties, and the other origins that the scripts use. The scripts run in the page
 * with consent, so they must be loaded over TLS.
 */
export const services = setting({
  name: "SERVICE_SCRIPTS",
  meaning: "Von diesen Adressen laden Seiten nach Einwilligung die Skripte Dritter, als JSON.",
  manual:
    "JSON: `appId`, and `addresses` (https) of `chatbot`, `secondChat`, `video`, `community`, `maps`, `experimentation`, `recommendations`; a missing one is not offered; `origins`: see [below](#scripts-of-third-parties)",
  defaultText: { de: "die der Demonstration", en: "those of the demonstration" },
  schema: textWhere((json) => readServices(json) !== undefined),
  wanted: `addresses over https are needed, and origins over https or wss only for services with an address, such as ${example}.`,
  needed: `Nötig sind Adressen mit https, und Origins mit https oder wss nur für Dienste mit Adresse, zum Beispiel ${example}.`,
}).pipe(Config.map(readServices), optional)
