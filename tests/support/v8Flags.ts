/**
 * Flags of V8 in the processes of tests, which save processor time while both cores are busy (ADR 0099). Garbage
 * collection uses no threads of its own. The embedded database is WebAssembly, and a test ends before it gains from
 * optimized code.
 */
export const v8Flags: ReadonlyArray<string> = [
  "--single-threaded-gc",
  "--no-wasm-tier-up",
  "--no-wasm-dynamic-tiering",
]

/**
 * The flags of this process, for shops that it starts. A worker of vitest has all flags. The setup of the browser tests
 * has none, because its shop lives for minutes and gains from optimized code.
 */
export const inheritedFlags: ReadonlyArray<string> = v8Flags.filter((flag) => process.execArgv.includes(flag))
