import { execFile } from "node:child_process"
import { promisify } from "node:util"
import { queryObjects } from "node:v8"

import { assert, describe, it, onTestFinished, vi } from "@effect/vitest"
import { basket } from "@heimwerk/adapters/client/basket.ts"
import { account } from "@heimwerk/adapters/client/account.ts"
import { basketCalls } from "@heimwerk/adapters/client/basketCalls.ts"
import { createShop } from "@heimwerk/adapters/client/createShop.ts"

import { address, one, recording, silent } from "./support/recording.ts"
import { isLong } from "../../support/size.ts"

describe("the client on a server", () => {
  it("the client on a server sends the configured headers and the visitor's cookies, and reports and sends each cookie that the shop sets", async () => {
    const { fetch, requests } = recording((_, call) =>
      Response.json(
        { id: "b", version: call, lineItems: [] },
        call === 1 ? { headers: { "set-cookie": "session=new; Path=/; HttpOnly" } } : {},
      ),
    )
    const set: Array<string> = []
    const traceparent = "00-0af7651916cd43dd8448eb211c80319c-b7ad6b7169203331-01"
    const shop = createShop(
      {
        ...address,
        fetch,
        headers: { traceparent },
        cookies: { header: "consent=1; session=old", onSet: (line) => set.push(line) },
      },
      { basket },
    )
    await shop.basket.load()
    await shop.basket.load()
    assert.deepStrictEqual(
      requests.map(({ headers }) => headers.get("cookie")),
      ["consent=1; session=old", "consent=1; session=new"],
    )
    assert.deepStrictEqual(set, ["session=new; Path=/; HttpOnly"])
    assert.deepStrictEqual(
      requests.map(({ headers }) => headers.get("traceparent")),
      [traceparent, traceparent],
    )
  })

  it.each(["two changes of the basket", "a change of the basket and a login"])(
    "the client sends %s of a new visitor with the session that the first one has started",
    async (name) => {
      const { fetch, requests } = recording((_, call) =>
        Response.json(
          { id: "b", version: call, lineItems: [] },
          { headers: { "set-cookie": `session=${call}; Path=/; HttpOnly` } },
        ),
      )
      const shop = createShop({ ...address, fetch }, { account, basket, basketCalls })
      await (name === "two changes of the basket"
        ? Promise.all([shop.basketCalls.add(one), shop.basketCalls.add(one)])
        : Promise.all([
            shop.basket.add(one),
            shop.account.login({ email: "anna@example.de", password: "p" }),
          ]))
      assert.deepStrictEqual(
        requests.map(({ headers }) => headers.get("cookie")),
        [null, "session=1"],
      )
    },
  )

  it("a program without other work waits for the time limit of a call whose fetch never settles", async () => {
    const program = `
      import { createShop } from "@heimwerk/adapters/client/createShop.ts"
      import { markets } from "@heimwerk/adapters/client/markets.ts"
      const fetch = () => new Promise(() => {})
      const options = { origin: "https://shop.example", brand: "heimwerk", fetch, timeout: 1 }
      const answer = await createShop(options, { markets }).markets.all()
      console.log(answer.error.isOffline)`
    const args = ["--input-type=module", "--eval", program]
    const { stdout } = await promisify(execFile)(process.execPath, args)
    assert.strictEqual(stdout, "true\n")
  })

  it("an answer that arrives after the time limit of its command does not replace the session of the next command", async () => {
    const late: Array<(answer: Response) => void> = []
    const sent: Array<string | null> = []
    const answer = (session: string) =>
      Response.json(
        { id: "b", version: 1, lineItems: [] },
        { headers: { "set-cookie": `session=${session}; Path=/; HttpOnly` } },
      )
    const fetch: typeof globalThis.fetch = (_, init) => {
      sent.push(new Headers(init?.headers).get("cookie"))
      if (sent.length > 1) return Promise.resolve(answer("next"))
      return new Promise((resolve) => late.push(resolve))
    }
    const shop = createShop({ ...address, fetch, timeout: 100 }, { basketCalls })
    assert.nestedPropertyVal(await shop.basketCalls.add(one), "error.isOffline", true)
    assert.isTrue((await shop.basketCalls.add(one)).ok)
    for (const resolve of late) resolve(answer("late"))
    await new Promise(setImmediate)
    assert.isTrue((await shop.basketCalls.add(one)).ok)
    assert.deepStrictEqual(sent, [null, null, "session=next"])
  })

  it("a command that is aborted while it waits ends at once, and the next command waits only for the first one", async () => {
    const first = new AbortController()
    const second = new AbortController()
    let sent = 0
    const fetch: typeof globalThis.fetch = async (input, init) => {
      sent += 1
      return sent === 1 ? silent(input, init) : Response.json({ id: "b", version: 1, lineItems: [] })
    }
    const shop = createShop({ ...address, fetch }, { basketCalls })
    const running = shop.basketCalls.add(one, { signal: first.signal })
    const waiting = shop.basketCalls.add(one, { signal: second.signal })
    const last = shop.basketCalls.add(one)
    second.abort()
    assert.nestedPropertyVal(await waiting, "error.code", "Aborted")
    first.abort()
    assert.nestedPropertyVal(await running, "error.code", "Aborted")
    assert.isTrue((await last).ok)
  })

  it("a store sends nothing for a command whose signal is already aborted", async () => {
    const { fetch, requests } = recording(() => Response.json({ id: "b", version: 1, lineItems: [] }))
    const shop = createShop({ ...address, fetch }, { basket })
    const answer = await shop.basket.add(one, { signal: AbortSignal.abort() })
    assert.nestedPropertyVal(answer, "error.code", "Aborted")
    assert.lengthOf(requests, 0)
  })

  it.runIf(isLong)(
    "the client keeps none of the answers of 20 commands in memory except the last one",
    async () => {
      const fetch = () => Promise.resolve(Response.json({ id: "b", version: 1, lineItems: [] }))
      const shop = createShop({ ...address, fetch }, { basketCalls })
      const answers: Array<WeakRef<object>> = []
      for (let sent = 0; sent < 20; sent += 1) answers.push(new WeakRef(await shop.basketCalls.add(one)))
      await new Promise(setImmediate)
      // Counting objects collects the garbage first.
      queryObjects(WeakRef)
      assert.isAtMost(answers.filter((answer) => answer.deref() !== undefined).length, 1)
    },
  )

  it("the client leaves no listener on its signal after 100 commands, half of which have waited for another one", async () => {
    const added = vi.spyOn(AbortSignal.prototype, "addEventListener")
    const removed = vi.spyOn(AbortSignal.prototype, "removeEventListener")
    onTestFinished(() => void vi.restoreAllMocks())
    const fetch = () => Promise.resolve(Response.json({ id: "b", version: 1, lineItems: [] }))
    const { signal } = new AbortController()
    const shop = createShop({ ...address, fetch, signal }, { basketCalls })
    for (let pair = 0; pair < 50; pair += 1)
      await Promise.all([shop.basketCalls.add(one), shop.basketCalls.add(one)])
    assert.isAbove(added.mock.calls.length, 0)
    assert.strictEqual(added.mock.calls.length - removed.mock.calls.length, 0)
  })

  it("the client sends the commands of 10 visitors in parallel", async () => {
    const waiting: Array<() => void> = []
    const fetch: typeof globalThis.fetch = () =>
      new Promise((resolve) => {
        waiting.push(() => resolve(Response.json({ id: "b", version: 1, lineItems: [] })))
        // Answers when all 10 requests have arrived. Sequential requests would wait forever.
        if (waiting.length === 10) for (const answer of waiting) answer()
      })
    const answers = await Promise.all(
      Array.from({ length: 10 }, () => createShop({ ...address, fetch }, { basket }).basket.add(one)),
    )
    assert.isTrue(answers.every(({ ok }) => ok))
  })
})

