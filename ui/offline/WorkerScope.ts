import type { KeepMessage } from "./KeepMessage.ts"

type PageRequest = Pick<Request, "method" | "mode" | "url"> & { readonly headers: Pick<Headers, "get"> }

/** Answers by address, in the order in which they were put. */
export interface PageCache {
  readonly match: (address: string) => Promise<Response | undefined>
  readonly put: (address: string, answer: Response) => Promise<void>
  readonly delete: (address: string) => Promise<boolean>
  readonly keys: () => Promise<ReadonlyArray<{ readonly url: string }>>
}

/** An event of a service worker. Each type of event has only some of these properties. */
export interface WorkerEvent {
  /** Keeps the worker running until a promise settles. */
  readonly waitUntil: (task: Promise<unknown>) => void
  readonly request: PageRequest
  /** The answer to a navigation that the browser requested while the worker started. */
  readonly preloadResponse: Promise<Response | undefined>
  readonly respondWith: (answer: Promise<Response>) => void
  /** The message of a page. */
  readonly data: KeepMessage
}

/** The global scope of a service worker, as far as it is used. */
export interface WorkerScope {
  readonly caches: {
    readonly open: (name: string) => Promise<PageCache>
    readonly delete: (name: string) => Promise<boolean>
  }
  readonly fetch: (request: PageRequest | string) => Promise<Response>
  readonly location: { readonly origin: string }
  readonly navigator: { readonly userAgent: string }
  readonly registration: {
    readonly navigationPreload?: { readonly enable: () => Promise<void> }
    readonly unregister: () => Promise<boolean>
  }
  readonly skipWaiting: () => Promise<void>
  readonly addEventListener: (
    type: "install" | "activate" | "fetch" | "message",
    listener: (event: WorkerEvent) => void,
  ) => void
}
