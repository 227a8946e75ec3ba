import { Effect, Schedule } from "effect"

/**
 * Time limit of one run of a job. When the host of the database disappears without closing its connections, a
 * statement waits until the operating system gives up, which takes up to 15 minutes. A run with slow services ends in
 * less: 20 payments that are closed in 10 s each take 200 s. A longer run loses nothing, because it stores each step
 * and the next run goes on after its leases.
 */
const runLimit = "5 minutes"

/**
 * Repeats a job with a pause of 1 s. After a failure, or a run of more than 5 minutes, it logs a warning and waits
 * 30 s longer. The jobs are not traced, because most runs find nothing to do.
 */
export const everySecond = <E, R>(work: Effect.Effect<number, E, R>, warning: string) =>
  work.pipe(
    Effect.timeout(runLimit),
    Effect.catchCause((cause) =>
      Effect.andThen(Effect.logWarning(warning, cause), Effect.sleep("30 seconds")),
    ),
    Effect.repeat(Schedule.spaced("1 second")),
    Effect.withTracerEnabled(false),
    Effect.forkScoped,
  )