/** Runs a program as on a page of the origin. Without an origin, `location` exists but is undefined, as in Deno. */
const onPage = async (origin: string | undefined, program: () => Promise<void>) => {
  const value = origin === undefined ? undefined : new URL(origin)
  Object.defineProperty(globalThis, "location", { value, configurable: true })
  await program().finally(() => Reflect.deleteProperty(globalThis, "location"))
}

describe("the client in a browser", () => {
  it.each(["https://app.shop.example", "https://shop.example"])(
    "on a page of %s, the client adds X-Requested-With to every change, but adds it to a read only if page and shop have the same origin",
    (page) =>
      onPage(page, async () => {
        const { fetch, requests } = recording(() => Response.json({ id: "b", version: 1, lineItems: [] }))
        const shop = createShop({ ...address, fetch }, { basket })
        await shop.basket.load()
        await shop.basket.add(one)
        assert.deepStrictEqual(
          requests.map(({ headers, method }) => [method, headers.get("x-requested-with")]),
          [
            ["GET", page === address.origin ? "XMLHttpRequest" : null],
            ["POST", "XMLHttpRequest"],
          ],
        )
      }),
  )
})

describe("the client in Deno", () => {
  it("the client in Deno, where the global location is undefined, sends the session that the shop has started", () =>
    onPage(undefined, async () => {
      const { fetch, requests } = recording((_, call) =>
        Response.json(
          { id: "b", version: call, lineItems: [] },
          { headers: { "set-cookie": "session=new; Path=/; HttpOnly" } },
        ),
      )
      const shop = createShop({ ...address, fetch }, { basket })
      await shop.basket.add(one)
      await shop.basket.load()
      assert.deepStrictEqual(
        requests.map(({ headers }) => headers.get("cookie")),
        [null, "session=new"],
      )
    }))
})
