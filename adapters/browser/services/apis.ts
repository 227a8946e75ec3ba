import { hasProperty } from "effect/Predicate"

/** What a script leaves in the page; the specs name no vendor, so these interfaces are those of the reference set-up. */
export interface ChatbotApi {
  open(): Promise<void>
  on(name: "end" | "consentRequest", listener: (detail: unknown) => void): void
}

/** The second chat is started with the shop's id and its language (forms and markets 7). */
export interface SupportChatApi {
  boot(options: { readonly appId: string; readonly locale: string }): Promise<{
    open(): Promise<void>
    onEnd(listener: () => void): void
  }>
}

/** The video consultation; experts can be chosen by a routing key (forms and markets 4.8). */
export interface VideoApi {
  checkAvailability(routingKey?: string): Promise<unknown>
  startCall(options: { readonly routingKey?: string; readonly onEnd: () => void }): Promise<void>
}

export interface CommunityApi {
  open(options: { readonly onEnd: () => void }): Promise<void>
}

export interface ExperimentationApi {
  start(): Promise<unknown>
}

const withMethods =
  <Api>(...names: ReadonlyArray<keyof Api & string>) =>
  (value: unknown): value is Api =>
    names.every((name) => hasProperty(value, name) && typeof value[name] === "function")

const inPage =
  <Api>(name: string, isApi: (value: unknown) => value is Api) =>
  (): Api | undefined => {
    const found: unknown = Reflect.get(globalThis, name)
    return isApi(found) ? found : undefined
  }

/** The interfaces that are in the page at the moment. */
export const apis = {
  chatbot: inPage("ServiceChatbot", withMethods<ChatbotApi>("open", "on")),
  secondChat: inPage("SupportChat", withMethods<SupportChatApi>("boot")),
  video: inPage("VideoConsultation", withMethods<VideoApi>("checkAvailability", "startCall")),
  community: inPage("CommunityAdvice", withMethods<CommunityApi>("open")),
  experimentation: inPage("Experimentation", withMethods<ExperimentationApi>("start")),
} as const
