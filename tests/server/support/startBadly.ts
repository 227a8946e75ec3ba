import { spawn } from "node:child_process"
import { once } from "node:events"
import { mkdtemp, rm } from "node:fs/promises"
import { tmpdir } from "node:os"
import { join } from "node:path"

import { Effect } from "effect"

import { root } from "../../architecture/sources.ts"

/** Runs the server program until it refuses to start. */
export const startBadly = (env: Readonly<Record<string, string>>) =>
  Effect.promise(async () => {
    const child = spawn(process.execPath, ["server/main.ts"], {
      cwd: root,
      env: { ...process.env, PORT: "0", ...env },
      stdio: ["ignore", "pipe", "pipe"],
    })
    let out = ""
    let err = ""
    child.stdout.on("data", (chunk: Buffer) => (out += chunk.toString()))
    child.stderr.on("data", (chunk: Buffer) => (err += chunk.toString()))
    await once(child, "close")
    return { code: child.exitCode, out, err }
  })

/** A temporary folder, which is removed after the test. */
export const scratch = Effect.acquireRelease(
  Effect.promise(() => mkdtemp(join(tmpdir(), "heimwerk-start-"))),
  (folder) => Effect.promise(() => rm(folder, { recursive: true, force: true })),
)
