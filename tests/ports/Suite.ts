import type { Vitest } from "@effect/vitest"

/**
 * The part of `it` that a port suite needs: tests are effects that use the services of the surrounding
 * layer.
 */
export type SuiteIt<R> = Pick<Vitest.MethodsNonLive<R>, "effect">
