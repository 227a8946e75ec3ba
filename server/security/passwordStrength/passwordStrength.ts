import { Worker } from "node:worker_threads"

import { PasswordStrength } from "@heimwerk/adapters/account/PasswordStrength.ts"
import { Effect, Layer, RcRef, Redacted, Semaphore } from "effect"

import type { Question } from "./Question.ts"

/** How long an unused worker with its 40 MB of dictionaries is kept. */
const idleTime = "1 minute"

/** Time limit of one check. The worst text of 32 characters takes 0.5 s. */
const budget = "5 seconds"

const startWorker = Effect.acquireRelease(
  Effect.sync(() => new Worker(new URL("./estimate.worker.ts", import.meta.url))),
  (worker) => Effect.promise(() => worker.terminate()),
)

/** Sends one question to the worker and returns whether the password is easily guessed. */
const ask = (worker: Worker, question: Question) =>
  Effect.callback<boolean, unknown>((resume) => {
    const stop = () => {
      worker.off("message", answered)
      worker.off("error", failed)
    }
    const answered = (isGuessable: boolean) => {
      stop()
      resume(Effect.succeed(isGuessable))
    }
    const failed = (cause: unknown) => {
      stop()
      resume(Effect.fail(cause))
    }
    worker.on("message", answered)
    worker.on("error", failed)
    worker.postMessage(question, [])
    return Effect.sync(stop)
  })

/**
 * Estimates new passwords with zxcvbn and its lists of common passwords, German words and names, without a
 * network. The checks run one at a time in a worker thread that is started when it is needed. When a check
 * fails or exceeds its time limit, the password is accepted and the failure is logged: the rules of the form
 * still hold.
 */
export const layer: Layer.Layer<never> = Layer.effect(
  PasswordStrength,
  Effect.gen(function* () {
    const turn = yield* Semaphore.make(1)
    const workers = yield* RcRef.make({ acquire: startWorker, idleTimeToLive: idleTime })
    const estimate = Effect.fnUntraced(function* (question: Question) {
      const worker = yield* RcRef.get(workers)
      return yield* ask(worker, question)
    }, Effect.scoped)
    return {
      isGuessable: Effect.fn("PasswordStrength.isGuessable")((password, ownWords) =>
        estimate({ password: Redacted.value(password), ownWords }).pipe(
          Effect.timeout(budget),
          Effect.catch((cause) =>
            Effect.andThen(
              RcRef.invalidate(workers),
              Effect.as(Effect.logError("A new password could not be estimated", cause), false),
            ),
          ),
          (check) => turn.withPermit(check),
        ),
      ),
    }
  }),
)
