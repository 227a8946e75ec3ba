import { hasProperty } from "effect/Predicate"

/**
 * The interface that the chat bot's script defines in the page. The specifications name no vendor, so the
 * interface is our choice.
 */
export interface ChatbotApi {
  open(): Promise<void>
  on(name: "end" | "consentRequest", listener: (detail: unknown) => void): void
}

/**
 * Interface of the second chat, which is started with the shop's app id and language (forms and markets 7).
 */
export interface SupportChatApi {
  boot(options: { readonly appId: string; readonly locale: string }): Promise<{
    open(): Promise<void>
    onEnd(listener: () => void): void
    /**
     * Ends the conversation, the connections and the stored data of the chat, after the visitor has withdrawn the
     * consent. Without it, the page reloads.
     */
    close(): Promise<void>
  }>
}

/** Interface of the video consultation. A routing key selects the experts (forms and markets 4.8). */
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

/**
 * One function per service: it returns the interface of the service if the script has already defined it in
 * the page.
 */
export const apis = {
  chatbot: inPage("ServiceChatbot", withMethods<ChatbotApi>("open", "on")),
  secondChat: inPage("SupportChat", withMethods<SupportChatApi>("boot")),
  video: inPage("VideoConsultation", withMethods<VideoApi>("checkAvailability", "startCall")),
  community: inPage("CommunityAdvice", withMethods<CommunityApi>("open")),
  experimentation: inPage("Experimentation", withMethods<ExperimentationApi>("start")),
} as const
