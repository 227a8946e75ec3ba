import { type ChildProcess, spawn } from "node:child_process"
import { fileURLToPath } from "node:url"

import { Effect } from "effect"

/** Terminates a child process and waits until it has ended. After 5 s it is killed. */
const end = (child: ChildProcess) =>
  Effect.callback<void>((resume) => {
    if (child.exitCode !== null || child.signalCode !== null) return resume(Effect.void)
    const late = setTimeout(() => child.kill("SIGKILL"), 5000)
    child.once("exit", () => {
      clearTimeout(late)
      resume(Effect.void)
    })
    child.kill()
  })

/**
 * Runs a program of this folder in a child process, because neither V8 nor the embedded database releases the memory
 * that it needs. Returns why it failed, or an empty text. The channel between the processes carries no messages; when
 * it closes, the child knows that the server has ended. An interruption waits until the child has exited and the data
 * directory is free.
 */
export const runChild = (file: "seed.ts" | "renewTerms.ts") =>
  Effect.callback<string>((resume) => {
    const child = spawn(process.execPath, [fileURLToPath(new URL(file, import.meta.url))], {
      stdio: ["inherit", "inherit", "inherit", "ipc"],
    })
    child.once("error", ({ message }) => resume(Effect.succeed(message)))
    child.once("exit", (code, signal) =>
      resume(
        Effect.succeed(code === 0 ? "" : signal === null ? "the line above says why" : `ended by ${signal}`),
      ),
    )
    return end(child)
  })
