import { type ChildProcess, spawn } from "node:child_process"
import { once } from "node:events"
import { mkdtemp, rm } from "node:fs/promises"
import { tmpdir } from "node:os"
import { join } from "node:path"

import { memoryEnvironment, memoryFlags } from "@heimwerk/server/settings/memory.ts"

import { root } from "../architecture/sources.ts"
import { filledDirectory } from "./templates.ts"
import { inheritedFlags } from "./v8Flags.ts"

/** The built shop as a separate process on loopback with its own data. */
export interface Shop {
  readonly origin: string
  readonly dataDir: string
  readonly process: ChildProcess
  /** All output so far. */
  readonly output: () => string
  /** Requests a shutdown, waits for it, and returns the exit code. */
  readonly stop: () => Promise<number | null>
  /** Kills the process as a power failure does. */
  readonly kill: () => Promise<void>
}

const listening = /http:\/\/(?:127\.0\.0\.1|localhost):\d+/u

/**
 * Starts the server program and waits until it prints its address. Fails with the program's output if the
 * program exits before.
 */
export const startShop = async (
  options: { readonly dataDir?: string; readonly env?: Readonly<Record<string, string>> } = {},
): Promise<Shop> => {
  const dataDir = options.dataDir ?? (await mkdtemp(join(tmpdir(), "heimwerk-")))
  const child = spawn(process.execPath, [...memoryFlags, ...inheritedFlags, "server/main.ts"], {
    cwd: root,
    env: {
      ...process.env,
      ...memoryEnvironment,
      // Vitest sets NODE_ENV to `test`. With this value, React takes three times as long to render a page.
      NODE_ENV: "production",
      PORT: "0",
      HOST: "127.0.0.1",
      DATA_DIR: dataDir,
      // The warm-up takes 2 s of processor time with each start. Tests of it turn it on.
      WARM_UP: "off",
      ...options.env,
    },
    stdio: ["ignore", "pipe", "pipe"],
  })
  let text = ""
  const ended = once(child, "exit")
  const origin = await new Promise<string>((resolve, reject) => {
    let isListening = false
    const read = (chunk: Buffer) => {
      text += chunk.toString()
      // A search copies the whole text. The log of a load test has many megabytes.
      if (isListening) return
      const found = listening.exec(text)
      if (found === null) return
      isListening = true
      resolve(found[0])
    }
    child.stdout.on("data", read)
    child.stderr.on("data", read)
    child.once("exit", (code) =>
      reject(new Error(`The server ended with ${code} before it listened:\n${text}`)),
    )
  })
  return {
    origin,
    dataDir,
    process: child,
    output: () => text,
    stop: async () => {
      child.kill("SIGTERM")
      await ended
      return child.exitCode
    },
    kill: async () => {
      child.kill("SIGKILL")
      await ended
    },
  }
}

/** Removes the data of a stopped shop. */
export const forget = (shop: Shop): Promise<void> => rm(shop.dataDir, { recursive: true, force: true })

/** Starts a shop in an empty folder and stops it, so that the folder contains the demonstration world. */
const seedShop = async (dataDir: string): Promise<void> => {
  const shop = await startShop({ dataDir })
  await shop.stop()
}

/** Starts a shop that has its demonstration world already. Seeding takes more than 10 s of processor time. */
export const startSeededShop = async (env: Readonly<Record<string, string>> = {}): Promise<Shop> =>
  startShop({ dataDir: await filledDirectory("shop", seedShop), env })
