import { FederalState } from "@heimwerk/core/place/FederalState.ts"
import { DeliveredAfter } from "@heimwerk/core/shipping/DeliveredAfter.ts"
import { Config, Schema } from "effect"

import { brandSettings } from "../brand/settings.ts"
import { accounts } from "./accountRules.ts"
import { bankAccount } from "./bankAccount.ts"
import { consentManager } from "./consentManager.ts"
import {
  allowedOrigins,
  host,
  keepAlive,
  maxWaitingRequests,
  keepsPages,
  pageCacheSeconds,
  port,
  publicOrigin,
  shutdownDelay,
  trustedProxies,
  warmUp,
} from "./network.ts"
import { operatorPort } from "./operatorSettings.ts"
import { environment, factFinder, loqateKey, smtp } from "./outsideServices.ts"
import { botCheck, requestMailbox, requestTarget } from "./requestSettings.ts"
import { replicas } from "./replicas.ts"
import { retailer } from "./retailer.ts"
import { services } from "./serviceScripts.ts"
import { collector, logFormat } from "./telemetry.ts"
import { trackingLinks } from "./trackingLinks.ts"
import { stripe } from "./stripe.ts"
import { type Environment, optional, readSettings, setting, textWhere, wholeNumber } from "./setting.ts"
import {
  createShop,
  databaseUrl,
  dataDir,
  formConfigFolder,
  maintenanceFile,
  minFreeDisk,
  pictureFolder,
} from "./storage.ts"

/** The address for reports of vulnerabilities in `security.txt`. The default is a mailbox that gets no mail. */
const securityContact = setting({
  name: "SECURITY_CONTACT",
  meaning: "An diese Adresse meldet man Sicherheitslücken; sie steht in /.well-known/security.txt.",
  manual:
    "address for reports of vulnerabilities in `/.well-known/security.txt`: `mailto:` or `https:`. The file expires half a year after each request",
  default: "mailto:sicherheit@heimwerk.example",
  schema: textWhere((text) => /^(?:mailto:[^\s@]+@[^\s@]+|https:\/\/\S+)$/u.test(text)),
  wanted: "an address is needed, such as SECURITY_CONTACT=mailto:sicherheit@shop.example.",
  needed: "Nötig ist eine Adresse, zum Beispiel SECURITY_CONTACT=mailto:sicherheit@shop.example.",
})

/** The federal state of the warehouse, whose public holidays delay deliveries. */
const warehouse = setting({
  name: "WAREHOUSE_STATE",
  meaning: "In diesem Bundesland steht das Lager; dessen Feiertage verschieben Lieferungen.",
  manual: "federal state of the warehouse (`BB`, `BE`, `BW`, ...), whose public holidays delay deliveries",
  default: "NW",
  schema: FederalState,
  wanted: "the code of a federal state is needed, such as WAREHOUSE_STATE=NW.",
  needed: "Nötig ist die Abkürzung eines Bundeslandes, zum Beispiel WAREHOUSE_STATE=NW.",
})

/**
 * A shipped delivery counts as delivered at the end of this number of working days after the promised last
 * day.
 */
const deliveredAfter = setting({
  name: "DELIVERED_AFTER_DAYS",
  meaning: "So lange nach dem zugesagten letzten Tag gilt eine versandte Lieferung als zugestellt.",
  manual:
    "working days from 1 to 30 after the promised last day at whose end a shipped delivery counts as delivered",
  unit: "Werktage",
  default: String(DeliveredAfter.defaultValue()),
  schema: wholeNumber(1, 30),
  wanted: "a number of working days from 1 to 30 is needed, such as DELIVERED_AFTER_DAYS=5.",
  needed: "Nötig sind 1 bis 30 Werktage, zum Beispiel DELIVERED_AFTER_DAYS=5.",
})

const demonstration = setting({
  name: "THIRD_PARTIES",
  meaning: "Mit off laufen die Dritten der Demonstration nicht; mit PUBLIC_ORIGIN laufen sie nie.",
  manual: "`off` stops the third parties of the demonstration; a `PUBLIC_ORIGIN` always stops them",
  default: Config.map(publicOrigin, (origin) => (origin === undefined ? "on" : "off")),
  defaultText: { de: "on", en: "`on`" },
  schema: Schema.Literals(["off", "on"]),
  wanted: "off or on is needed, such as THIRD_PARTIES=off.",
  needed: "Möglich ist off oder on, zum Beispiel THIRD_PARTIES=off.",
})

/**
 * Whether the simulated third parties of the demonstration run. They never run for a shop with a public
 * origin.
 */
const thirdParties = Config.flatMap(publicOrigin, (origin) =>
  origin === undefined ? Config.map(demonstration, (choice) => choice === "on") : Config.succeed(false),
)

/**
 * All settings of the server program. The key of an entry says what the server uses it for. An entry reads one or more
 * environment variables.
 */
export const serverSettings = {
  publicOrigin,
  allowedOrigins,
  environment,
  port,
  keepAlive,
  shutdownDelay,
  minFreeDisk,
  maxWaitingRequests,
  warmUp,
  keepsPages,
  pageCacheSeconds,
  host,
  databaseUrl: optional(databaseUrl),
  replicas,
  dataDir,
  createShop,
  maintenanceFile,
  pictureFolder,
  formConfigFolder,
  trustedProxies,
  thirdParties,
  loqateKey,
  services,
  consentManager: Config.flatMap(thirdParties, consentManager),
  smtp,
  factFinder,
  botCheck,
  requestTarget,
  requestMailbox,
  accounts,
  operatorPort,
  securityContact,
  warehouse,
  deliveredAfter,
  bankAccount,
  retailer,
  brand: brandSettings,
  trackingLinks,
  stripe,
  collector,
  logFormat,
}

const serverConfig = Config.all(serverSettings)

/** The settings of the server program, all from the environment. */
export type ServerConfig = Config.Success<typeof serverConfig>

export const readConfig = (environment: Environment) => readSettings(serverConfig, environment)
