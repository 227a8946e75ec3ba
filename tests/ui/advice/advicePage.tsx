import { fireEvent, screen } from "@testing-library/react"
import { Context, Effect, Layer, ManagedRuntime } from "effect"
import { TestClock } from "effect/testing"
import { useEffect, useRef } from "react"

import * as NavigatorMemory from "@heimwerk/adapters/memory/NavigatorMemory.ts"
import * as ThirdPartyServicesMemory from "@heimwerk/adapters/memory/ThirdPartyServicesMemory.ts"
import { ConsentService } from "@heimwerk/core/consent/service.ts"
import type { GatedService } from "@heimwerk/core/consent/services.ts"
import { ThirdPartyServices } from "@heimwerk/core/advice/ThirdPartyServices.port.ts"
import { Advice, type AdviceProps } from "../../../ui/features/advice/Advice.tsx"
import { ServiceAvatar } from "../../../ui/features/advice/ServiceAvatar.tsx"
import { ConsentGate } from "../../../ui/features/consent/ConsentGate.tsx"
import { memoryShop } from "../support/memoryShop.ts"
import { renderInShop } from "../support/renderInShop.tsx"

/** A Friday noon in Germany, within the hours of advice. */
const fridayNoon = Date.UTC(2026, 10, 20, 11)
/** The Sunday after `fridayNoon`, outside the hours of advice. */
export const sundayNoon = Date.UTC(2026, 10, 22, 11)

interface AdvicePageOptions {
  readonly granted?: ReadonlyArray<GatedService>
  readonly at?: number
  readonly address?: string
  readonly hasVideo?: boolean
  readonly routingKey?: string
  /** Third-party services that fail to load. */
  readonly failing?: ReadonlyArray<GatedService>
  /** Replaces methods of the simulated third-party services. */
  readonly services?: (memory: ThirdPartyServices["Service"]) => Partial<ThirdPartyServices["Service"]>
  /** How often the flyout's script fails to load before it succeeds. */
  readonly missing?: number
  /** Whether the flyout fails when it is mounted, as without a network. */
  readonly breaks?: boolean
}

const gate: AdviceProps["gate"] = (service, text) => (
  <ConsentGate service={service}>
    <p>{text}</p>
  </ConsentGate>
)

/** Opens a page with the avatar button, simulated third-party services and a test clock. */
export const openAdvice = async (options: AdvicePageOptions = {}) => {
  const { at = fridayNoon, failing = [], granted = [], hasVideo = true, services = () => ({}) } = options
  const shop = memoryShop({ clock: TestClock.layer() })
  await shop.run(TestClock.setTime(at))
  await shop.run(ConsentService.use((consent) => Effect.forEach(granted, consent.accept)))
  const context = await ManagedRuntime.make(ThirdPartyServicesMemory.layer).context()
  const memory = Context.get(context, ThirdPartyServices)
  const thirdParty = Context.get(context, ThirdPartyServicesMemory.ThirdParty)
  await Effect.runPromise(Effect.forEach(failing, (service) => thirdParty.fail(service, true)))
  const ports = Layer.mergeAll(
    Layer.succeed(ThirdPartyServices, { ...memory, ...services(memory) }),
    NavigatorMemory.layer(options.address),
  )
  const fed: Array<string> = []
  const WithPorts = (props: AdviceProps) => {
    const { onFail } = props
    useEffect(() => {
      if (options.breaks === true) onFail()
    }, [onFail])
    return <Advice {...props} services={{ layer: ports, hasVideo }} />
  }
  let missing = options.missing ?? 0
  const open = () =>
    missing-- > 0 ? Promise.reject(new Error("The script did not come.")) : Promise.resolve(WithPorts)

  const Page = () => {
    const avatar = useRef<HTMLButtonElement>(null)
    return (
      <ServiceAvatar
        avatar={avatar}
        facts={{ isConsentRequired: false, isMarketNew: false }}
        load={open}
        routingKey={options.routingKey}
        onFeedback={() => fed.push("feedback")}
        gate={gate}
      />
    )
  }
  renderInShop(<Page />, shop.load)
  return { fed, thirdParty, run: shop.run }
}

/** The avatar button in the corner of the page, in every state. */
export const avatar = () => screen.getByRole("button", { name: /^Hilfe und Beratung/u, hidden: true })
/** Clicks the avatar button. */
export const press = () => fireEvent.click(avatar())
/** Waits for the service flyout with this title. */
export const flyout = (name = "Hallo, wie können wir dir helfen?") => screen.findByRole("dialog", { name })
/** Waits for the button of an advice channel in the service flyout. */
export const entry = (name: RegExp) => screen.findByRole("button", { name })
