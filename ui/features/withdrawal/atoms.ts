import type { Withdrawals } from "@heimwerk/core/withdrawal/Withdrawals.port.ts"
import type { WithdrawalInput } from "@heimwerk/core/withdrawal/form.ts"
import type { Layer } from "effect"
import { atom } from "jotai"

import { type Outcome, runtimeAtom } from "../../runtime/bridge.ts"
import type { Tries } from "./commands.ts"
import type { Receipt } from "./Receipt.ts"

const load = async (): Promise<Layer.Layer<Withdrawals>> => (await import("./withdrawalLayer.ts")).layer

/** Loader of the port for withdrawals, called with the first withdrawal. Tests replace it. */
export const withdrawalsAtom = atom({ load })

const offline: Outcome<never> = {
  kind: "failed",
  message: "Die Verbindung ist unterbrochen. Bitte versuche es noch einmal.",
}

/** Declares the withdrawal from a contract, and returns its receipt. */
export const declareAtom = atom(
  null,
  async (get, _set, input: WithdrawalInput, tries: Tries): Promise<Outcome<Receipt>> => {
    try {
      const [runtime, { declare }, layer] = await Promise.all([
        get(runtimeAtom).load(),
        import("./commands.ts"),
        get(withdrawalsAtom).load(),
      ])
      return await runtime.attempt(declare(input, tries, layer))
    } catch {
      return offline
    }
  },
)
