import type { KeepMessage } from "./KeepMessage.ts"
import type { PageCache, WorkerEvent, WorkerScope } from "./WorkerScope.ts"

/** Settings that the server writes into the script of the service worker. */
export interface WorkerSettings {
  /** Name of the cache that contains the kept pages. */
  readonly cacheName: string
  /** Paths of the pages that are kept (`keptPaths.ts`). */
  readonly paths: ReadonlyArray<string>
  /** Addresses of files that kept pages load after their document. */
  readonly files: ReadonlyArray<string>
  /** Number of visited pages that are kept. The page that was opened longest ago is removed first. */
  readonly maxPages: number
  /** Age in ms above which a kept page is not shown. */
  readonly maxAge: number
  /** Markup at the start of a kept page; `{time}` stands for the time of the page. */
  readonly banner: string
  /** The document shown for a page that is not kept; `{pages}` stands for links to the kept pages. */
  readonly document: string
  /** The content security policy of this document. */
  readonly policy: string
}

/**
 * The service worker. It keeps pages of the shop and shows them when a navigation gets no answer. With a network it
 * changes nothing: each navigation gets the shop's answer, and no other request passes through it.
 *
 * The server writes the text of this function into a script of its own, so it must use nothing from outside.
 */
export const keepPages = (scope: WorkerScope, settings: WorkerSettings): void => {
  const timeHeader = "x-kept-at"
  const stateHeader = "x-kept-state"
  /** Address of the entry that stores the owner. */
  const ownerAddress = "/offline.js?owner"
  const open = () => scope.caches.open(settings.cacheName)

  const isKept = ({ origin, pathname }: URL) =>
    origin === scope.location.origin &&
    settings.paths.some((path) =>
      path.length > 1 && path.endsWith("/") ? pathname.startsWith(path) : pathname === path,
    )
  const keyOf = ({ origin, pathname, search }: URL) => origin + pathname + search

  const isExpired = (answer: Response) =>
    Date.now() - Number(answer.headers.get(timeHeader)) > settings.maxAge

  /** The kept pages, the oldest first. Removes expired pages. */
  const keptPages = async (cache: PageCache) => {
    const addresses = (await cache.keys()).map(({ url }) => url).filter((url) => isKept(new URL(url)))
    const pages = await Promise.all(
      addresses.map(async (address) => {
        const answer = await cache.match(address)
        if (answer === undefined) return []
        if (!isExpired(answer)) return [{ address, answer }]
        await cache.delete(address)
        return []
      }),
    )
    return pages.flat()
  }

  const removeOldest = async (cache: PageCache) => {
    const pages = await keptPages(cache)
    const visited = pages.filter(({ answer }) => answer.headers.get(stateHeader) === "")
    await Promise.all(
      visited
        .slice(0, Math.max(0, visited.length - settings.maxPages))
        .map(({ address }) => cache.delete(address)),
    )
  }

  const keep = async (address: URL, answer: Response, state: string) => {
    const headers = new Headers(answer.headers)
    // The body has been decoded.
    headers.delete("content-encoding")
    headers.delete("content-length")
    headers.set(timeHeader, String(Date.now()))
    headers.set(stateHeader, state)
    const text = await answer.text()
    const cache = await open()
    // Deleting it first makes it the last one in the order of the cache.
    await cache.delete(keyOf(address))
    await cache.put(keyOf(address), new Response(text, { headers }))
    await removeOldest(cache)
  }

  const isPage = (answer: Response) =>
    answer.status === 200 &&
    !answer.redirected &&
    answer.headers.get("content-type")?.startsWith("text/html") === true

  const keptPage = async (address: URL): Promise<Response | undefined> => {
    const cache = await open()
    const answer =
      (await cache.match(keyOf(address))) ?? (await cache.match(address.origin + address.pathname))
    if (answer === undefined || isExpired(answer)) return undefined
    const shown = new Intl.DateTimeFormat("de-DE", {
      dateStyle: "long",
      timeStyle: "short",
      timeZone: "Europe/Berlin",
    }).format(Number(answer.headers.get(timeHeader)))
    const text = await answer.text()
    const banner = settings.banner.replace("{time}", shown)
    return new Response(text.replace("<body>", `<body>${banner}`), { headers: answer.headers })
  }

  const offlineDocument = async (): Promise<Response> => {
    const cache = await open()
    const links = await Promise.all(
      (await keptPages(cache)).map(async ({ address, answer }) => {
        const [, title = ""] = /<title>([^<]*)<\/title>/u.exec(await answer.text()) ?? []
        const { pathname, search } = new URL(address)
        const href = (pathname + search).replaceAll("&", "&amp;").replaceAll('"', "%22")
        return `<li><a href="${href}">${title.replace(/ \| [^|]*$/u, "")}</a></li>`
      }),
    )
    return new Response(
      settings.document.replace("{pages}", () => links.toReversed().join("")),
      {
        headers: { "content-type": "text/html; charset=utf-8", "content-security-policy": settings.policy },
      },
    )
  }

  const answerTo = async (event: WorkerEvent): Promise<Response> => {
    const address = new URL(event.request.url)
    try {
      const answer = (await event.preloadResponse) ?? (await scope.fetch(event.request))
      // A failure to keep the page, for example without free space, must not disturb the visitor.
      if (isKept(address) && isPage(answer))
        event.waitUntil(keep(address, answer.clone(), "").catch(() => undefined))
      return answer
    } catch {
      // The browser would keep the answer to a page that it loads ahead, and show it when the network is back.
      if (event.request.headers.get("sec-purpose")?.startsWith("prefetch") === true) return Response.error()
      return (isKept(address) ? await keptPage(address) : undefined) ?? offlineDocument()
    }
  }

  /** Returns the addresses of the scripts and pictures in a document. */
  const filesIn = (text: string) => [
    ...(text.match(/\/ui\/js\/[\w.-]+\.js/gu) ?? []),
    ...Array.from(text.matchAll(/ src="(\/bilder\/[^"]+)"/gu), ([, address = ""]) =>
      address.replaceAll("&amp;", "&"),
    ),
  ]

  /** Loads a page and its files. The files are then in the browser's own cache, from which pages load them. */
  const load = async (address: URL, state: string) => {
    const answer = await scope.fetch(address.href)
    if (!isPage(answer)) return
    const text = await answer.clone().text()
    await keep(address, answer, state)
    for (const file of new Set([...filesIn(text), ...settings.files])) await scope.fetch(file)
  }

  const keepFor = async ({ current, owner, personal, state }: KeepMessage) => {
    const known = await (await (await open()).match(ownerAddress))?.text()
    if (known !== owner) {
      await scope.caches.delete(settings.cacheName)
      await (await open()).put(ownerAddress, new Response(owner))
    }
    const cache = await open()
    for (const path of personal) {
      const address = new URL(path, scope.location.origin)
      const kept = await cache.match(keyOf(address))
      if (kept?.headers.get(stateHeader) !== state) await load(address, state)
    }
    const address = new URL(current, scope.location.origin)
    if (isKept(address) && (await cache.match(keyOf(address))) === undefined) await load(address, "")
  }

  scope.addEventListener("install", (event) => event.waitUntil(scope.skipWaiting()))
  scope.addEventListener("activate", (event) => {
    // Firefox shows its own error instead of the worker's answer if this request fails.
    if (scope.navigator.userAgent.includes("Firefox/")) return
    event.waitUntil(Promise.resolve(scope.registration.navigationPreload?.enable()))
  })
  scope.addEventListener("fetch", (event) => {
    if (event.request.mode === "navigate" && event.request.method === "GET")
      event.respondWith(answerTo(event))
  })
  scope.addEventListener("message", (event) => event.waitUntil(keepFor(event.data).catch(() => undefined)))
}

/** The service worker of a shop that keeps no pages: it removes itself and everything that was kept. */
export const removeWorker = (scope: WorkerScope, { cacheName }: Pick<WorkerSettings, "cacheName">): void => {
  scope.addEventListener("install", (event) => event.waitUntil(scope.skipWaiting()))
  scope.addEventListener("activate", (event) =>
    event.waitUntil(Promise.all([scope.caches.delete(cacheName), scope.registration.unregister()])),
  )
}
