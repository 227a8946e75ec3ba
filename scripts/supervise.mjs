// Runs a program until it ends. This file is plain JavaScript without dependencies, because `launch.mjs` uses it
// with the machine's own Node, from version 20 on.
import { spawn } from "node:child_process"

const isWindows = process.platform === "win32"

/** Signals that ask a process to end. Windows knows Ctrl-C and Ctrl-Break, and sends them to the child itself. */
const forwarded = isWindows ? ["SIGINT", "SIGBREAK"] : ["SIGINT", "SIGTERM", "SIGHUP"]

export const supervise = (program, args, env = process.env) => {
  // On Windows `kill` would end the child at once, without its shutdown. So this listener does nothing there,
  // and only keeps this process running until the child has ended.
  const forward = (signal) => void (isWindows || child.kill(signal))
  // Listens before the child starts: on a busy machine the child may be ready, and a signal may come, before the next
  // line runs.
  for (const signal of forwarded) process.on(signal, forward)
  const child = spawn(program, args, { env, stdio: "inherit" })
  child.on("error", ({ message }) => {
    console.error(message)
    process.exit(1)
  })
  child.on("exit", (code, signal) => {
    for (const each of forwarded) process.off(each, forward)
    if (signal === null) process.exit(code)
    process.kill(process.pid, signal)
  })
}
