import { join } from "node:path"

import type { AccountRules } from "@heimwerk/adapters/account/accountsOver.ts"
import { FederalState } from "@heimwerk/core/place/FederalState.ts"
import { DeliveredAfter } from "@heimwerk/core/shipping/DeliveredAfter.ts"
import { Config, Duration, Schema, SchemaGetter } from "effect"

import { defaultShutdownDelay } from "../http/listen.ts"
import { brandSettings } from "../brand/settings.ts"
import { bankAccount } from "./bankAccount.ts"
import { consentManager } from "./consentManager.ts"
import { operatorPort } from "./operatorSettings.ts"
import { factFinder, loqateKey, services, smtp, stage } from "./outsideServices.ts"
import { botCheck, requestTarget } from "./requestSettings.ts"
import { replicas } from "./replicas.ts"
import { retailer } from "./retailer.ts"
import { collector, logFormat } from "./telemetry.ts"
import { trackingLinks } from "./trackingLinks.ts"
import { stripe } from "./stripe.ts"
import { type Environment, isWebOrigin, optional, readSettings, setting, textWhere } from "./setting.ts"

/** The port on which the server listens. 0 lets the system choose a free one. */
const port = setting(
  "PORT",
  Schema.String.check(Schema.isPattern(/^\d{1,5}$/u)).pipe(
    Schema.decodeTo(Schema.FiniteFromString.check(Schema.isLessThanOrEqualTo(65_535))),
  ),
  "a number from 0 to 65535 is needed, such as PORT=4173.",
).pipe(Config.withDefault(4173))

/** How long the server keeps listening after the shutdown signal. */
const shutdownDelay = setting(
  "SHUTDOWN_DELAY",
  Schema.String.check(Schema.isPattern(/^\d{1,3}(?:\.\d)?$/u)).pipe(
    Schema.decodeTo(Schema.FiniteFromString.check(Schema.isLessThanOrEqualTo(300))),
  ),
  "seconds from 0 to 300 are needed, such as SHUTDOWN_DELAY=10.",
).pipe(Config.map(Duration.seconds), Config.withDefault(defaultShutdownDelay))

/**
 * Minimum free space of the data directory, in MB. With less, the server is not ready. The default of 200 MB
 * is enough for the write-ahead log between two checkpoints.
 */
const minFreeDisk = setting(
  "MIN_FREE_DISK",
  Schema.String.check(Schema.isPattern(/^\d{1,7}$/u)).pipe(Schema.decodeTo(Schema.FiniteFromString)),
  "a number of megabytes is needed, such as MIN_FREE_DISK=1000.",
).pipe(Config.withDefault(200))

/**
 * How long a content delivery network or another shared cache may keep pages of visitors without cookies, in
 * seconds: 0 to 3600, default 0.
 */
const pageCacheSeconds = setting(
  "PAGE_CACHE_SECONDS",
  Schema.String.check(Schema.isPattern(/^\d{1,4}$/u)).pipe(
    Schema.decodeTo(Schema.FiniteFromString.check(Schema.isLessThanOrEqualTo(3600))),
  ),
  "seconds from 0 to 3600 are needed, such as PAGE_CACHE_SECONDS=30.",
).pipe(Config.withDefault(0))

/** The origin that visitors see. If it is not set, the request's `Host` header is used. */
const publicOrigin = setting(
  "PUBLIC_ORIGIN",
  textWhere(isWebOrigin),
  "scheme and host are needed, such as PUBLIC_ORIGIN=https://shop.example.",
).pipe(
  Config.map((text) => new URL(text).origin),
  optional,
)

