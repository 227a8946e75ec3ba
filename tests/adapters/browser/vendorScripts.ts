import { vi } from "@effect/vitest"

import type { GatedService } from "@heimwerk/core/consent/services.ts"

/** How a requested script behaves: it loads, fails, never finishes, or defines nothing. */
export type Manner = "comes" | "fails" | "hangs" | "is empty"

const names = ["ServiceChatbot", "SupportChat", "VideoConsultation", "CommunityAdvice", "Experimentation"]

/** Simulated interfaces of the third-party services, as their scripts define them in the page. */
export const vendorScripts = () => {
  const ends = new Map<GatedService, () => void>()
  const asked: Array<string> = []
  const calls: Array<unknown> = []
  const requests: Array<(name: unknown) => void> = []
  const manners = new Map<string, Manner>()
  const waiting: Array<HTMLScriptElement> = []
  const video: { experts: unknown } = { experts: "available" }
  const begin = (service: GatedService, detail: unknown, end: () => void) => {
    calls.push([service, detail])
    ends.set(service, end)
    return Promise.resolve()
  }
  let endChat = () => {}
  const support: { boot: (options: unknown) => Promise<unknown> } = {
    boot: (options: unknown) => {
      calls.push(["boot", options])
      let end = () => {}
      return Promise.resolve({
        open: () => begin("secondChat", undefined, () => end()),
        onEnd: (listener: () => void) => {
          end = listener
        },
        close: () => {
          calls.push(["secondChat closed"])
          return Promise.resolve()
        },
      })
    },
  }
  const interfaces: Readonly<Record<string, unknown>> = {
    ServiceChatbot: {
      open: () => begin("chatbot", undefined, endChat),
      on: (name: string, listener: (detail?: unknown) => void) => {
        if (name === "end") endChat = listener
        else requests.push(listener)
      },
    },
    SupportChat: support,
    VideoConsultation: {
      checkAvailability: (key: unknown) => {
        calls.push(["experts", key])
        return video.experts === "silence" ? new Promise(() => {}) : Promise.resolve(video.experts)
      },
      startCall: ({ onEnd, ...rest }: { readonly onEnd: () => void }) => begin("video", rest, onEnd),
    },
    CommunityAdvice: { open: ({ onEnd }: { readonly onEnd: () => void }) => begin("community", {}, onEnd) },
    Experimentation: { start: () => Promise.resolve() },
  }
  const arrive = (script: HTMLScriptElement) => {
    const [name] = new URL(script.src).pathname.split("/").slice(-1)
    if (name !== undefined && name in interfaces) Reflect.set(globalThis, name, interfaces[name])
    script.dispatchEvent(new Event("load"))
  }
  vi.spyOn(document.head, "append").mockImplementation((...nodes) => {
    for (const script of nodes) {
      if (!(script instanceof HTMLScriptElement)) continue
      asked.push(script.src)
      const manner = manners.get(script.src) ?? "comes"
      if (manner === "fails") queueMicrotask(() => script.dispatchEvent(new Event("error")))
      if (manner === "is empty") queueMicrotask(() => script.dispatchEvent(new Event("load")))
      if (manner === "comes") queueMicrotask(() => arrive(script))
      if (manner === "hangs") waiting.push(script)
    }
  })
  return {
    /** The addresses of the scripts that were added to the page, in order. */
    asked,
    calls,
    /** Makes the chat bot request a consent. */
    request: (name: unknown) => requests.forEach((listener) => listener(name)),
    end: (service: GatedService) => ends.get(service)?.(),
    manners,
    /** The interface of the second chat. */
    support,
    /** Lets the scripts that hang finish loading. */
    arriveLate: () => waiting.splice(0).forEach(arrive),
    video,
    /** Restores the page: removes the simulated interfaces and everything that the scripts defined. */
    leave: () => {
      vi.restoreAllMocks()
      for (const name of names) Reflect.deleteProperty(globalThis, name)
    },
  }
}
