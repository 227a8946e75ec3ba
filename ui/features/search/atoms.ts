import { command } from "../../runtime/bridge.ts"

/** Keeps a term that was searched for in the history (storefront 9, search history). */
export const rememberAtom = command(
  () => import("./commands.ts"),
  ({ remember }, text: string) => remember(text),
)
