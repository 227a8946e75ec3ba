import { assert, describe, it, layer } from "@effect/vitest"
import { pagePolicy } from "@heimwerk/server/security/headers.ts"
import { permissionsPolicy } from "@heimwerk/server/security/permissionsPolicy.ts"
import type { ServiceSettings } from "@heimwerk/server/settings/serviceScripts.ts"
import { vendorOrigins } from "@heimwerk/server/settings/requestSettings.ts"
import { Effect } from "effect"

import { MemoryShop, pagesOf } from "./support/memoryShop.ts"
import { send } from "./support/send.ts"

const services: ServiceSettings = {
  appId: "shop",
  addresses: { chatbot: "https://chat.example/bot.js", video: "https://video.example/call.js" },
  origins: {
    chatbot: ["https://api.chat.example", "wss://api.chat.example"],
    video: ["https://rooms.video.example", "wss://rooms.video.example"],
  },
}

/** Directives of a policy by name, with their sources. */
const directives = (policy: string) =>
  Object.fromEntries(
    policy.split("; ").map((text) => {
      const [name = "", ...sources] = text.split(" ")
      return [name, sources.join(" ")]
    }),
  )
const policyWith = (...more: [ServiceSettings?]) => directives(pagePolicy({ scripts: ["abc="] }, {}, ...more))

const chat = "https://chat.example https://api.chat.example"
const video = "https://video.example https://rooms.video.example"
const filmed = '(self "https://video.example" "https://rooms.video.example")'

describe("the origins that the scripts of third parties use", () => {
  it("the security policy of a page allows connections, frames and pictures of the configured origins, and changes nothing else", () => {
    assert.deepStrictEqual(policyWith(services), {
      ...policyWith(),
      "img-src": `'self' ${chat} ${video}`,
      "connect-src": `'self' ${chat} wss://api.chat.example ${video} wss://rooms.video.example`,
      "frame-src": `${chat} ${video}`,
    })
  })

  it("the security policy of a page allows only the origin of the script for a service without configured origins", () => {
    const addresses = { chatbot: "https://chat.example/bot.js" }
    assert.deepStrictEqual(policyWith({ appId: "shop", addresses }), {
      ...policyWith(),
      "img-src": "'self' https://chat.example",
      "connect-src": "'self' https://chat.example",
      "frame-src": "https://chat.example",
    })
  })

  it("the security policy of a page allows the frames of the bot check and of third parties", () => {
    const { turnstile } = vendorOrigins
    const policy = directives(pagePolicy({ scripts: ["abc="] }, { botCheck: turnstile }, services))
    assert.strictEqual(policy["frame-src"], `https://challenges.cloudflare.com ${chat} ${video}`)
  })

  it("the permissions policy allows camera and microphone only for the video consultation", () => {
    const { chatbot } = services.addresses
    for (const none of [undefined, { appId: "shop", addresses: chatbot === undefined ? {} : { chatbot } }])
      assert.match(permissionsPolicy(none), /, camera=\(\), microphone=\(\), geolocation=\(self\)$/u)
    const allowed = permissionsPolicy(services)
    assert.include(allowed, `, camera=${filmed}, microphone=${filmed}, geolocation=(self)`)
    assert.include(allowed, "display-capture=(), ")
  })
})

/** A storefront in which every page except the home page has a secret address. */
const pages = pagesOf(async ({ url: { pathname } }) => ({
  kind: "page",
  status: 200,
  meta: {
    title: "Baumarkt",
    description: "",
    canonicalPath: pathname,
    ...(pathname === "/" ? {} : { isPrivate: true }),
  },
  state: {},
  personal: false,
  modules: [],
  pipe: (destination) => destination.end("<main></main>"),
}))

const shop = MemoryShop.layer({ services }, { pages })

layer(shop, { excludeTestServices: true })("a shop with third parties", (it) => {
  it.effect(
    "a page allows the origins of third parties, but a page with a secret address and a response that is not a page do not",
    () =>
      Effect.gen(function* () {
        const { origin } = yield* MemoryShop
        const open = (path: string) => Effect.promise(() => send(origin, path))
        const page = yield* open("/")
        assert.include(page.headers["content-security-policy"], "wss://api.chat.example")
        assert.include(page.headers["permissions-policy"], `camera=${filmed}`)
        assert.notInclude(page.text, "api.chat.example")
        for (const path of ["/geheim", "/public/api/markets"]) {
          const { headers } = yield* open(path)
          assert.notInclude(headers["content-security-policy"], "example")
          assert.include(headers["permissions-policy"], "camera=(), microphone=()")
        }
      }),
  )
})
