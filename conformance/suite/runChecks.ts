import * as Cause from "effect/Cause"
import * as Effect from "effect/Effect"

import type { Backend } from "./Backend.ts"
import { type Check, NotPossible } from "./Check.ts"
import type { CheckResult } from "./CheckOptions.ts"
import { contractProblems } from "./contractProblems.ts"
import { type Exchange, Recorder } from "./Exchange.ts"

/** Number of checks that run in parallel. 4 keep the run short, and stay below the load of a stress test. */
const concurrency = 4

/** Maximum length of a finding, in characters. Without this limit, a schema error contains the whole answer. */
const maxLength = 400

const oneLine = (text: string): string => {
  const line = text.replaceAll(/\s+/gu, " ").trim()
  return line.length > maxLength ? `${line.slice(0, maxLength - 1)}…` : line
}

/**
 * Returns the message of an error with that of its innermost cause. The error of a request names only the address, and
 * its causes the reason, such as `getaddrinfo ENOTFOUND test.example`. Some causes have a code and no message.
 */
const messageOf = (error: Error): string => {
  let inner = error
  while (inner.cause instanceof Error) inner = inner.cause
  const code = "code" in inner && typeof inner.code === "string" ? inner.code : inner.name
  const reason = inner.message === "" ? code : inner.message
  return error.message.includes(reason) ? error.message : `${error.message}: ${reason}`
}

const sentenceOf = (cause: Cause.Cause<unknown>): string => {
  const error = Cause.squash(cause)
  return `Die Prüfung endet mit einem Fehler: ${error instanceof Error ? messageOf(error) : String(error)}`
}

/** Runs one check, and checks each of its answers against the rules of the contract. */
const runCheck = Effect.fnUntraced(function* (backend: Backend, { id, rule, run, title }: Check) {
  const exchanges: Array<Exchange> = []
  const result = yield* run(backend).pipe(
    Effect.provideService(Recorder, (exchange: Exchange) => void exchanges.push(exchange)),
    Effect.map((findings) => ({ findings, isPossible: true })),
    Effect.catchCause((cause) => {
      const error = Cause.squash(cause)
      return Effect.succeed(
        error instanceof NotPossible
          ? { findings: [error.message], isPossible: false }
          : { findings: [sentenceOf(cause)], isPossible: true },
      )
    }),
  )
  const broken = exchanges.flatMap(contractProblems)
  const findings = [...new Set([...broken, ...result.findings].map(oneLine))]
  const isSkipped = !result.isPossible && broken.length === 0
  const state = isSkipped ? "skipped" : findings.length === 0 ? "passed" : "failed"
  const checked: CheckResult = { id, title, rule, state, findings }
  return checked
})

/** Runs checks against a backend, 4 in parallel. The results have the order of the checks. */
export const runChecks = (backend: Backend, checks: ReadonlyArray<Check>) =>
  Effect.forEach(checks, (check) => runCheck(backend, check), { concurrency })
