import { assert, describe, it } from "@effect/vitest"
import { countedNetworks } from "@heimwerk/server/security/countedNetworks.ts"

const alone = (name: string) => [{ name, factor: 1 }]
const pair = (narrow: string, wide: string) => [
  { name: narrow, factor: 1 },
  { name: wide, factor: 4 },
]

describe("the networks that count a request", () => {
  it.each([
    ["192.0.2.7", alone("192.0.2.7")],
    ["::ffff:192.0.2.7", alone("192.0.2.7")],
    ["::ffff:c000:207", alone("192.0.2.7")],
    ["2001:db8:0:1234:5:6:7:8", pair("2001:db8:0:1234::/64", "2001:db8:0:1200::/56")],
    ["2001:DB8::1234:0:0:0:1", pair("2001:db8:0:1234::/64", "2001:db8:0:1200::/56")],
    ["::1", pair("::/64", "::/56")],
    ["fe80::1%eth0", pair("fe80::/64", "fe80::/56")],
    ["", alone("")],
    ["unknown", alone("unknown")],
  ] as const)("a request from the address %j is counted for the networks %j", (address, networks) => {
    assert.deepStrictEqual(countedNetworks(address), networks)
  })
})
