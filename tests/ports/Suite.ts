import type { Vitest } from "@effect/vitest"

/** The part of `it` a port suite needs: tests as effects over the services of the layer around it. */
export type SuiteIt<R> = Pick<Vitest.MethodsNonLive<R>, "effect">
