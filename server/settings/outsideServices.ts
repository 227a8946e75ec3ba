import { readServiceScripts } from "@heimwerk/adapters/browser/services/ServiceScripts.ts"
import { isSender, isSmtpUrl, type SmtpSettings } from "@heimwerk/adapters/smtp/SmtpSettings.ts"
import type { FactFinderAddress } from "@heimwerk/adapters/vendors/factfinder/FactFinder.ts"
import { defaultBrand, environmentOf } from "@heimwerk/core/environment.ts"
import { Config, Redacted, Schema } from "effect"

import { isWebAddress, optional, requiredSetting, setting, textWhere } from "./setting.ts"

const stageOf = (name: string) => environmentOf(name, defaultBrand)?.stage

/**
 * The stage of the shop. It selects the channels of the search service and the ids of consents (storefront
 * 3).
 */
export const stage = setting(
  "ENVIRONMENT",
  textWhere((name) => stageOf(name) !== undefined),
  "local, ci, ref, prod or c4c.prod is needed, such as ENVIRONMENT=prod.",
).pipe(
  Config.map((name) => stageOf(name) ?? "local"),
  Config.withDefault("local"),
)

/**
 * The key for Loqate. If it is not set, addresses come from the shop's own data. The key is not secret:
 * every page contains it.
 */
export const loqateKey = setting(
  "LOQATE_KEY",
  Schema.String.check(Schema.isPattern(/^[A-Z\d]{4}(?:-[A-Z\d]{4}){3}$/iu)),
  "a key of Loqate is needed, such as LOQATE_KEY=AB12-CD34-EF56-GH78.",
).pipe(optional)

const isTls = (address: string) => URL.parse(address)?.protocol === "https:"

/**
 * The script addresses of third parties. Their scripts run in the page with consent, so they must be loaded
 * over TLS.
 */
export const services = setting(
  "SERVICE_SCRIPTS",
  textWhere((json) => {
    const scripts = readServiceScripts(json)
    return scripts !== undefined && Object.values(scripts.addresses).every(isTls)
  }),
  'addresses over https are needed, such as SERVICE_SCRIPTS={"appId":"shop","addresses":{"chatbot":"https://chat.example/bot.js"}}.',
).pipe(Config.map(readServiceScripts), optional)

/**
 * The address of the mail server, which may contain a password. If it is not set, mails are written as files
 * to the data directory.
 */
const smtpUrl = setting(
  "SMTP_URL",
  textWhere(isSmtpUrl),
  "a mail server is needed, such as SMTP_URL=smtp://name:password@mail.example:587.",
).pipe(optional)

/** The sender of all mails. */
const mailFrom = requiredSetting(
  "MAIL_FROM",
  textWhere(isSender),
  "with SMTP_URL a sender is needed, such as MAIL_FROM=Heimwerk <service@shop.example>.",
)

export const smtp = Config.flatMap(smtpUrl, (url): Config.Config<SmtpSettings | undefined> =>
  url === undefined
    ? Config.succeed(undefined)
    : Config.map(mailFrom, (from) => ({ url: Redacted.make(url), from })),
)

const isInstance = (text: string) => isWebAddress(text) && !/[?#]./u.test(text)

/**
 * The address of a FACT-Finder instance. If it is not set, the shop searches its own data (docs/adr/0020).
 */
const factFinderUrl = setting(
  "FACTFINDER_URL",
  textWhere(isInstance),
  "an address without a password is needed, such as FACTFINDER_URL=https://shop.fact-finder.de/fact-finder.",
).pipe(optional)

const loginPattern = /^([^:]+):(.+)$/u

/** User name and password for FACT-Finder. */
const factFinderLogin = setting(
  "FACTFINDER_LOGIN",
  Schema.String.check(Schema.isPattern(loginPattern)),
  "a name and a password are needed, joined by a colon.",
).pipe(
  Config.map((text) => {
    const [, user = "", password = ""] = loginPattern.exec(text) ?? []
    return { login: { user, password: Redacted.make(password) } }
  }),
  Config.withDefault({}),
)

const headerPattern = /^([\w-]+):\s*([\w.~-]+)$/u

/** The header that identifies the shop to a gateway in front of FACT-Finder. */
const factFinderClientId = setting(
  "FACTFINDER_CLIENT_ID",
  Schema.String.check(Schema.isPattern(headerPattern)),
  "a header and its value are needed, such as FACTFINDER_CLIENT_ID=X-Client-Id: heimwerk.",
).pipe(
  Config.map((text) => {
    const [, header = "", value = ""] = headerPattern.exec(text) ?? []
    return { clientId: { header, value } }
  }),
  Config.withDefault({}),
)

export const factFinder = Config.map(
  Config.all({ url: factFinderUrl, stage, login: factFinderLogin, clientId: factFinderClientId }),
  ({ clientId, login, stage, url }): FactFinderAddress | undefined =>
    url === undefined ? undefined : { url: new URL(url).href, stage, ...login, ...clientId },
)
