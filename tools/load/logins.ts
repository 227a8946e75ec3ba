/**
 * Sends 200 logins at once to its own shop and measures event loop stalls and memory (quality T-S5).
 *
 * node tools/load/logins.ts [logins at once, default 200] [rounds, default 3] [PostgreSQL address, else the
 * embedded database]
 *
 * Not part of the tests: it prints durations and memory and asserts nothing.
 */
import { readFileSync } from "node:fs"
import { setTimeout as wait } from "node:timers/promises"

import { customers } from "@heimwerk/fixtures/customers.ts"

import { forget, startShop } from "../../tests/support/shop.ts"

const atOnce = Number(process.argv[2] ?? 200)
const rounds = Number(process.argv[3] ?? 3)
const database = process.argv[4]

const shop = await startShop({
  env: {
    TRUSTED_PROXY: "127.0.0.1",
    NODE_OPTIONS: `--import ${new URL("support/loopDelay.ts", import.meta.url).href}`,
    ...(database === undefined ? {} : { DATABASE_URL: database }),
  },
})

const residentMb = () => {
  const status = readFileSync(`/proc/${shop.process.pid}/status`, "utf8")
  return Math.round(Number(/VmRSS:\s+(\d+)/u.exec(status)?.[1] ?? 0) / 1024)
}

const delays = () => shop.output().match(/event loop: .*/gu) ?? []

/** Reads the server's measurements since the last call. */
const measured = async () => {
  const before = delays().length
  shop.process.kill("SIGUSR2")
  while (delays().length === before) await wait(50)
  return delays().at(-1)
}

/**
 * Sends a login. Returns its status and its duration in ms. Each login uses its own network address, so that the
 * limit per address does not apply.
 */
const login = async (round: number, number: number) => {
  const customer = number < 4 * customers.length ? customers[number % customers.length] : undefined
  const started = performance.now()
  const answer = await fetch(`${shop.origin}/shop/rest/V1/heimwerk/customer/login`, {
    method: "POST",
    headers: {
      origin: shop.origin,
      "x-requested-with": "XMLHttpRequest",
      "content-type": "application/json",
      "x-forwarded-for": `10.${round}.${Math.floor(number / 250)}.${(number % 250) + 1}`,
    },
    body: JSON.stringify({
      email: customer?.email ?? `kunde-${round}-${number}@kunde.example`,
      password: customer?.password ?? "Falsch-2026!",
    }),
  })
  await answer.arrayBuffer()
  return { status: answer.status, millis: performance.now() - started }
}

await login(0, 0)
await wait(3000)
await measured()
const idle = residentMb()
console.log(`${atOnce} logins at once, ${rounds} rounds; ${idle} MB resident before`)
for (let round = 1; round <= rounds; round++) {
  let highest = idle
  const watch = setInterval(() => (highest = Math.max(highest, residentMb())), 20)
  const started = performance.now()
  const answers = await Promise.all(Array.from({ length: atOnce }, (_, number) => login(round, number)))
  const seconds = (performance.now() - started) / 1000
  clearInterval(watch)
  const statuses = Map.groupBy(answers, ({ status }) => status)
  const counted = [...statuses].map(([status, { length }]) => `${status}: ${length}`).join(", ")
  console.log(
    `round ${round}: ${seconds.toFixed(1)} s, ${counted}; ${await measured()}; ${highest - idle} MB more at most`,
  )
}
await shop.stop()
await forget(shop)
