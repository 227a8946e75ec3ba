import { fork } from "node:child_process"
import { once } from "node:events"

import type { Literal } from "./collect.ts"

const program = new URL("match.ts", import.meta.url).pathname

/** A child that has begun to listen; how long its start takes does not count. */
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
 * Those expressions that are not through with their hostile inputs by the deadline, one after the other in a process of
 * its own, which is ended with the expression that is too slow. The deadline is generous: a linear one needs a fraction.
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
