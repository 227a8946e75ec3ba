import type { Withdrawals } from "@heimwerk/core/withdrawal/Withdrawals.port.ts"
import type { Layer } from "effect"
import { atom } from "jotai"

import { port } from "../../runtime/service.ts"

const load = async (): Promise<Layer.Layer<Withdrawals>> => (await import("./openWithdrawals.ts")).layer

/** Loader of the port for withdrawals, called with the first withdrawal. Tests replace it. */
export const withdrawalsAtom = atom({ load })

/** Declares the withdrawal from a contract, and returns its receipt. */
export const withdrawals = port(async (store) => {
  const [{ openWithdrawals }, layer] = await Promise.all([
    import("./openWithdrawals.ts"),
    store.get(withdrawalsAtom).load(),
  ])
  return openWithdrawals(layer)
})
