/**
 * Kills the shop, fills its disk, stops its PostgreSQL server and starts a second process on its data. Counts
 * acknowledged changes that were lost or doubled (quality T-D1 to T-D3, T-D8, T-D10).
 * Prints how long a start after a kill takes, and the size of the log at the kill.
 *
 *     node tools/durability/run.ts [kills, default 50]
 *
 * Not part of the tests: it takes minutes. Needs a build, the server programs of PostgreSQL, and root rights
 * for the full disk. Exits with 1 when a change was lost or doubled, or a second process was not refused.
 */
import { execFileSync } from "node:child_process"
import { globSync, mkdtempSync, rmSync, statSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"

import { Effect } from "effect"

import { addToBasket, cookieHeader, send } from "../../tests/server/support/send.ts"
import { postgresServer } from "../../tests/support/postgres.ts"
import { forget, type Shop, startShop } from "../../tests/support/shop.ts"

const kills = Number(process.argv[2] ?? 50)
const addsPerBurst = 60
const parallel = 8

const anArticle = async ({ origin }: Shop): Promise<string> => {
  const { text } = await send(origin, "/rest/v4/navigation/cirax?hitsPerPage=1")
  return JSON.parse(text).hits[0].id
}

const piecesIn = async ({ origin }: Shop, cookie: string): Promise<number> => {
  const { text } = await send(origin, "/shop/rest/V1/heimwerk/basket", { headers: { cookie } })
  return JSON.parse(text).totalQuantity
}

interface Burst {
  readonly shop: Shop
  readonly cookie: string
  readonly articleId: string
  readonly keys: ReadonlyArray<string>
}

/** Sends one add per key, eight in parallel, and returns the number of acknowledged adds. */
const burst = async ({ articleId, cookie, keys, shop }: Burst, onAnswer = (_count: number) => {}) => {
  const waiting = [...keys]
  let acknowledged = 0
  const worker = async () => {
    for (let key = waiting.shift(); key !== undefined; key = waiting.shift()) {
      const headers = { cookie, "idempotency-key": key }
      const answer = await addToBasket(shop.origin, { articleId }, headers).catch(() => undefined)
      if (answer?.status === 200) onAnswer((acknowledged += 1))
    }
  }
  await Promise.all(Array.from({ length: parallel }, worker))
  return acknowledged
}

/** Numbers of acknowledged, lost and doubled changes during one kind of fault. */
const total = { acknowledged: 0, lost: 0, doubled: 0 }

/**
 * Interrupts a burst, restores the shop, and checks that all acknowledged changes are there. Then sends all
 * keys again, and checks that each change is there exactly once.
 */
const interrupted = async (
  round: string,
  before: Omit<Burst, "keys">,
  interrupt: () => Promise<void>,
  recover: () => Promise<Shop>,
) => {
  const keys = Array.from({ length: addsPerBurst }, (_, index) => `${round}-${index}`)
  const stopAt = 1 + Math.floor(Math.random() * (addsPerBurst / 2))
  const start = await piecesIn(before.shop, before.cookie)
  let interrupting = Promise.resolve()
  const acknowledged = await burst({ ...before, keys }, (count) => {
    if (count === stopAt) interrupting = interrupt()
  })
  await interrupting
  const shop = await recover()
  const kept = (await piecesIn(shop, before.cookie)) - start
  await burst({ ...before, shop, keys })
  const repeated = (await piecesIn(shop, before.cookie)) - start
  total.acknowledged += acknowledged
  total.lost += Math.max(0, acknowledged - kept) + Math.max(0, addsPerBurst - repeated)
  total.doubled += Math.max(0, repeated - addsPerBurst)
  return shop
}

const report = (name: string) => {
  console.log(`${name}: ${total.acknowledged} acknowledged, ${total.lost} lost, ${total.doubled} doubled`)
  if (total.lost + total.doubled > 0) process.exitCode = 1
  Object.assign(total, { acknowledged: 0, lost: 0, doubled: 0 })
}

/** Returns the size of the write-ahead log of the embedded database, in MB. */
const logMb = (dataDir: string): number => {
  const files = globSync("pglite/pg_wal/*", { cwd: dataDir }).map((file) => statSync(join(dataDir, file)))
  return files.filter((file) => file.isFile()).reduce((sum, { size }) => sum + size, 0) / 1024 ** 2
}

const embedded = async () => {
  let shop = await startShop()
  const { dataDir } = shop
  const restarts: Array<number> = []
  const logs: Array<number> = []
  const restart = async () => {
    logs.push(logMb(dataDir))
    const started = performance.now()
    const restarted = await startShop({ dataDir })
    restarts.push((performance.now() - started) / 1000)
    return restarted
  }
  const articleId = await anArticle(shop)
  for (let kill = 0; kill < kills; kill++) {
    const cookie = cookieHeader(await addToBasket(shop.origin, { articleId }))
    shop = await interrupted(`kill-${kill}`, { shop, cookie, articleId }, () => shop.kill(), restart)
  }
  report(`${kills} kills of the embedded shop`)
  console.log(
    `A start after a kill took ${Math.min(...restarts).toFixed(1)} to ${Math.max(...restarts).toFixed(1)} s, with a log of at most ${Math.max(...logs).toFixed(0)} MB`,
  )
  const second = await startShop({ dataDir }).then(
    async (other) => (await other.stop(), "was not refused"),
    () => "was refused",
  )
  console.log(`A second process on the same data ${second}`)
  if (second !== "was refused") process.exitCode = 1
  await shop.stop()
  await forget(shop)
}

const postgres = Effect.scoped(
  Effect.gen(function* () {
    const server = yield* postgresServer
    yield* Effect.promise(async () => {
      const shop = await startShop({ env: { DATABASE_URL: server.url } })
      const articleId = await anArticle(shop)
      const stops = Math.ceil(kills / 5)
      for (let stop = 0; stop < stops; stop++) {
        const cookie = cookieHeader(await addToBasket(shop.origin, { articleId }))
        await interrupted(`stop-${stop}`, { shop, cookie, articleId }, server.pause, async () => {
          await server.resume()
          return shop
        })
      }
      report(`${stops} stops of PostgreSQL under a running shop`)
      await shop.stop()
      await forget(shop)
    })
  }),
)

/** Fills a separate file system to the last block while changes arrive, then makes room again. */
const fullDisk = async () => {
  const disk = mkdtempSync(join(tmpdir(), "heimwerk-disk-"))
  execFileSync("mount", ["-t", "tmpfs", "-o", "size=1g", "tmpfs", disk])
  const filler = join(disk, "filler")
  const fill = () => {
    try {
      execFileSync("dd", ["if=/dev/zero", `of=${filler}`, "bs=64k"], { stdio: "ignore" })
    } catch {
      // `dd` ends with an error when the disk is full, which is the aim.
    }
    return Promise.resolve()
  }
  const shop = await startShop({ dataDir: join(disk, "data") })
  const articleId = await anArticle(shop)
  const cookie = cookieHeader(await addToBasket(shop.origin, { articleId }))
  const recovered = await interrupted("full", { shop, cookie, articleId }, fill, async () => {
    rmSync(filler, { force: true })
    await shop.kill()
    return startShop({ dataDir: shop.dataDir })
  })
  report("A full disk and a kill")
  await recovered.stop()
  execFileSync("umount", [disk])
  rmSync(disk, { recursive: true })
}

await embedded()
if (process.getuid?.() === 0) await fullDisk()
else console.log("The full disk needs root rights and was left out")
await Effect.runPromise(postgres)
