import type { Effect } from "effect"
import * as fc from "fast-check"

import type { Fate } from "../../support/oracles/basketServer.ts"
import type { openTab } from "./openTab.ts"

export type Tab = Effect.Success<typeof openTab>

/** An input of a customer: its name, its effect on the expected answers, and the command that performs it. */
export interface Act<Answers> {
  readonly name: string
  readonly mean: (before: Answers) => Answers
  readonly run: (tab: Tab) => Effect.Effect<void>
}

/** One action of a customer in a form. */
export type FormCommand<Answers> =
  | { readonly does: "act"; readonly act: Act<Answers> }
  | { readonly does: "next" | "walk on" | "back" | "reload" | "give token" | "discard" }
  | { readonly does: "load"; readonly isBroken: boolean }
  | {
      /** `send` first continues as far as the form allows and solves the bot check. `submit` submits at once. */
      readonly does: "send" | "submit"
      readonly fate: Fate
      readonly ending: "wait" | "click again" | "leave" | "discard"
    }

const fates = fc.constantFrom<Array<Fate>>("ok", "ok", "lost", "unreachable", "refused")
const endings = fc.constantFrom(
  "wait" as const,
  "wait" as const,
  "wait" as const,
  "click again" as const,
  "leave" as const,
  "discard" as const,
)

/** Actions that both forms share, besides answers. Likely actions occur several times in the list. */
export const sharedCommands = <Answers>(): Array<fc.Arbitrary<FormCommand<Answers>>> => [
  fc.constant({ does: "next" }),
  fc.constant({ does: "walk on" }),
  fc.constant({ does: "back" }),
  fc.constant({ does: "reload" }),
  fc.constant({ does: "give token" }),
  fc.constant({ does: "give token" }),
  fc.constant({ does: "discard" }),
  fc.record({ does: fc.constant("load" as const), isBroken: fc.constant(false) }),
  fc.record({ does: fc.constant("load" as const), isBroken: fc.constant(false) }),
  fc.record({ does: fc.constant("load" as const), isBroken: fc.constant(true) }),
  fc.record({ does: fc.constant("submit" as const), fate: fates, ending: endings }),
  fc.record({ does: fc.constant("send" as const), fate: fates, ending: endings }),
  fc.record({ does: fc.constant("send" as const), fate: fates, ending: endings }),
  fc.record({ does: fc.constant("send" as const), fate: fates, ending: endings }),
  fc.record({ does: fc.constant("send" as const), fate: fates, ending: endings }),
]
