import { assert, describe, it } from "@effect/vitest"
import { environmentOf } from "@heimwerk/core/environment.ts"
import { type Hosts, hostsOf, mapChannel, searchChannels } from "@heimwerk/core/hosts.ts"

const brand = { product: "heimwerk" }
const hosts = (name: string): Hosts => {
  const environment = environmentOf(name, brand)
  if (environment === undefined) return assert.fail(`${name} is no environment`)
  return hostsOf(environment, brand)
}

describe("the environment", () => {
  it.each([
    ["local", "cirax", "ci_content", 311],
    ["ci", "cirax", "ci_content", 311],
    ["ref", "refrax", "ref_content", 211],
    ["prod", "prodrax", "content", 111],
  ] as const)("%s searches %s and %s, with maps on channel %i", (stage, product, content, map) => {
    assert.deepStrictEqual(searchChannels(stage), { product, content })
    assert.strictEqual(mapChannel(stage), map)
  })

  it.each([
    ["ci", "api-ci", "stores-ci", "feedback-ci", "crm-dev", "chatbot-test"],
    ["ref", "api-ref", "stores-ref", "feedback-ref", "crm-dev", "chatbot-test"],
    ["prod", "api-prod", "stores-prod", "feedback-prod", "crm-prod", "chatbot"],
    ["c4c.ci", "api-ci", "c4c-stores-ci", "feedback-ci", "crm-dev", "chatbot-test"],
    ["c4c.ref", "api-ref", "c4c-stores-ref", "feedback-ref", "crm-dev", "chatbot-test"],
    ["c4c.prod", "api-prod", "c4c-stores-prod", "feedback-prod", "crm-prod", "chatbot"],
    ["heimwerk-shop.dev", "api-ci", "stores-ci", "feedback-ci", "crm-dev", "chatbot-test"],
  ])("%s calls %s, %s, %s, %s and loads from %s", (name, ...names) => {
    const [api, storeService, feedback, customerRelations, chatbot] = names.map(
      (host) => `https://${host}.heimwerk-shop.dev`,
    )
    assert.deepStrictEqual<unknown>(hosts(name), { api, storeService, feedback, customerRelations, chatbot })
  })

  it("local calls the shop's own origin alone", () => {
    assert.deepStrictEqual([...new Set(Object.values(hosts("local")))], [""])
  })

  it("carries the product of the configured brand", () => {
    const environment = environmentOf("prod", brand)
    assert.isDefined(environment)
    assert.strictEqual(
      environment && hostsOf(environment, { product: "werkbank" }).api,
      "https://api-prod.werkbank-shop.dev",
    )
  })
})
