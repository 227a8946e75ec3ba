import { Config, Redacted, Schema } from "effect"

import { isWebAddress, optional, setting, textWhere } from "./setting.ts"

/** A collector of OpenTelemetry. */
export interface Collector {
  /** The address to which `/v1/traces`, `/v1/metrics` and `/v1/logs` are added. */
  readonly endpoint: string
  /** Headers of every export, for example one with a token. */
  readonly headers: Redacted.Redacted<Readonly<Record<string, string>>>
}

const endpoint = setting(
  "OTEL_EXPORTER_OTLP_ENDPOINT",
  textWhere(isWebAddress),
  "an address is needed, such as OTEL_EXPORTER_OTLP_ENDPOINT=http://collector:4318.",
)

const headerPattern = /^[\w-]+=[^,=]*(?:, ?[\w-]+=[^,=]*)*$/u

const headers = setting(
  "OTEL_EXPORTER_OTLP_HEADERS",
  Schema.String.check(Schema.isPattern(headerPattern)),
  "names and values are needed, such as OTEL_EXPORTER_OTLP_HEADERS=x-token=abc,x-team=shop.",
).pipe(Config.withDefault(""))

const recordOf = (text: string): Readonly<Record<string, string>> =>
  Object.fromEntries(
    text.split(",").flatMap((pair) => {
      const [name = "", value = ""] = pair.split("=", 2)
      return name === "" ? [] : [[name.trim(), decodeURIComponent(value.trim())]]
    }),
  )

/** The collector of traces, metrics and logs, in the standard variables of OpenTelemetry. Default: none. */
export const collector = Config.flatMap(optional(endpoint), (address) =>
  address === undefined
    ? Config.succeed(undefined)
    : Config.map(headers, (text): Collector => ({
        endpoint: address,
        headers: Redacted.make(recordOf(text)),
      })),
)

/** The format of the lines on standard output: `name=value` pairs, or JSON. */
export const logFormat = setting(
  "LOG_FORMAT",
  Schema.Literals(["text", "json"]),
  "text or json is needed, such as LOG_FORMAT=json.",
).pipe(Config.withDefault("text"))
