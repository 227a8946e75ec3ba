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
 * Flags of V8 for processes that a test starts: those that the test's own process has. The shop of the browser
 * tests gets none. It runs for minutes, so optimized code makes it faster.
 */
export const inheritedFlags: ReadonlyArray<string> = v8Flags.filter((flag) => process.execArgv.includes(flag))
