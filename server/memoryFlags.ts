/**
 * How V8 runs the server program. A shop makes much short-lived garbage; with the defaults of a large machine V8 lets it
 * pile up to several hundred megabytes before it looks. Measured under mixed load (docs/operations.md, memory).
 */
export const memoryFlags: ReadonlyArray<string> = ["--max-semi-space-size=8", "--max-old-space-size=512"]
