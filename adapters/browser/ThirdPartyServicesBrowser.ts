import type { ExpertAvailability } from "@heimwerk/core/advice/availability.ts"
import { type GatedService, gatedServices } from "@heimwerk/core/consent/services.ts"
import {
  type Conversation,
  ThirdPartyError,
  ThirdPartyServices,
} from "@heimwerk/core/advice/ThirdPartyServices.port.ts"
import { timings } from "@heimwerk/core/timings.ts"
import { Effect, Layer, Queue, Stream } from "effect"

import { mapsInPage } from "../vendors/google-maps/MapsApi.ts"
import { apis } from "./services/apis.ts"
import { asking, scriptApi } from "./services/scriptApi.ts"
import { allowScripts } from "./services/scriptPolicy.ts"
import type { ServiceScripts } from "./services/ServiceScripts.ts"

const isGated = (name: unknown): name is GatedService => gatedServices.some((service) => service === name)
const isAvailability = (answer: unknown): answer is ExpertAvailability =>
  answer === "available" || answer === "unavailable"

const call = <A>(make: () => Promise<A>) => asking("CallFailed", timings.serviceCall, make)

/**
 * Starts a conversation with a service. Completes once the conversation has started. `begin` receives a
 * callback to call when the conversation has ended.
 */
const converse = (
  begin: (ended: () => void) => Promise<unknown>,
): Effect.Effect<Conversation, ThirdPartyError> =>
  Effect.suspend(() => {
    let end = () => {}
    const ended = new Promise<void>((resolve) => {
      end = resolve
    })
    return Effect.as(
      call(() => begin(end)),
      { ended: Effect.promise(() => ended) },
    )
  })

/**
 * Third-party services that load as scripts in the page (storefront 4; forms and markets 4.8 and 7; wire
 * contracts 7). Each script is loaded once, and only with the consent to its service. Except for maps, a
 * service without a configured address fails like a script that cannot be loaded.
 */
export const layer = ({ addresses, appId }: ServiceScripts): Layer.Layer<ThirdPartyServices> => {
  allowScripts(Object.values(addresses))
  return Layer.succeed(ThirdPartyServices, {
    chatbot: ({ service }) =>
      Effect.gen(function* () {
        const chatbot = yield* scriptApi(addresses[service], apis.chatbot)
        const requests = yield* Queue.unbounded<GatedService>()
        let end = () => {}
        chatbot.on("end", () => end())
        chatbot.on("consentRequest", (name) => {
          if (isGated(name)) Queue.offerUnsafe(requests, name)
        })
        return {
          requests: Stream.fromQueue(requests),
          start: () =>
            converse((ended) => {
              end = ended
              return chatbot.open()
            }),
        }
      }),
    secondChat: ({ service }) =>
      Effect.gen(function* () {
        const support = yield* scriptApi(addresses[service], apis.secondChat)
        const chat = yield* asking("LoadFailed", timings.serviceCall, () =>
          support.boot({ appId, locale: "de" }),
        )
        let end = () => {}
        chat.onEnd(() => end())
        return {
          start: () =>
            converse((ended) => {
              end = ended
              return chat.open()
            }),
          close: Effect.ensuring(
            call(() => chat.close()),
            Effect.sync(() => end()),
          ),
        }
      }),
    video: ({ service }) =>
      Effect.map(scriptApi(addresses[service], apis.video), (video) => ({
        start: (routingKey) =>
          converse((onEnd) =>
            video.startCall({ onEnd, ...(routingKey === undefined ? {} : { routingKey }) }),
          ),
        availability: (routingKey) =>
          call(() => video.checkAvailability(routingKey)).pipe(
            Effect.filterOrFail(isAvailability, () => new ThirdPartyError({ reason: "CallFailed" })),
          ),
      })),
    community: ({ service }) =>
      Effect.map(scriptApi(addresses[service], apis.community), (community) => ({
        start: () => converse((onEnd) => community.open({ onEnd })),
      })),
    /** If no maps script is configured, the shop draws its maps itself. */
    maps: ({ service }) =>
      addresses[service] === undefined
        ? Effect.void
        : scriptApi(addresses[service], mapsInPage).pipe(
            Effect.mapError(({ cause }) => new ThirdPartyError({ reason: "MapsMissing", cause })),
            Effect.asVoid,
          ),
    experimentation: ({ service }) =>
      Effect.flatMap(scriptApi(addresses[service], apis.experimentation), (experiments) =>
        Effect.asVoid(call(() => experiments.start())),
      ),
  })
}
