import type { Render } from "@heimwerk/ui/render.ts"
import { VisitorReads } from "@heimwerk/ui/runtime/visitorReads.ts"
import { Effect } from "effect"

/** A page that greets the logged-in customer, like the header of every page. */
export const greeting: Render = async ({ run, url }) => {
  const customer = await run(Effect.flatMap(VisitorReads, ({ me }) => me))
  return {
    kind: "page",
    status: 200,
    meta: { title: "Heimwerk", description: "", canonicalPath: url.pathname },
    state: {},
    personal: customer !== undefined,
    modules: [],
    pipe: (destination) => destination.end(`<main>Hallo ${customer?.firstName ?? "Gast"}</main>`),
  }
}
