import { spawn } from "node:child_process"
import { once } from "node:events"
import { mkdtemp, readdir, rm, writeFile } from "node:fs/promises"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { DatabaseSync } from "node:sqlite"
import { setTimeout } from "node:timers/promises"

import { assert, describe, it } from "vitest"

import { root } from "../../architecture/sources.ts"
import { startShop } from "../../support/shop.ts"

/** Returns whether a process has locked the data directory. */
const isHeld = (dataDir: string) => {
  const lock = new DatabaseSync(join(dataDir, "lock"), { timeout: 0 })
  try {
    lock.exec("begin exclusive")
    return false
  } catch {
    return true
  } finally {
    lock.close()
  }
}

/**
 * Starts a shop in a folder without a database. As soon as its child process has locked the data directory,
 * sends a signal to the shop only. Returns the exit code of the shop.
 */
const endWhileSeeding = async (
  dataDir: string,
  signal: "SIGKILL" | "SIGTERM",
  settings: Readonly<Record<string, string>> = {},
) => {
  const child = spawn(process.execPath, ["server/main.ts"], {
    cwd: root,
    env: { ...process.env, PORT: "0", DATA_DIR: dataDir, ...settings },
    stdio: ["ignore", "pipe", "ignore"],
  })
  let text = ""
  for await (const chunk of child.stdout) {
    text += String(chunk)
    if (text.includes("Preparing the data of the shop")) break
  }
  while (!isHeld(dataDir)) await setTimeout(20)
  const ended = once(child, "exit")
  child.kill(signal)
  await ended
  return child.exitCode
}

describe("a first start that is interrupted during the seed", () => {
  it("T-D7: after a kill during the seed, the next start can use the data directory, seeds the data and answers requests", async () => {
    const dataDir = await mkdtemp(join(tmpdir(), "heimwerk-seeding-"))
    try {
      await endWhileSeeding(dataDir, "SIGKILL")
      const shop = await startShop({ dataDir })
      assert.include(shop.output(), "Preparing the data of the shop")
      const markets = await fetch(`${shop.origin}/public/api/markets`)
      assert.strictEqual(markets.status, 200)
      assert.include(await readdir(dataDir), "shop-created")
      await shop.stop()
    } finally {
      await rm(dataDir, { recursive: true, force: true })
    }
  })

  it("SIGTERM during a seed with CREATE_SHOP=on ends the child process and frees the data directory", async () => {
    const dataDir = await mkdtemp(join(tmpdir(), "heimwerk-seeding-"))
    try {
      await writeFile(join(dataDir, "shop-created"), "")
      const settings = { CREATE_SHOP: "on", PUBLIC_ORIGIN: "https://shop.example" }
      assert.strictEqual(await endWhileSeeding(dataDir, "SIGTERM", settings), 0)
      assert.isFalse(isHeld(dataDir))
    } finally {
      await rm(dataDir, { recursive: true, force: true })
    }
  })
})
