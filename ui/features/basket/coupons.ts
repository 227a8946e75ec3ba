import type { Coupon } from "@heimwerk/core/basket/Benefits.ts"
import type { Coupons } from "@heimwerk/core/basket/Coupons.port.ts"
import type { Layer } from "effect"
import { atom } from "jotai"

import { type Outcome, runtimeAtom } from "../../runtime/bridge.ts"

const load = async (): Promise<Layer.Layer<Coupons>> => (await import("./couponsLayer.ts")).layer

/** Loader of the coupons port, on demand; tests replace it. */
export const couponsAtom = atom({ load })

const offline: Outcome<never> = {
  kind: "failed",
  message: "Die Verbindung ist unterbrochen. Bitte versuche es noch einmal.",
}

/** Loads the coupons of the logged-in customer. */
export const readCouponsAtom = atom(null, async (get): Promise<Outcome<ReadonlyArray<Coupon>>> => {
  try {
    const [runtime, { readCoupons }, layer] = await Promise.all([
      get(runtimeAtom).load(),
      import("./readCoupons.ts"),
      get(couponsAtom).load(),
    ])
    return await runtime.attempt(readCoupons(layer))
  } catch {
    return offline
  }
})
