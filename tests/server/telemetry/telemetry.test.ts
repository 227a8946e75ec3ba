import { once } from "node:events"
import { request } from "node:http"
import { join } from "node:path"
import { text } from "node:stream/consumers"

import { afterAll, assert, beforeAll, describe, it } from "vitest"

import { forget, type Shop, startSeededShop } from "../../support/shop.ts"
import { addToBasket, send } from "../support/send.ts"
import { startCollector } from "./collector.ts"

const trace = "4bf92f3577b34da6a3ce929d0e0e4736"
const canary = "kanarienvogel"

let collector: Awaited<ReturnType<typeof startCollector>>
let shop: Shop

beforeAll(async () => {
  collector = await startCollector("geheim")
  shop = await startSeededShop({
    LOG_FORMAT: "json",
    OTEL_EXPORTER_OTLP_ENDPOINT: collector.origin,
    OTEL_EXPORTER_OTLP_HEADERS: "x-token=geheim",
  })
})

afterAll(async () => {
  await shop.stop()
  await forget(shop)
  await collector.stop()
})

/** Asks the operator's socket for the measurements. */
const scrape = () =>
  new Promise<{ readonly type: string; readonly body: string }>((resolve, reject) => {
    const socketPath = join(shop.dataDir, "operator.sock")
    request({ socketPath, path: "/metrics" }, (response) => {
      void text(response).then(
        (body) => resolve({ type: response.headers["content-type"] ?? "", body }),
        reject,
      )
    })
      .on("error", reject)
      .end()
  })

const visit = async () => {
  const headers = { traceparent: `00-${trace}-00f067aa0ba902b7-01`, "user-agent": canary }
  await send(shop.origin, `/s/${canary}`, { headers })
  await send(shop.origin, "/shop/rest/V1/heimwerk/basket", { headers })
  await send(shop.origin, `/bestellung/1234-5678/${canary}`)
  await send(shop.origin, `/${canary}`)
  await addToBasket(shop.origin, { articleId: canary }, { origin: "https://other.example" })
}

describe("the telemetry of a running shop", () => {
  it("with LOG_FORMAT=json, every line that the server prints is JSON, also the lines of its start", async () => {
    const { stdout } = shop.process
    assert.isNotNull(stdout)
    while (!/"Database: .*\n/u.test(shop.output())) await once(stdout, "data")
    // The last line may be incomplete.
    const lines = shop.output().split("\n").slice(0, -1)
    const messages = lines.map((line) => JSON.parse(line).message)
    assert.include(messages, `Heimwerk listens on ${shop.origin}`)
    assert.match(
      messages.join("\n"),
      /^Database: embedded [^\n]+; acknowledged changes are process-crash safe$/mu,
    )
  })

  it("the operator's socket shows the shop's measurements in the format OpenMetrics, without personal data", async () => {
    await visit()
    const { body, type } = await scrape()
    assert.strictEqual(type, "application/openmetrics-text; version=1.0.0; charset=utf-8")
    const lines = body.split("\n")
    assert.deepStrictEqual(lines.slice(-2), ["# EOF", ""])
    const samples = lines.filter((line) => !line.startsWith("#") && line !== "")
    for (const line of samples) assert.match(line, /^[a-z_]+(?:\{(?:\w+="[^"]*",?)+\})? -?[\d.e+-]+$/u)
    // The TYPE line names a counter without a suffix, but its samples end with `_total`.
    assert.include(body, "# TYPE heimwerk_refusals counter\n")
    assert.match(body, /^heimwerk_refusals_total\{reason="CrossSite"\} 1$/mu)
    assert.match(
      body,
      /^http_server_request_duration_seconds_count\{method="GET",route="\/s\/\*",status="200"\} 1$/mu,
    )
    assert.match(
      body,
      /^http_server_request_duration_seconds_count\{[^}]*route="unknown",status="404"\} 2$/mu,
    )
    for (const queue of ["mails", "requests", "refunds"])
      assert.match(body, new RegExp(`^heimwerk_queue_length\\{queue="${queue}"\\} 0$`, "mu"))
    for (const name of [
      "nodejs_eventloop_delay_seconds",
      "process_resident_memory_bytes",
      "heimwerk_database_wait_seconds",
    ])
      assert.include(body, `# TYPE ${name} gauge\n`)
    assert.notInclude(body, canary)
  })

  it("the access log line of a request has the trace id that the request sent", async () => {
    await visit()
    const lines = shop.output().split("\n")
    const line = lines.find((text) => text.includes("GET /s/* 200"))
    assert.include(line, `"trace":"${trace}"`)
    assert.notInclude(shop.output(), canary)
  })

  it("an OpenTelemetry collector receives the trace of a request with its database statements, the log lines of the request, and the metrics", async () => {
    await visit()
    // At shutdown the shop exports everything that is not exported yet.
    await shop.stop()
    const spans = collector.spans().filter(({ traceId }) => traceId === trace)
    const root = spans.find(({ parentSpanId }) => parentSpanId === "00f067aa0ba902b7")
    assert.strictEqual(root?.name, "GET /s/*")
    const ids = new Set(spans.map(({ spanId }) => spanId))
    const statements = spans.filter(({ name }) => name === "postgresql")
    assert.isNotEmpty(statements)
    for (const { parentSpanId = "" } of statements) assert.isTrue(ids.has(parentSpanId))
    assert.isTrue(collector.logs().some(({ traceId }) => traceId === trace))
    assert.includeMembers(collector.metrics(), [
      "http_server_request_duration_seconds",
      "heimwerk_queue_length",
    ])
    assert.notInclude(collector.everything(), canary)
    assert.notInclude(collector.everything(), "127.0.0.1:")
  })
})
