import {
  checkFreshness,
  type Freshness,
  type PrimaryReading,
} from "@heimwerk/adapters/sql/replicas/freshness.ts"
import fc from "fast-check"
import { assert, describe, it } from "vitest"

const maxLag = 10_000

const reading = (second: number, position: number, world = "w1"): PrimaryReading => ({
  at: second * 1000,
  position,
  world,
  stock: `s${position}`,
})

/** Checks replicas once a second: each step has the primary's reading and the positions of the replicas. */
const checks = (
  steps: ReadonlyArray<readonly [PrimaryReading | undefined, ReadonlyArray<number | undefined>]>,
) => {
  let freshness: Freshness | undefined
  return steps.map(([primary, positions], second) => {
    const checked = checkFreshness(freshness, primary, positions, second * 1000, maxLag)
    freshness = checked.freshness
    return checked
  })
}

const last = (...steps: Parameters<typeof checks>[0]) => checks(steps).at(-1)

describe("the rule of replicas that may answer", () => {
  it("the shop uses a replica that has replayed everything, even after a long time without changes", () => {
    const idle = Array.from({ length: 60 }, (_, second) => [reading(second, 100), [100]] as const)
    assert.deepStrictEqual(last(...idle)?.replicas, [{ isUsable: true, lagMillis: 0 }])
  })

  it("the shop uses no replica whose lag is unknown at the first check", () => {
    assert.deepStrictEqual(last([reading(0, 100), [90]])?.replicas, [{ isUsable: false }])
  })

  it("the shop publishes the newest version of the primary's data that all used replicas have replayed", () => {
    const checked = last(
      [reading(0, 100), [100, 100]],
      [reading(1, 200), [200, 100]],
      [reading(2, 300), [300, 250]],
    )
    assert.strictEqual(checked?.freshness?.published.stock, "s200")
    assert.deepStrictEqual(
      checked?.replicas.map(({ isUsable }) => isUsable),
      [true, true],
    )
  })

  it("the shop does not use a replica that lags more than the limit, and publishes the newest version that the other replicas have replayed", () => {
    const steps = Array.from(
      { length: 12 },
      (_, second) => [reading(second, 100 + second), [100, 100 + second]] as const,
    )
    const checked = last(...steps)
    assert.deepStrictEqual(checked?.replicas, [
      { isUsable: false, lagMillis: 11_000 },
      { isUsable: true, lagMillis: 0 },
    ])
    assert.strictEqual(checked?.freshness?.published.stock, "s111")
  })

  it("after a replica was unavailable, the shop uses it again only when it has replayed the published version", () => {
    const [, , back, caught] = checks([
      [reading(0, 100), [100, undefined]],
      [reading(1, 200), [200, undefined]],
      [reading(2, 300), [300, 150]],
      [reading(3, 300), [300, 200]],
    ])
    assert.isFalse(back?.replicas[1]?.isUsable)
    assert.isTrue(caught?.replicas[1]?.isUsable)
  })

  it("the shop uses no replica that still has the world before an import", () => {
    const checked = last([reading(0, 100), [100]], [reading(1, 200, "w2"), [150]])
    assert.deepStrictEqual(checked?.replicas, [{ isUsable: false, lagMillis: 1000 }])
    assert.strictEqual(checked?.freshness?.published.world, "w2")
  })

  it("the shop keeps using the replicas while the primary cannot be read", () => {
    const steps = Array.from({ length: 20 }, () => [undefined, [100]] as const)
    const checked = last([reading(0, 100), [100]], ...steps)
    assert.deepStrictEqual(checked?.replicas, [{ isUsable: true, lagMillis: 0 }])
  })

  it("when the position of the primary goes back after a failover, the shop publishes the current version, and uses the replica that has replayed it", () => {
    const checked = last([reading(0, 300), [300]], [reading(1, 200), [200]])
    assert.strictEqual(checked?.freshness?.published.stock, "s200")
    assert.deepStrictEqual(checked?.replicas, [{ isUsable: true, lagMillis: 0 }])
  })

  it("the shop never uses a replica with data older than the published version, and never publishes an older version after a newer one", () => {
    const step = fc.record({
      written: fc.nat({ max: 3 }),
      replayed: fc.array(fc.option(fc.nat(4)), { minLength: 3, maxLength: 3 }),
    })
    fc.assert(
      fc.property(fc.array(step, { maxLength: 60 }), (steps) => {
        let position = 0
        const replicas = [0, 0, 0]
        let published = 0
        const rounds = steps.map(({ replayed, written }, second) => {
          position += written
          const positions = replicas.map((before, place) => {
            const more = replayed[place]
            if (more === null || more === undefined) return undefined
            replicas[place] = Math.min(position, before + more)
            return replicas[place]
          })
          return [reading(second, position), positions] as const
        })
        for (const [round, checked] of checks(rounds).entries()) {
          assert.isAtLeast(checked.freshness?.published.position ?? 0, published)
          published = checked.freshness?.published.position ?? 0
          for (const [place, { isUsable }] of checked.replicas.entries())
            if (isUsable) assert.isAtLeast(rounds[round]?.[1][place] ?? -1, published)
        }
      }),
    )
  })
})
