import { fork } from "node:child_process"
import { once } from "node:events"

import type { Literal } from "./collect.ts"

const program = new URL("match.ts", import.meta.url).pathname

/** Starts a child process and waits until it listens, so that its start-up time does not count. */
const readyChild = async (): Promise<ReturnType<typeof fork>> => {
  const child = fork(program)
  await once(child, "message")
  return child
}

const isThroughInTime = async (
  child: ReturnType<typeof fork>,
  literal: Literal,
  deadlineMillis: number,
): Promise<boolean> => {
  const answer = once(child, "message", { signal: AbortSignal.timeout(deadlineMillis) })
  child.send(literal)
  return answer.then(
    () => true,
    () => false,
  )
}

/**
 * The expressions that do not finish their hostile inputs by the deadline. Each slow expression is killed
 * with its process. The deadline is generous: a linear expression needs a fraction of it.
 */
export const slowLiterals = async (
  all: ReadonlyArray<Literal>,
  deadlineMillis: number,
): Promise<ReadonlyArray<Literal>> => {
  const slow: Array<Literal> = []
  let child = await readyChild()
  for (const literal of all) {
    if (await isThroughInTime(child, literal, deadlineMillis)) continue
    slow.push(literal)
    child.kill("SIGKILL")
    child = await readyChild()
  }
  child.kill("SIGKILL")
  return slow
}
