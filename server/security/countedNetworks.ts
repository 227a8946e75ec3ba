import { Result } from "effect"
import * as IpNetwork from "effect/net/IpNetwork"
import * as NetAddress from "effect/net/NetAddress"

/** A network whose requests are counted together. It may send `factor` times the requests of one address. */
export interface CountedNetwork {
  readonly name: string
  readonly factor: number
}

/** Prefix lengths in bits and their factors. A provider gives a household a /64 or the 256 /64s of a /56. */
const ipv6Prefixes = [
  { bits: 64, factor: 1 },
  { bits: 56, factor: 4 },
]

/**
 * Returns the networks for which a request from an address is counted, the narrowest first: an IPv4 address
 * alone, an IPv6 address by its /64 and its /56 (ADR 0096, point 25). An IPv4-mapped IPv6 address counts as
 * IPv4. An unreadable address is counted as it is.
 */
export const countedNetworks = (address: string): ReadonlyArray<CountedNetwork> => {
  const [withoutZone = ""] = address.split("%", 1)
  return Result.match(NetAddress.ipFromString(withoutZone), {
    onFailure: () => [{ name: address, factor: 1 }],
    onSuccess: (read) => {
      const ip = NetAddress.toCanonical(read)
      if (NetAddress.isIpv4Address(ip)) return [{ name: NetAddress.formatIp(ip), factor: 1 }]
      return ipv6Prefixes.map(({ bits, factor }) => ({
        name: IpNetwork.format(IpNetwork.fromAddressUnsafe(ip, bits)),
        factor,
      }))
    },
  })
}
