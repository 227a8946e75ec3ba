import type { LoqateAddress } from "@heimwerk/adapters/vendors/loqate/AddressesLoqate.ts"

/**
 * Returns the address service in the page's meta element. Without this element, returns the shop itself,
 * which offers the same API.
 */
export const addressServiceOfPage = (): LoqateAddress => {
  const named = document.querySelector<HTMLMetaElement>('meta[name="heimwerk-addresses"]')?.content
  const service: unknown = named === undefined ? undefined : JSON.parse(named)
  if (typeof service !== "object" || service === null || !("origin" in service) || !("key" in service)) {
    return { origin: location.origin }
  }
  const { key, origin } = service
  return typeof origin === "string" && typeof key === "string" ? { origin, key } : { origin: location.origin }
}
