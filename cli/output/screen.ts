import * as Context from "effect/Context"

/** Screen width in characters; `undefined` when stdout is not a terminal, for example a pipe. */
export const ScreenWidth = Context.Reference<number | undefined>("cli/ScreenWidth", {
  defaultValue: () => undefined,
})
