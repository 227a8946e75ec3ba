import { isSender, isSmtpUrl, type SmtpSettings } from "@heimwerk/adapters/smtp/SmtpSettings.ts"
import type { FactFinderAddress } from "@heimwerk/adapters/vendors/factfinder/FactFinder.ts"
import { defaultBrand, environmentOf, type Stage } from "@heimwerk/core/environment.ts"
import { Config, Redacted, Schema } from "effect"

import { isWebAddress, optional, required, setting, textWhere } from "./setting.ts"

/** Returns the stage of the environment with a name, which decides the instances of outside services. */
export const stageOf = (environment: string): Stage =>
  environmentOf(environment, defaultBrand)?.stage ?? "local"

/**
 * The name of the shop's environment (storefront 3). Feedback names it. Its stage selects the channels of the search
 * service and the ids of consents.
 */
export const environment = setting({
  name: "ENVIRONMENT",
  meaning: "Diese Umgebung bestimmt die Kanäle von FACT-Finder und die Nummern der Einwilligungen.",
  manual: "`ci`, `ref`, `prod`, `c4c.prod` ...: selects the FACT-Finder channels and the consent ids",
  default: "local",
  schema: textWhere((name) => environmentOf(name, defaultBrand) !== undefined),
  wanted: "local, ci, ref, prod or c4c.prod is needed, such as ENVIRONMENT=prod.",
  needed: "Möglich ist local, ci, ref, prod oder c4c.prod, zum Beispiel ENVIRONMENT=prod.",
})

/**
 * The key for Loqate. If it is not set, addresses come from the shop's own data. The key is not secret:
 * every page contains it.
 */
export const loqateKey = setting({
  name: "LOQATE_KEY",
  meaning: "Mit diesem Schlüssel sucht der Shop Adressen bei Loqate; er steht in jeder Seite.",
  manual:
    "key for address look-up at Loqate, visible in every page; without it, or without the visitor's consent, the shop searches its own data",
  printed: "secret",
  schema: Schema.String.check(Schema.isPattern(/^[A-Z\d]{4}(?:-[A-Z\d]{4}){3}$/iu)),
  wanted: "a key of Loqate is needed, such as LOQATE_KEY=AB12-CD34-EF56-GH78.",
  needed: "Nötig ist ein Schlüssel von Loqate, zum Beispiel LOQATE_KEY=AB12-CD34-EF56-GH78.",
}).pipe(optional)

/**
 * The address of the mail server, which may contain a password. If it is not set, mails are written as files
 * to the data directory.
 */
export const smtpUrl = setting({
  name: "SMTP_URL",
  meaning: "Über diesen Server gehen E-Mails hinaus; ohne ihn sind sie Dateien in DATA_DIR/outbox.",
  manual:
    "mail server, `smtp://name:password@host:587` or `smtps://`; without it mails are files in `DATA_DIR/outbox`",
  printed: "address",
  schema: textWhere(isSmtpUrl),
  wanted: "a mail server is needed, such as SMTP_URL=smtp://name:password@mail.example:587.",
  needed: "Nötig ist ein Mailserver, zum Beispiel SMTP_URL=smtp://name:password@mail.example:587.",
}).pipe(optional)

/** The sender of all mails. */
const mailFrom = setting({
  name: "MAIL_FROM",
  meaning: "Dieser Absender steht in allen E-Mails.",
  manual: "sender of mails, required with `SMTP_URL`: `Heimwerk <service@shop.example>`",
  schema: textWhere(isSender),
  wanted: "with SMTP_URL a sender is needed, such as MAIL_FROM=Heimwerk <service@shop.example>.",
  needed: "Mit SMTP_URL ist ein Absender nötig, zum Beispiel MAIL_FROM=Heimwerk <service@shop.example>.",
  example: "Heimwerk <service@shop.example>",
})

export const smtp = Config.flatMap(smtpUrl, (url): Config.Config<SmtpSettings | undefined> =>
  url === undefined
    ? Config.succeed(undefined)
    : Config.map(required(mailFrom), (from) => ({ url: Redacted.make(url), from })),
)

const isInstance = (text: string) => isWebAddress(text) && !/[?#]./u.test(text)

/**
 * The address of a FACT-Finder instance. If it is not set, the shop searches its own data (docs/adr/0020).
 */
const factFinderUrl = setting({
  name: "FACTFINDER_URL",
  meaning: "Diese Instanz von FACT-Finder beantwortet die Suche; ohne sie sucht der Shop in eigenen Daten.",
  manual: "address of the FACT-Finder instance without `/rest/v4`; without it the shop searches its own data",
  schema: textWhere(isInstance),
  wanted:
    "an address without a password is needed, such as FACTFINDER_URL=https://shop.fact-finder.de/fact-finder.",
  needed:
    "Nötig ist eine Adresse ohne Passwort, zum Beispiel FACTFINDER_URL=https://shop.fact-finder.de/fact-finder.",
}).pipe(optional)

const loginPattern = /^([^:]+):(.+)$/u

/** User name and password for FACT-Finder. */
const factFinderLogin = setting({
  name: "FACTFINDER_LOGIN",
  meaning: "Mit diesem Namen und Passwort meldet sich der Shop bei FACT-Finder an.",
  manual: "name and password of the instance, `name:password`",
  printed: "secret",
  schema: Schema.String.check(Schema.isPattern(loginPattern)),
  wanted: "a name and a password are needed, joined by a colon.",
  needed: "Nötig sind Name und Passwort mit einem Doppelpunkt dazwischen.",
}).pipe(
  Config.map((text) => {
    const [, user = "", password = ""] = loginPattern.exec(text) ?? []
    return { login: { user, password: Redacted.make(password) } }
  }),
  Config.withDefault({}),
)

const headerPattern = /^([\w-]+):\s*([\w.~-]+)$/u

/** The header that identifies the shop to a gateway in front of FACT-Finder. */
const factFinderClientId = setting({
  name: "FACTFINDER_CLIENT_ID",
  meaning: "Mit diesem Header weist sich der Shop bei einem Gateway vor FACT-Finder aus.",
  manual: "header and value that identify the shop to a gateway before the instance, `X-Client-Id: heimwerk`",
  printed: "secret",
  schema: Schema.String.check(Schema.isPattern(headerPattern)),
  wanted: "a header and its value are needed, such as FACTFINDER_CLIENT_ID=X-Client-Id: heimwerk.",
  needed: "Nötig sind ein Header und sein Wert, zum Beispiel FACTFINDER_CLIENT_ID=X-Client-Id: heimwerk.",
}).pipe(
  Config.map((text) => {
    const [, header = "", value = ""] = headerPattern.exec(text) ?? []
    return { clientId: { header, value } }
  }),
  Config.withDefault({}),
)

export const factFinder = Config.map(
  Config.all({ url: factFinderUrl, environment, login: factFinderLogin, clientId: factFinderClientId }),
  ({ clientId, environment, login, url }): FactFinderAddress | undefined =>
    url === undefined
      ? undefined
      : { url: new URL(url).href, stage: stageOf(environment), ...login, ...clientId },
)
