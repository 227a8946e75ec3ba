import * as KeyValueStorageMemory from "@heimwerk/adapters/memory/KeyValueStorageMemory.ts"
import { nothingCounted } from "@heimwerk/adapters/memory/TrackerMemory.ts"
import { BotCheck, BotCheckError } from "@heimwerk/core/botCheck/BotCheck.port.ts"
import { KeyValueStorage } from "@heimwerk/core/device/KeyValueStorage.port.ts"
import { anonymous, type SessionUser } from "@heimwerk/core/session/SessionUser.ts"
import { act, cleanup } from "@testing-library/react"
import { Context, Effect, Layer } from "effect"
import { TestClock } from "effect/testing"
import { type ComponentType, useRef, useState } from "react"

import { pageUserAtom } from "../../../ui/features/account/account.ts"
import { botCheckAtom } from "../../../ui/runtime/botCheck.ts"
import type { FormAddress } from "../../../ui/features/forms/FormModal.tsx"
import { formPortsAtom } from "../../../ui/features/forms/ports.ts"
import { makeFormServer } from "../../support/oracles/formServer.ts"
import { memoryShop } from "../support/memoryShop.ts"
import { renderInShop } from "../support/renderInShop.tsx"

const opened: Array<() => Promise<void>> = []

/** Unmounts all pages that a test has opened. */
export const closeShops = async () => {
  cleanup()
  await Promise.all(opened.splice(0).map((close) => close()))
}

/** A page that stores in its state, not in the URL, whether the form is open. */
const FormPage = ({ Form }: { readonly Form: ComponentType<FormAddress> }) => {
  const [isWanted, setWanted] = useState(true)
  const opener = useRef<HTMLButtonElement>(null)
  return (
    <>
      <button type="button" ref={opener} onClick={() => setWanted(true)}>
        Öffnen
      </button>
      <button type="button" onClick={() => setWanted(false)}>
        Zurück im Browser
      </button>
      <output>{isWanted ? "mit Formular" : "ohne Formular"}</output>
      <Form
        isWanted={isWanted}
        onLeave={() => setWanted(false)}
        onStay={() => setWanted(true)}
        returnFocus={opener}
      />
    </>
  )
}

/**
 * A browser tab with a request form and an unreliable connection. Its storage survives reloads, the clock is
 * a test clock, and the test sets the server's answers in advance.
 *
 * @param cookies cookies of the visitor's browser, for example the market
 */
export const formShop = (
  Form: ComponentType<FormAddress>,
  cookies: Readonly<Record<string, string>> = {},
) => {
  const server = makeFormServer()
  const counted = nothingCounted()
  const storage = Effect.runSync(Effect.scoped(Layer.build(KeyValueStorageMemory.layer())))
  const kept = Context.get(storage, KeyValueStorage)
  const ports = Layer.merge(server.layer, Layer.succeedContext(storage))
  let [tokens, isCheckBroken] = [0, false]
  const botCheck = Layer.succeed(BotCheck, {
    token: () =>
      Effect.suspend(() =>
        isCheckBroken
          ? Effect.fail(new BotCheckError({ reason: "Unavailable" }))
          : Effect.succeed(`t${++tokens}`),
      ),
  })
  let visitor: SessionUser = anonymous
  let show = (_user: SessionUser) => {}
  let shop = memoryShop({ cookies, counted, clock: TestClock.layer() })

  opened.push(() => shop.dispose())

  /**
   * Advances the test clock by 1 minute, and waits until all answers have arrived and the page shows them.
   */
  const settle = () =>
    act(async () => {
      await shop.run(TestClock.adjust("1 minute"))
      for (let turn = 0; turn < 3; turn++) await new Promise((resolve) => setTimeout(resolve))
    })
  /** Performs an action of the visitor and renders its result. */
  const doing = async (action: () => unknown) => {
    act(() => void action())
    await settle()
  }
  const open = async () => {
    const { store } = renderInShop(<FormPage Form={Form} />, shop.load, (store) => {
      store.set(pageUserAtom, visitor)
      store.set(formPortsAtom, { load: () => Promise.resolve(ports) })
      store.set(botCheckAtom, { load: () => Promise.resolve(botCheck) })
    })
    show = (user) => store.set(pageUserAtom, user)
    await settle()
  }
  return {
    server,
    events: counted.events,
    open,
    settle,
    doing,
    /** Reloads the page, which interrupts work in progress. */
    reload: async () => {
      cleanup()
      await shop.dispose()
      shop = memoryShop({ cookies, counted, clock: TestClock.layer() })
      await open()
    },
    /** Changes the visitor of the shown page and of the pages opened later. At first, this is a guest. */
    become: (user: SessionUser) => {
      visitor = user
      show(user)
    },
    breakCheck: (isBroken: boolean) => void (isCheckBroken = isBroken),
    kept: (key: string) => Effect.runSync(kept.get("session", key)),
    /** Replaces a text in the storage of the browser. */
    keep: (key: string, text: string) => Effect.runSync(kept.set("session", key, text)),
  }
}
