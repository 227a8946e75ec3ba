import { strict as assert } from "node:assert"
import { type ChildProcess, spawn, spawnSync } from "node:child_process"
import { once } from "node:events"
import { chownSync, mkdtempSync, rmSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { createInterface } from "node:readline"

import { memoryFlags } from "../../server/settings/memory.ts"
import { shopUser } from "./tree.ts"

/**
 * Runs a program in the tree as a container engine does: the tree is read-only, `/data` and `/tmp` are
 * writable, and the user is the image's own. The mounts exist in this process and its children only.
 */
const enter = `set -e
mount --bind "$1" "$1"; mount -o remount,ro,bind "$1"
mount --bind "$2" "$1/data"; mount -t tmpfs tmpfs "$1/tmp"
tree=$1; shift 2
exec chroot --userspec=${shopUser}:${shopUser} "$tree" /bin/node "$@"`

const inTree = (tree: string, data: string, ...args: ReadonlyArray<string>): ReadonlyArray<string> => [
  "--mount",
  "bash",
  "-c",
  enter,
  "bash",
  tree,
  data,
  ...args,
]

interface Running {
  readonly child: ChildProcess
  readonly origin: string
}

/** Addresses of the shop, each with a text that its answer contains. */
const answers = [
  ["/health", '{"status":"ok"}'],
  ["/", "<h1"],
  ["/bilder/hammer/front-red.webp?width=100", "WEBP"],
  ["/suche?q=akkuschrauber", "Artikel für „akkuschrauber“"],
] as const

const settings = { PORT: "0", HOST: "127.0.0.1", DATA_DIR: "/data", THIRD_PARTIES: "off" }

/** Starts the shop and waits for its address. Rejects if the shop ends first; stderr then has the reason. */
const start = async (tree: string, data: string): Promise<Running> => {
  const child = spawn("unshare", inTree(tree, data, ...memoryFlags, "/app/server/main.ts"), {
    env: settings,
    stdio: ["ignore", "pipe", "inherit"],
  })
  for await (const line of createInterface(child.stdout)) {
    const origin = /listens on (\S+)/u.exec(line)?.[1]
    if (origin === undefined) continue
    child.stdout.resume()
    return { child, origin }
  }
  throw new Error("The shop of the image did not start. Its reason is printed above.")
}

const stop = async ({ child }: Running): Promise<unknown> => {
  child.kill("SIGTERM")
  const [code] = await once(child, "exit")
  return code
}

const textOf = async (address: string): Promise<string> => {
  const response = await fetch(address)
  assert.equal(response.status, 200, address)
  return response.text()
}

/**
 * Starts the image's tree twice on the same data and checks pages, health, command line, read-only files and
 * the shutdown.
 */
export const checkTree = async (tree: string): Promise<void> => {
  if (process.getuid?.() !== 0)
    throw new Error("The check of the image needs root, to mount and to change the user.")
  const data = mkdtempSync(join(tmpdir(), "heimwerk-image-"))
  chownSync(data, shopUser, shopUser)
  try {
    for (const time of ["first", "second"]) {
      const shop = await start(tree, data)
      try {
        for (const [path, text] of answers) assert.ok((await textOf(shop.origin + path)).includes(text), path)
      } finally {
        assert.equal(await stop(shop), 0)
      }
      console.log(`The shop of the image started a ${time} time, answered and stopped with 0.`)
    }
    const command = (...args: ReadonlyArray<string>) =>
      spawnSync("unshare", inTree(tree, data, ...args), { encoding: "utf8" })
    assert.match(command("/app/cli/heimwerk.mjs", "markets", "hours", "366").stdout, /Uhr/u)
    const write = command("-e", 'require("node:fs").writeFileSync("/app/new", "")')
    assert.match(write.stderr, /EROFS/u)
    console.log("The command line answers, and the files of the image cannot be changed.")
  } finally {
    rmSync(data, { recursive: true })
  }
}
