import { pathWithoutIdentifiers } from "../http/accessLog.ts"

/**
 * Returns the route of a request for measurements: its path with `*` for identifiers, names and search terms. The number
 * of routes is limited: all files of the build are one route, and so are all addresses that do not exist.
 */
export const routeOf = (url: string, status: number): string => {
  if (status === 404) return "unknown"
  return url.startsWith("/ui/") ? "/ui/*" : pathWithoutIdentifiers(url, status)
}
