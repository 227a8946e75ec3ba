import * as fc from "fast-check"

const { SEED: seed = "20260101" } = process.env

/**
 * The gate, coverage and mutants must not depend on luck: the same values in every run, so that a change is refused for what it
 * does. Who looks for new counter-examples sets `SEED=random`, and to meet one again the seed that was printed with it.
 */
if (seed !== "random") fc.configureGlobal({ seed: Number(seed) })
