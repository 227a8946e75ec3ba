/**
 * Sends random requests to the API of its own built shop, and requests pages at random addresses. Counts
 * internal errors and answers that break the OpenAPI document (quality T-Q6).
 *
 *     npm run fuzz [-- requests, default 100000]
 *
 * Not part of the tests: it takes minutes. `SEED=<number>` repeats a run, `SEED=random` sends different
 * requests in each run. Prints the first request of each kind of problem. Exits with 1 at the end if there
 * was a problem.
 */
import { maxBodySize } from "@heimwerk/server/security/stateChange.ts"
import * as fc from "fast-check"

import { send } from "../../tests/server/support/send.ts"
import { contractOf } from "../../tests/support/fuzz/contract.ts"
import { pageUrls } from "../../tests/support/fuzz/pageUrls.ts"
import { type FuzzedRequest, requests } from "../../tests/support/fuzz/requests.ts"
import { sendFuzzed } from "../../tests/support/fuzz/sendFuzzed.ts"
import { forget, startShop } from "../../tests/support/shop.ts"

const count = Number(process.argv[2] ?? 100_000)
const { SEED: seedText = "20260101" } = process.env
const seed = seedText === "random" ? Date.now() : Number(seedText)
/** One of five requests asks for a page. */
const pageShare = 5
/** Requests in parallel. */
const batch = 8

const shop = await startShop({ env: { TRUSTED_PROXY: "127.0.0.1" } })
const problemOf = contractOf((await send(shop.origin, "/openapi.json")).text)
const statuses = new Map<number, number>()
const problems = new Map<string, number>()

const record = (status: number, problem: string | undefined, request: string) => {
  statuses.set(status, (statuses.get(status) ?? 0) + 1)
  const found = status >= 500 ? `status ${status}` : problem
  if (found === undefined) return
  if (!problems.has(found)) console.log(`${found}: ${request}`)
  problems.set(found, (problems.get(found) ?? 0) + 1)
}

/** Gives each request another network address, so that the rate limits of networks refuse few requests. */
const from = (index: number) => ({
  "x-forwarded-for": `10.${(index >> 16) & 255}.${(index >> 8) & 255}.${index & 255}`,
})

/**
 * Returns whether the connection ended because the body is above 64 KiB. The server does not read such a
 * body, so its answer 413 is sometimes lost.
 */
const isCutOff = (error: unknown, { body }: FuzzedRequest) =>
  error instanceof Error && /ECONNRESET|EPIPE/u.test(error.message) && body.length > maxBodySize

const askApi = async (index: number, request: FuzzedRequest) => {
  const answer = await sendFuzzed(shop.origin, request, from(index)).catch((error: unknown) => {
    if (isCutOff(error, request)) return undefined
    throw error
  })
  if (answer === undefined) return record(413, undefined, "")
  record(
    answer.status,
    problemOf(request.method, request.path, answer),
    JSON.stringify(request).slice(0, 600),
  )
}

const askPage = async (index: number, url: string) => {
  const { status } = await send(shop.origin, url, { headers: { accept: "text/html", ...from(index) } })
  record(status, undefined, url)
}

const chunk = 1000
for (let done = 0; done < count; done += chunk) {
  const options = { seed: seed + done, numRuns: chunk }
  const [api, pages] = [fc.sample(requests, options), fc.sample(pageUrls, options)]
  for (let start = 0; start < chunk; start += batch) {
    const indexes = Array.from({ length: Math.min(batch, chunk - start) }, (_, offset) => start + offset)
    await Promise.all(
      indexes.map(async (index) => {
        const [request, url] = [api[index], pages[index]]
        if (index % pageShare === 0 && url !== undefined) await askPage(done + index, url)
        else if (request !== undefined) await askApi(done + index, request)
      }),
    )
  }
  if ((done / chunk) % 10 === 9) console.log(`${done + chunk} of ${count} requests`)
}

await shop.stop()
await forget(shop)
const wrong = [...problems.values()].reduce((sum, one) => sum + one, 0)
console.log(`${count} requests from seed ${seed}, ${wrong} wrong answers`, Object.fromEntries(problems))
console.log(
  "Answers by status:",
  Object.fromEntries([...statuses].toSorted(([left], [right]) => left - right)),
)
process.exitCode = wrong === 0 ? 0 : 1
