import * as fc from "fast-check"

/** Coverage and mutants must not depend on luck: the same values in every run, and a mutant survives or dies for good. */
fc.configureGlobal({ seed: 20_260_101 })