/** The origins of other front ends whose pages may call the HTTP interface. */
const allowedOrigins = setting(
  "ALLOWED_ORIGINS",
  Schema.String.pipe(
    Schema.decodeTo(Schema.Array(textWhere(isWebOrigin)), {
      decode: SchemaGetter.transform((text) => text.split(",").map((origin) => origin.trim())),
      encode: SchemaGetter.transform((origins) => origins.join(",")),
    }),
  ),
  "origins separated by commas are needed, such as ALLOWED_ORIGINS=https://app.shop.example.",
).pipe(
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
const trustedProxies = setting(
  "TRUSTED_PROXY",
  Schema.String.pipe(
    Schema.decodeTo(Schema.Array(Schema.IpNetworkFromString), {
      decode: SchemaGetter.transform(networksIn),
      encode: SchemaGetter.transform((networks) => networks.join(",")),
    }),
  ),
  "addresses or networks are needed, such as TRUSTED_PROXY=10.0.0.0/8.",
).pipe(Config.withDefault([]))

/** The address for reports of vulnerabilities in `security.txt`. The default is a mailbox that gets no mail. */
const securityContact = setting(
  "SECURITY_CONTACT",
  textWhere((text) => /^(?:mailto:[^\s@]+@[^\s@]+|https:\/\/\S+)$/u.test(text)),
  "an address is needed, such as SECURITY_CONTACT=mailto:sicherheit@shop.example.",
).pipe(Config.withDefault("mailto:sicherheit@heimwerk.example"))

/** The federal state of the warehouse, whose public holidays delay deliveries. */
const warehouse = setting(
  "WAREHOUSE_STATE",
  FederalState,
  "the code of a federal state is needed, such as WAREHOUSE_STATE=NW.",
).pipe(Config.withDefault("NW"))

/** Number of working days after which a shipped delivery counts as delivered. */
const deliveredAfter = setting(
  "DELIVERED_AFTER_DAYS",
  Schema.String.pipe(
    Schema.decodeTo(
      Schema.FiniteFromString.check(Schema.isInt(), Schema.isBetween({ minimum: 1, maximum: 30 })),
    ),
  ),
  "a number of working days from 1 to 30 is needed, such as DELIVERED_AFTER_DAYS=5.",
).pipe(Config.withDefault(DeliveredAfter.defaultValue()))

/** Whether a login needs the bot check (docs/adr/0014). */
const loginBotCheck = setting(
  "LOGIN_BOT_CHECK",
  Schema.Literals(["off", "on"]),
  "off or on is needed, such as LOGIN_BOT_CHECK=on.",
).pipe(Config.withDefault("off"))

/**
 * Whether the e-mail check of a login is strict: it then gives the same answer for every address, so that it
 * does not reveal which have accounts.
 */
const loginTypes = setting(
  "LOGIN_TYPES",
  Schema.Literals(["compatible", "strict"]),
  "compatible or strict is needed, such as LOGIN_TYPES=strict.",
).pipe(Config.withDefault("compatible"))

const accounts = Config.map(
  Config.all({ loginBotCheck, loginTypes }),
  ({ loginBotCheck, loginTypes }): AccountRules => ({
    botCheckEnabled: loginBotCheck === "on",
    botCheckAtLoginType: loginBotCheck === "on",
    tellsLoginType: loginTypes === "compatible",
  }),
)

/**
 * Whether the simulated third parties of the demonstration run. A shop with a public origin uses real ones
 * instead.
 */
const thirdParties = Config.map(
  Config.all({ publicOrigin, choice: Config.String("THIRD_PARTIES").pipe(optional) }),
  ({ choice, publicOrigin }) => publicOrigin === undefined && choice !== "off",
)

/**
 * Whether the server may create a new shop in a database without tables, even if the shop has a public origin
 * or has existed before.
 */
const createShop = setting(
  "CREATE_SHOP",
  Schema.Literals(["off", "on"]),
  "off or on is needed, such as CREATE_SHOP=on for the first start of a public shop.",
).pipe(
  Config.map((choice) => choice === "on"),
  Config.withDefault(false),
)

/**
 * The data directory: files of the embedded database, mails if there is no mail server, and the default
 * location of the paths below.
 */
const dataDir = Config.String("DATA_DIR").pipe(Config.withDefault(".data"))

const pathInDataDir = (name: string, file: string) =>
  Config.flatMap(dataDir, (folder) => Config.String(name).pipe(Config.withDefault(join(folder, file))))

const serverConfig = Config.all({
  publicOrigin,
  allowedOrigins,
  stage,
  port,
  shutdownDelay,
  minFreeDisk,
  pageCacheSeconds,
  host: Config.String("HOST").pipe(Config.withDefault("127.0.0.1")),
  /** The address of a PostgreSQL database. If it is not set, the embedded database in `dataDir` is used. */
  databaseUrl: Config.String("DATABASE_URL").pipe(optional),
  replicas,
  dataDir,
  createShop,
  /** The shop is closed for maintenance while this file exists. */
  maintenanceFile: pathInDataDir("MAINTENANCE_FILE", "maintenance"),
  pictureFolder: pathInDataDir("PICTURES", "pictures"),
  /** The folder with the retailer's own configurations of the request forms. */
  formConfigFolder: pathInDataDir("FORM_CONFIGS", "forms"),
  trustedProxies,
  thirdParties,
  loqateKey,
  services,
  consentManager: Config.flatMap(thirdParties, consentManager),
  smtp,
  factFinder,
  botCheck,
  requestTarget,
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
})

/** The settings of the server program, all from the environment. */
export type ServerConfig = Config.Success<typeof serverConfig>

export const readConfig = (environment: Environment) => readSettings(serverConfig, environment)
