import { pathOf, pathWithoutIdentifiers } from "../http/accessLog.ts"
import { pathParts } from "../http/pathWords.ts"

/** Some pages have an address with and without a slash at the end. Both are one route. */
const withoutLastSlash = (parts: ReadonlyArray<string>) => (parts.at(-1) === "" ? parts.slice(0, -1) : parts)

const isParameter = (part: string) => part.startsWith(":")

/** All routes of the shop. Those with fewer parameters come first, because a parameter also matches a fixed part. */
const routes = pathParts
  .map((parts) => ({
    parts: withoutLastSlash(parts),
    parameters: parts.filter(isParameter).length,
    route: parts.map((part) => (isParameter(part) ? "*" : part)).join("/"),
  }))
  .toSorted((a, b) => a.parameters - b.parameters)

const knownRoute = (path: string): string | undefined => {
  const sent = withoutLastSlash(path.split("/"))
  return routes.find(
    ({ parts }) =>
      parts.length === sent.length && parts.every((part, at) => part === sent[at] || isParameter(part)),
  )?.route
}

/**
 * Returns the route of a request for measurements: its path with `*` for identifiers, names and search terms. The
 * number of routes is limited, because each makes separate time series. All files of the build are one route. A
 * request that failed has the route `unknown` if its address has no route: clients can invent any number of those.
 */
export const routeOf = (url: string, status: number): string => {
  if (status === 404) return "unknown"
  const path = pathOf(url)
  if (path.startsWith("/ui/")) return "/ui/*"
  if (path.startsWith("/s/")) return "/s/*"
  return knownRoute(path) ?? (status < 400 ? pathWithoutIdentifiers(url, status) : "unknown")
}
