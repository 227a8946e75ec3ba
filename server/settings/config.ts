import { join } from "node:path"

import {
  readServiceScripts,
  type ServiceScripts,
} from "@heimwerk/adapters/browser/services/ServiceScripts.ts"
import type { AccountRules } from "@heimwerk/adapters/account/accountsOver.ts"
import type { FactFinderAddress } from "@heimwerk/adapters/vendors/factfinder/FactFinder.ts"
import { isSender, isSmtpUrl, type SmtpSettings } from "@heimwerk/adapters/smtp/SmtpSettings.ts"
import type { Stage } from "@heimwerk/core/environment.ts"
import { Effect, Redacted, Result } from "effect"
import { IpNetwork } from "effect/net"

import { readAccounts } from "./accountSettings.ts"
import { type ChosenConsentManager, readConsentManager } from "./consentSettings.ts"
import { type Environment, read, unusable } from "./environment.ts"
import { readStage } from "./readStage.ts"
import { readFactFinder } from "./factFinderSettings.ts"
import {
  type BotCheckSettings,
  readBotCheck,
  readRequestTarget,
  type RequestTarget,
} from "./requestSettings.ts"

/** The settings of the server program, all from the environment. */
export interface ServerConfig {
  /** 0 lets the system choose a free one. */
  readonly port: number
  readonly host: string
  /** PostgreSQL; without it the embedded database in `dataDir`. */
  readonly databaseUrl: string | undefined
  readonly dataDir: string
  /** The shop is closed for maintenance while this file is there. */
  readonly maintenanceFile: string
  /** The origin visitors see. */
  readonly publicOrigin: string | undefined
  /** The proxies whose `X-Forwarded-*` headers are believed. */
  readonly trustedProxies: ReadonlyArray<IpNetwork.IpNetwork>
  /** Whether the demonstration's third parties listen too: a shop with a public origin has real ones. */
  readonly thirdParties: boolean
  /** Loqate's key; without it addresses are looked up in the shop's own data. */
  readonly loqateKey: string | undefined
  /** Where the scripts of the services are; without it those of the demonstration, if it listens. */
  readonly services: ServiceScripts | undefined
  /** Who asks visitors for their consents; without it the shop itself. */
  readonly consentManager: ChosenConsentManager
  /** Where mails leave the machine; without it they are files in the data directory. */
  readonly smtp: SmtpSettings | undefined
  /** Where the shop runs, as far as outside services differ. */
  readonly stage: Stage
  /** The search service; without it the shop searches its own data. */
  readonly factFinder: FactFinderAddress | undefined
  /** Who proves that a person sends a form. */
  readonly botCheck: BotCheckSettings
  /** Where requests and feedback of customers go. */
  readonly requestTarget: RequestTarget
  /** The retailer's own configurations of the request forms, where there are any. */
  readonly formConfigFolder: string
  /** How logging in is run. */
  readonly accounts: AccountRules
}

const readPort = Effect.fnUntraced(function* (environment: Environment) {
  const text = read(environment, "PORT") ?? "4173"
  if (/^\d{1,5}$/u.test(text) && Number(text) <= 65_535) return Number(text)
  return yield* unusable("PORT", "a number from 0 to 65535 is needed, such as PORT=4173.")
})

const readOrigin = Effect.fnUntraced(function* (environment: Environment) {
  const text = read(environment, "PUBLIC_ORIGIN")
  if (text === undefined) return undefined
  const url = URL.parse(text)
  const isOrigin = url !== null && /^https?:$/u.test(url.protocol) && url.origin === text.replace(/\/$/u, "")
  if (isOrigin) return url.origin
  return yield* unusable(
    "PUBLIC_ORIGIN",
    "scheme and host are needed, such as PUBLIC_ORIGIN=https://shop.example.",
  )
})

