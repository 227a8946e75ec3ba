import type { About } from "./setting.ts"

/**
 * Returns scheme and host of an address. Returns `undefined` if the host is unclear: in `smtp://name:1#2@host`, a part of
 * the password would count as the port.
 */
const hostOf = (address: string): string | undefined => {
  const url = URL.parse(address.trim())
  if (url === null || url.hostname === "") return undefined
  return `${url.pathname}${url.search}${url.hash}`.includes("@") ? undefined : `${url.protocol}//${url.host}`
}

/**
 * Returns the part of a setting's value that may be printed, or `null` for none. If the value is a list of
 * addresses, separated by commas, only their schemes and hosts are printed.
 */
export const printedValue = ({ printed }: Pick<About, "printed">, text: string): string | null => {
  if (printed === undefined) return text
  if (printed === "secret") return null
  const hosts = text.split(",").map(hostOf)
  return hosts.includes(undefined) ? null : hosts.join(", ")
}
