import { mkdtemp } from "node:fs/promises"
import { tmpdir } from "node:os"
import { join } from "node:path"

import { layer as databaseIn } from "@heimwerk/adapters/sql/database.ts"
import { Order } from "@heimwerk/core/order/Order.ts"
import { formatCents } from "@heimwerk/core/values/germanMoney.ts"
import { toCents } from "@heimwerk/core/values/toCents.ts"
import { assert, describe, it } from "@effect/vitest"
import { Effect, Exit, Schema, Scope } from "effect"
import { SqlClient } from "effect/sql"
import type { Browser, BrowserContextOptions } from "playwright-core"
import { afterAll, beforeAll, vi } from "vitest"

import { launch } from "../../support/browser.ts"
import { postgresPrograms, postgresUrl } from "../../support/postgres.ts"
import { forget, type Shop, startShop } from "../../support/shop.ts"
import { fillContact, openCheckout, stockOf, withPickup } from "../checkout.ts"
import { violations } from "../finder.ts"

const Orders = Schema.Array(Schema.Struct({ data: Order }))
const Prices = Schema.Tuple([Schema.Struct({ cents: Schema.Int })])

/** The built shop on its own PostgreSQL, whose data the test changes while the shop runs. */
const makeShop = (url: string, shop: Shop) => {
  const run = <A, E>(work: (sql: SqlClient.SqlClient) => Effect.Effect<A, E>) =>
    Effect.runPromise(
      SqlClient.SqlClient.use(work).pipe(Effect.provide(databaseIn({ url, directory: shop.dataDir }))),
    )
  return {
    origin: shop.origin,
    /**
     * Adds cents to the price of an article, and returns the old and the new price in cents. Changes the version of
     * the world, as an import does, because the shop caches prices until then.
     */
    raisePrice: async (articleId: string, cents: number) => {
      const [price] = await run((sql) =>
        sql`
          with changed as (update world set version = version || '+')
          update article_page set product = jsonb_set(
            product, '{price,regular}', to_jsonb((product #>> '{price,regular}')::int + ${cents}::int))
          where article_id = ${articleId}::text
          returning (product #>> '{price,regular}')::int as cents`.pipe(
          Effect.flatMap(Schema.decodeUnknownEffect(Prices)),
        ),
      )
      return { before: price.cents - cents, after: price.cents }
    },
    /** Lets the time of a reservation end. The job of the shop then expires it. */
    endReservation: (orderId: string) =>
      run(
        (sql) => sql`
          update customer_order set due = 0, data = jsonb_set(data, '{deliveries,0,promise,keptUntil}', '1')
          where id = ${orderId}::text`,
      ),
    orders: async (email: string) => {
      const rows = await run((sql) =>
        Effect.flatMap(
          sql`select data from customer_order where data #>> '{contact,email}' = ${email}::text`,
          Schema.decodeUnknownEffect(Orders),
        ),
      )
      return rows.map(({ data }) => data)
    },
  }
}

describe("an order whose data change in the database of the running shop", () => {
  if (postgresPrograms === undefined) {
    it("the tests of changed data are skipped on a machine without PostgreSQL", (context) => context.skip())
    return
  }

  const scope = Scope.makeUnsafe()
  let browser: Browser
  let shop: ReturnType<typeof makeShop>
  beforeAll(async () => {
    browser = await launch()
    const url = await Effect.runPromise(Scope.provide(postgresUrl, scope))
    const started = await startShop({
      dataDir: await mkdtemp(join(tmpdir(), "heimwerk-prices-")),
      env: { DATABASE_URL: url, TRUSTED_PROXY: "127.0.0.1" },
    })
    await Effect.runPromise(
      Scope.addFinalizer(
        scope,
        Effect.promise(() => started.stop().then(() => forget(started))),
      ),
    )
    shop = makeShop(url, started)
  })
  afterAll(async () => {
    await browser.close()
    await Effect.runPromise(Scope.close(scope, Exit.void))
  })

  /** Opens the checkout with two pieces and typed contact data, and raises the price by 1 €. */
  const untilRaised = async (email: string, options: BrowserContextOptions = {}) => {
    const visited = await withPickup(browser, { ...options, baseURL: shop.origin })
    const { page, path } = visited
    if (options.javaScriptEnabled === false) {
      await page.goto("/warenkorb")
      await page.getByRole("link", { name: "Zur Kasse" }).click()
    } else await openCheckout(page)
    await fillContact(page, email)
    const { after, before } = await shop.raisePrice(path.split("/").at(-1) ?? "", 100)
    return { ...visited, after, before }
  }

  it.each([
    ["with", {}, "gast.preis@kunde.example"],
    ["without", { javaScriptEnabled: false }, "gast.preis.plain@kunde.example"],
  ] as const)(
    "a shopper %s JavaScript sees the old and the new price, keeps the typed fields, and orders for the new price only after confirming again",
    async (_, options, email) => {
      const { after, before, close, page, path, stock } = await untilRaised(email, options)
      const reserve = page.getByRole("button", { name: "Kostenlos reservieren" })
      await page
        .getByText(formatCents(toCents(before * 2)))
        .first()
        .waitFor()
      await reserve.click()
      await page
        .getByText(`kostet jetzt ${formatCents(toCents(after))} statt ${formatCents(toCents(before))}.`)
        .waitFor()
      await page
        .getByText(formatCents(toCents(after * 2)))
        .first()
        .waitFor()
      assert.strictEqual(await page.getByText(formatCents(toCents(before * 2))).count(), 0)
      assert.strictEqual(await page.getByLabel("Nachname").inputValue(), "Berg")
      assert.deepStrictEqual(await shop.orders(email), [])
      assert.strictEqual(await stockOf(page, path), stock)
      // axe needs JavaScript.
      if (email === "gast.preis@kunde.example") assert.deepStrictEqual(await violations(page), [])

      await reserve.click()
      await page
        .getByRole("heading", { level: 1, name: /^(Danke für deine Bestellung|Bestellung HW-)/u })
        .waitFor()
      assert.deepStrictEqual(
        (await shop.orders(email)).map(({ total }) => Number(total)),
        [after * 2],
      )
      assert.strictEqual(await stockOf(page, path), stock - 2)
      await close()
    },
  )

  it("T-A1: the order page shows an expired reservation as „Abgelaufen“ and has no accessibility violations", async () => {
    const email = "gast.abgelaufen@kunde.example"
    const { close, page } = await withPickup(browser, { baseURL: shop.origin })
    await openCheckout(page)
    await fillContact(page, email)
    await page.getByRole("button", { name: "Kostenlos reservieren" }).click()
    await page.getByRole("heading", { level: 1, name: "Danke für deine Bestellung" }).waitFor()
    for (const { orderId } of await shop.orders(email)) await shop.endReservation(orderId)
    await vi.waitFor(
      async () => {
        const [order] = await shop.orders(email)
        assert.strictEqual(order?.deliveries[0]?.state, "expired")
      },
      { timeout: 20_000 },
    )
    await page.reload()
    await page.getByText("Abgelaufen", { exact: true }).first().waitFor()
    assert.deepStrictEqual(await violations(page), [])
    await close()
  })
})
