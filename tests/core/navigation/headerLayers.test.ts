import { assert, describe, it } from "@effect/vitest"
import {
  closedLayers,
  type HeaderLayer,
  type HeaderLayerEvent,
  layersAfter,
} from "@heimwerk/core/navigation/headerLayers.ts"
import * as fc from "fast-check"

const event = (kind: "opened" | "closed" | "toggled", layer: HeaderLayer): HeaderLayerEvent => ({
  kind,
  layer,
})
const open = (...events: ReadonlyArray<HeaderLayerEvent>): ReadonlyArray<string> =>
  Object.entries(events.reduce(layersAfter, closedLayers))
    .filter(([, isOpen]) => isOpen)
    .map(([layer]) => layer)

describe("the layers of the header", () => {
  it.each<[ReadonlyArray<HeaderLayerEvent>, ReadonlyArray<string>]>([
    [[], []],
    [[event("opened", "menu")], ["menu"]],
    [[event("opened", "menu"), event("opened", "menu")], ["menu"]],
    [[event("opened", "menu"), event("opened", "store")], ["store"]],
    [[event("opened", "account"), event("closed", "account")], []],
    [[event("opened", "account"), event("closed", "menu")], ["account"]],
    [[event("toggled", "store")], ["store"]],
    [[event("toggled", "store"), event("toggled", "store")], []],
    [[event("opened", "account"), event("toggled", "menu")], ["menu"]],
    ...(["menu", "account", "store"] as const).map(
      (layer): [ReadonlyArray<HeaderLayerEvent>, ReadonlyArray<string>] => [
        [event("opened", layer), { kind: "escape" }],
        [],
      ],
    ),
    [[{ kind: "escape" }], []],
  ])("after %j are %j", (events, layers) => {
    assert.deepStrictEqual(open(...events), layers)
  })

  it("are closed on a page that was just opened", () => {
    assert.deepStrictEqual(closedLayers, { menu: false, account: false, store: false })
  })

  it("never lie over each other, and Escape leaves none", () => {
    const kinds = fc.constantFrom("opened", "closed", "toggled")
    const layers = fc.constantFrom("menu", "account", "store")
    const events = fc.array(fc.tuple(kinds, layers).map(([kind, layer]) => event(kind, layer)))
    fc.assert(
      fc.property(events, (given) => {
        assert.isAtMost(open(...given).length, 1)
        assert.lengthOf(open(...given, { kind: "escape" }), 0)
      }),
    )
  })
})
