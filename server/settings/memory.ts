/**
 * How the server program is started. A shop makes much short-lived garbage; with the defaults of a large machine V8 lets
 * it pile up to several hundred megabytes before it looks, and the C library keeps an arena per thread. Measured under
 * mixed load: docs/operations.md, memory.
 */
export const memoryFlags: ReadonlyArray<string> = ["--max-semi-space-size=4", "--max-old-space-size=512"]

export const memoryEnvironment: Readonly<Record<string, string>> = { MALLOC_ARENA_MAX: "2" }
