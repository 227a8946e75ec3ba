import * as Context from "effect/Context"

/** How many characters fit beside each other; `undefined` when nobody looks at it, as in a pipe. */
export const ScreenWidth = Context.Reference<number | undefined>("cli/ScreenWidth", {
  defaultValue: () => undefined,
})
