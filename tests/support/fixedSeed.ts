import * as fc from "fast-check"

const { SEED: seed = "20260101" } = process.env

/**
 * Uses one fixed seed, so that `npm test`, coverage and mutation runs generate the same values every time.
 * `SEED=random` searches for new counter-examples; `SEED=<number>` repeats a printed seed.
 */
if (seed !== "random") fc.configureGlobal({ seed: Number(seed) })
