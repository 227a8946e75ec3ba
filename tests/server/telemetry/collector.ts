import { once } from "node:events"
import { createServer, type IncomingMessage } from "node:http"
import { gunzipSync } from "node:zlib"

import { Schema } from "effect"

const Attributes = Schema.optionalKey(
  Schema.Array(Schema.Struct({ key: Schema.String, value: Schema.Record(Schema.String, Schema.Json) })),
)

const Span = Schema.Struct({
  traceId: Schema.String,
  spanId: Schema.String,
  parentSpanId: Schema.optionalKey(Schema.String),
  name: Schema.String,
  attributes: Attributes,
})

/** The three bodies of OTLP 1.0 over HTTP, as far as the tests read them. */
const Traces = Schema.Struct({
  resourceSpans: Schema.Array(
    Schema.Struct({ scopeSpans: Schema.Array(Schema.Struct({ spans: Schema.Array(Span) })) }),
  ),
})
const Metrics = Schema.Struct({
  resourceMetrics: Schema.Array(
    Schema.Struct({
      resource: Schema.Struct({ attributes: Attributes }),
      scopeMetrics: Schema.Array(
        Schema.Struct({ metrics: Schema.Array(Schema.Struct({ name: Schema.String })) }),
      ),
    }),
  ),
})
const Logs = Schema.Struct({
  resourceLogs: Schema.Array(
    Schema.Struct({
      scopeLogs: Schema.Array(
        Schema.Struct({
          logRecords: Schema.Array(
            Schema.Struct({
              traceId: Schema.optionalKey(Schema.String),
              body: Schema.Json,
              attributes: Attributes,
            }),
          ),
        }),
      ),
    }),
  ),
})

const decode = {
  traces: Schema.decodeUnknownSync(Schema.fromJsonString(Traces)),
  metrics: Schema.decodeUnknownSync(Schema.fromJsonString(Metrics)),
  logs: Schema.decodeUnknownSync(Schema.fromJsonString(Logs)),
}

const bodyOf = async (request: IncomingMessage) => {
  const chunks: Array<Buffer> = []
  for await (const chunk of request) chunks.push(chunk)
  const bytes = Buffer.concat(chunks)
  return (request.headers["content-encoding"] === "gzip" ? gunzipSync(bytes) : bytes).toString("utf8")
}

/** A collector of OpenTelemetry on loopback that keeps what it receives. It refuses requests without its token. */
export const startCollector = async (token: string) => {
  const received: Array<{ readonly path: string; readonly body: string }> = []
  const server = createServer((request, response) => {
    const isKnown = request.headers["x-token"] === token
    void bodyOf(request).then((body) => {
      if (isKnown) received.push({ path: request.url ?? "", body })
      response.writeHead(isKnown ? 200 : 401, { "content-type": "application/json" }).end("{}")
    })
  })
  server.listen(0, "127.0.0.1")
  await once(server, "listening")
  const address = server.address()
  if (address === null || typeof address === "string") throw new Error("The collector listens on no port.")
  const bodies = (path: string) => received.filter((sent) => sent.path === path).map(({ body }) => body)
  return {
    origin: `http://127.0.0.1:${address.port}`,
    spans: () =>
      bodies("/v1/traces")
        .flatMap((body) => decode.traces(body).resourceSpans)
        .flatMap(({ scopeSpans }) => scopeSpans)
        .flatMap(({ spans }) => spans),
    metrics: () =>
      bodies("/v1/metrics")
        .flatMap((body) => decode.metrics(body).resourceMetrics)
        .flatMap(({ scopeMetrics }) => scopeMetrics)
        .flatMap(({ metrics }) => metrics.map(({ name }) => name)),
    /** The instance ids of the servers that sent metrics. */
    instances: () =>
      bodies("/v1/metrics")
        .flatMap((body) => decode.metrics(body).resourceMetrics)
        .flatMap(({ resource: { attributes = [] } }) => attributes)
        .flatMap(({ key, value }) => (key === "service.instance.id" ? [value["stringValue"]] : [])),
    logs: () =>
      bodies("/v1/logs")
        .flatMap((body) => decode.logs(body).resourceLogs)
        .flatMap(({ scopeLogs }) => scopeLogs)
        .flatMap(({ logRecords }) => logRecords),
    everything: () => received.map(({ body }) => body).join("\n"),
    stop: () => new Promise((resolve) => server.close(resolve)),
  }
}
