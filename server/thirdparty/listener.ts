import { readFile } from "node:fs/promises"
import type { ServerResponse } from "node:http"

import type { Listener } from "../http/listen.ts"
import type { makeDemoStripe } from "./stripe/demoStripe.ts"
import { type MappedTown, mapTile } from "./mapTile.ts"

/** The source files of each simulated service's script, in order. */
const parts = {
  chatbot: ["panel", "answers", "chatbot"],
  "second-chat": ["panel", "second-chat"],
  video: ["panel", "experts", "video"],
  community: ["panel", "community"],
  experimentation: ["experimentation"],
  recommendations: ["recommendations"],
  "usercentrics-v2": ["panel", "consents", "uc-ui"],
  "usercentrics-v3": ["panel", "consents", "uc-cmp"],
} as const satisfies Readonly<Record<string, ReadonlyArray<string>>>

type ServiceScript = keyof typeof parts

const isService = (name: string): name is ServiceScript => Object.hasOwn(parts, name)

/** How the availability of the simulated experts is determined: by the time of day, or set by a test. */
type Experts = "clock" | "free" | "busy"

const isExperts = (text: string | null | undefined): text is Experts =>
  text === "clock" || text === "free" || text === "busy"

const read = (name: string) => readFile(new URL(`scripts/${name}.js`, import.meta.url), "utf8")

/**
 * Returns the script of a simulated service, or `undefined` for an unknown service. All files of the service
 * run in one function, with the common object `shared`.
 */
const serviceScript = async (name: string, experts: Experts): Promise<string | undefined> => {
  if (!isService(name)) return undefined
  const files = await Promise.all(parts[name].map(read))
  return `(() => {\n"use strict"\nconst shared = { experts: "${experts}" }\n${files.map((file) => `{\n${file}}\n`).join("")}})()\n`
}

const tilePath = /^\/karten\/(\d{1,2})\/(\d{1,6})\/(\d{1,6})\.svg$/u
const scriptPath = /^\/dienste\/([a-z\d-]{1,40})\.js$/u
const switchPath = /^\/dienste\/video\/experten\/([a-z]{1,10})$/u

/**
 * The towns on the simulated map. They are loaded with the first picture of the map, because they are not
 * needed until a visitor consents to maps.
 */
let towns: Promise<ReadonlyArray<MappedTown>> | undefined

const loadTowns = async (): Promise<ReadonlyArray<MappedTown>> => {
  const { places } = await import("@heimwerk/fixtures/places.ts")
  return places
    .filter(({ kind }) => kind === "town")
    .map(({ geoPoint, name, population }) => ({ name, population, ...geoPoint }))
    .toSorted((a, b) => b.population - a.population)
}

const answer = (response: ServerResponse, type: string, caching: string, body: string) =>
  response
    .writeHead(200, {
      "content-type": `${type}; charset=utf-8`,
      "cache-control": caching,
      "cross-origin-resource-policy": "cross-origin",
      "x-content-type-options": "nosniff",
      "content-security-policy": "default-src 'none'",
    })
    .end(body)

const nothing = (response: ServerResponse) =>
  response.writeHead(404, { "content-type": "text/plain; charset=utf-8" }).end("Das gibt es hier nicht.\n")

const sendTile = async (response: ServerResponse, zoom: number, x: number, y: number) => {
  towns ??= loadTowns()
  answer(response, "image/svg+xml", "public, max-age=86400", mapTile(zoom, x, y, await towns))
}

/** Delay of a script that answers late, in ms. */
const slowness = 3000

/**
 * Sends the script of a simulated service. For tests, the parameter `verhalten` makes it misbehave:
 * `langsam` answers late, `fehlt` answers with an error, `haengt` never answers, `leer` sends a script that
 * does nothing.
 */
const sendScript = async (
  response: ServerResponse,
  name: string,
  query: URLSearchParams,
  experts: Experts,
) => {
  const script = await serviceScript(name, experts)
  if (script === undefined) return nothing(response)
  const send = (text: string) => answer(response, "text/javascript", "no-store", text)
  switch (query.get("verhalten")) {
    case "fehlt":
      return response.writeHead(503).end()
    case "haengt":
      return undefined
    case "langsam":
      return setTimeout(send, slowness, script).unref()
    case "leer":
      return send("")
    default:
      return send(script)
  }
}

/**
 * Simulates the third parties of the demonstration on their own origin: map tiles and the scripts of
 * services. With `stripe`, it also simulates the payment service. The simulated services set no cookies.
 * Pages request them only after consent, except the consent manager and the payment service. `POST
 * /dienste/video/experten/busy` makes the experts of the video service busy, `/free` makes them free, and
 * `/clock` makes them follow the time of day again.
 */
export const makeThirdParty = (stripe?: ReturnType<typeof makeDemoStripe>): Listener => {
  let experts: Experts = "clock"
  return (request, response) => {
    const url = URL.parse(request.url ?? "", "http://third.party")
    if (url === null) {
      nothing(response)
      return
    }
    const { pathname, searchParams } = url
    const fail = () => response.writeHead(503).end()
    const [, zoom, x, y] = tilePath.exec(pathname) ?? []
    if (zoom !== undefined && x !== undefined && y !== undefined && Number(zoom) <= 18) {
      sendTile(response, Number(zoom), Number(x), Number(y)).catch(fail)
      return
    }
    const [, name] = scriptPath.exec(pathname) ?? []
    if (name !== undefined) {
      const wanted = searchParams.get("experten")
      sendScript(response, name, searchParams, isExperts(wanted) ? wanted : experts).catch(fail)
      return
    }
    const [, next] = switchPath.exec(pathname) ?? []
    if (request.method === "POST" && isExperts(next)) {
      experts = next
      response.writeHead(204).end()
      return
    }
    if (stripe === undefined) nothing(response)
    else
      stripe(request, response, pathname).then((isAnswered) => {
        if (!isAnswered) nothing(response)
      }, fail)
  }
}
