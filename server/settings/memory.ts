/**
 * Flags and environment variables that limit the memory of the server process. Most of its garbage is
 * short-lived. With the defaults of a large machine, V8 collects only after several hundred megabytes, and
 * the C library reserves memory for each thread. docs/operations.md (memory) contains the measurements.
 */
export const memoryFlags: ReadonlyArray<string> = ["--max-semi-space-size=8", "--max-old-space-size=512"]

export const memoryEnvironment: Readonly<Record<string, string>> = { MALLOC_ARENA_MAX: "2" }
