import type { ServiceSettings } from "../settings/serviceScripts.ts"

/** Origins that the scripts of third parties use, as sources of a security policy. */
interface ServiceOrigins {
  /** All origins, with those of WebSockets. */
  readonly all: ReadonlyArray<string>
  /** The origins without those of WebSockets, for frames and pictures. */
  readonly files: ReadonlyArray<string>
}

/**
 * Returns the origins of services: the origin of each script, and those that the operator has configured for it.
 *
 * @param isWanted selects services by name; by default all
 */
export const serviceOrigins = (
  services: ServiceSettings | undefined,
  isWanted: (service: string) => boolean = () => true,
): ServiceOrigins => {
  if (services === undefined) return { all: [], files: [] }
  const { addresses, origins = {} } = services
  const each = Object.entries(addresses).flatMap(([service, address]) =>
    isWanted(service) ? [new URL(address).origin, ...(origins[service] ?? [])] : [],
  )
  const all = [...new Set(each)]
  return { all, files: all.filter((origin) => !origin.startsWith("wss:")) }
}
