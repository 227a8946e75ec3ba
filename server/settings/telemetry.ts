import { Config, Redacted, Schema } from "effect"

import { isWebAddress, optional, setting, textWhere } from "./setting.ts"

/** A collector of OpenTelemetry. */
export interface Collector {
  /** The address to which `/v1/traces`, `/v1/metrics` and `/v1/logs` are added. */
  readonly endpoint: string
  /** Headers of every export, for example one with a token. */
  readonly headers: Redacted.Redacted<Readonly<Record<string, string>>>
}

const endpoint = setting({
  name: "OTEL_EXPORTER_OTLP_ENDPOINT",
  meaning: "An diesen Collector von OpenTelemetry sendet der Server Traces, Metriken und Logs.",
  manual:
    "collector of OpenTelemetry, such as `http://collector:4318`: traces, metrics and logs are sent to it as JSON over HTTP",
  printed: "address",
  schema: textWhere(isWebAddress),
  wanted: "an address is needed, such as OTEL_EXPORTER_OTLP_ENDPOINT=http://collector:4318.",
  needed: "Nötig ist eine Adresse, zum Beispiel OTEL_EXPORTER_OTLP_ENDPOINT=http://collector:4318.",
})

const headerPattern = /^[\w-]+=[^,=]*(?:, ?[\w-]+=[^,=]*)*$/u

const headers = setting({
  name: "OTEL_EXPORTER_OTLP_HEADERS",
  meaning: "Diese Header sendet der Server dem Collector mit, zum Beispiel ein Token.",
  manual: "headers for the collector, `name=value` separated by commas",
  defaultText: { de: "keine", en: "none" },
  printed: "secret",
  schema: Schema.String.check(Schema.isPattern(headerPattern)),
  wanted: "names and values are needed, such as OTEL_EXPORTER_OTLP_HEADERS=x-token=abc,x-team=shop.",
  needed: "Nötig sind Namen und Werte, zum Beispiel OTEL_EXPORTER_OTLP_HEADERS=x-token=abc,x-team=shop.",
}).pipe(Config.withDefault(""))

const recordOf = (text: string): Readonly<Record<string, string>> =>
  Object.fromEntries(
    text.split(",").flatMap((pair) => {
      const [name = "", value = ""] = pair.split("=", 2)
      return name === "" ? [] : [[name.trim(), decodeURIComponent(value.trim())]]
    }),
  )

/**
 * The collector of traces, metrics and logs, from the standard environment variables of OpenTelemetry. Default:
 * none.
 */
export const collector = Config.flatMap(optional(endpoint), (address) =>
  address === undefined
    ? Config.succeed(undefined)
    : Config.map(headers, (text): Collector => ({
        endpoint: address,
        headers: Redacted.make(recordOf(text)),
      })),
)

/** The format of the lines on standard output: `name=value` pairs, or JSON. */
export const logFormat = setting({
  name: "LOG_FORMAT",
  meaning: "In diesem Format stehen die Zeilen auf der Standardausgabe.",
  manual: "format of the lines on standard output: `text` (`name=value`) or `json`",
  default: "text",
  schema: Schema.Literals(["text", "json"]),
  wanted: "text or json is needed, such as LOG_FORMAT=json.",
  needed: "Möglich ist text oder json, zum Beispiel LOG_FORMAT=json.",
})