const readProxies = Effect.fnUntraced(function* (environment: Environment) {
  const networks = (read(environment, "TRUSTED_PROXY") ?? "").split(",").flatMap((part) => part.trim() || [])
  const parsed = networks.map((text) =>
    IpNetwork.fromString(text.includes("/") ? text : `${text}/${text.includes(":") ? 128 : 32}`),
  )
  const good = parsed.flatMap((network) => (Result.isSuccess(network) ? [network.success] : []))
  if (good.length === parsed.length) return good
  return yield* unusable(
    "TRUSTED_PROXY",
    "addresses or networks are needed, such as TRUSTED_PROXY=10.0.0.0/8.",
  )
})

/** The key gets into every page: it is no secret, but it must be one. */
const readLoqateKey = Effect.fnUntraced(function* (environment: Environment) {
  const text = read(environment, "LOQATE_KEY")
  if (text === undefined || /^[A-Z\d]{4}(?:-[A-Z\d]{4}){3}$/iu.test(text)) return text
  return yield* unusable("LOQATE_KEY", "a key of Loqate is needed, such as LOQATE_KEY=AB12-CD34-EF56-GH78.")
})

/** The address of a mail server may hold a password, so that no message repeats it. */
const readSmtp = Effect.fnUntraced(function* (environment: Environment) {
  const [url, from] = [read(environment, "SMTP_URL"), read(environment, "MAIL_FROM")]
  if (url === undefined) return undefined
  if (!isSmtpUrl(url))
    return yield* unusable(
      "SMTP_URL",
      "a mail server is needed, such as SMTP_URL=smtp://name:password@mail.example:587.",
    )
  if (from !== undefined && isSender(from)) return { url: Redacted.make(url), from }
  return yield* unusable(
    "MAIL_FROM",
    "with SMTP_URL a sender is needed, such as MAIL_FROM=Heimwerk <service@shop.example>.",
  )
})

/** Scripts of others run in every page that has consent to them: they come over TLS or not at all. */
const readServices = Effect.fnUntraced(function* (environment: Environment) {
  const text = read(environment, "SERVICE_SCRIPTS")
  if (text === undefined) return undefined
  const scripts = readServiceScripts(text)
  const isUsable = (address: string) => URL.parse(address)?.protocol === "https:"
  if (scripts !== undefined && Object.values(scripts.addresses).every(isUsable)) return scripts
  return yield* unusable(
    "SERVICE_SCRIPTS",
    'addresses over https are needed, such as SERVICE_SCRIPTS={"appId":"shop","addresses":{"chatbot":"https://chat.example/bot.js"}}.',
  )
})

/** Reads the settings; the first one that is there but cannot be used ends the start with a sentence about it. */
export const readConfig = Effect.fnUntraced(function* (environment: Environment) {
  const publicOrigin = yield* readOrigin(environment)
  const dataDir = read(environment, "DATA_DIR") ?? ".data"
  const stage = yield* readStage(environment)
  const thirdParties = publicOrigin === undefined && read(environment, "THIRD_PARTIES") !== "off"
  const config: ServerConfig = {
    port: yield* readPort(environment),
    host: read(environment, "HOST") ?? "127.0.0.1",
    databaseUrl: environment["DATABASE_URL"],
    dataDir,
    maintenanceFile: read(environment, "MAINTENANCE_FILE") ?? join(dataDir, "maintenance"),
    publicOrigin,
    trustedProxies: yield* readProxies(environment),
    thirdParties,
    loqateKey: yield* readLoqateKey(environment),
    services: yield* readServices(environment),
    consentManager: yield* readConsentManager(environment, thirdParties),
    smtp: yield* readSmtp(environment),
    stage,
    factFinder: yield* readFactFinder(environment, stage),
    botCheck: yield* readBotCheck(environment),
    requestTarget: yield* readRequestTarget(environment),
    formConfigFolder: read(environment, "FORM_CONFIGS") ?? join(dataDir, "forms"),
    accounts: yield* readAccounts(environment),
  }
  return config
})
