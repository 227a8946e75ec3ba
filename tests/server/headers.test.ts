import { createHash } from "node:crypto"

import { assert, layer } from "@effect/vitest"
import { makeDraining } from "@heimwerk/server/http/Draining.ts"
import { Effect } from "effect"

import { MemoryShop } from "./support/memoryShop.ts"
import { send } from "./support/send.ts"

const nothing = "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"
const page =
  /^default-src 'none'; script-src 'sha256-[A-Za-z0-9+/]{43}=' 'sha256-[A-Za-z0-9+/]{43}=' 'strict-dynamic'; style-src 'self'; img-src 'self'; media-src 'self'; font-src 'self'; connect-src 'self'; worker-src 'self'; manifest-src 'self'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'; require-trusted-types-for 'script'; trusted-types heimwerk-boot heimwerk-worker heimwerk-offline heimwerk-services default$/u

/** One address for each kind of response. */
const routes: ReadonlyArray<readonly [what: string, path: string, status: number, caching: RegExp]> = [
  ["a page", "/", 200, /^private, no-cache$/u],
  ["an unknown page", "/nirgendwo", 404, /^no-store$/u],
  ["the market list", "/public/api/markets", 200, /^public/u],
  ["an empty basket", "/shop/rest/V1/heimwerk/basket", 200, /^no-store$/u],
  ["an empty wishlist", "/shop/rest/V1/heimwerk/wishlist", 200, /^no-store$/u],
  ["a list", "/rest/v4/navigation/cirax", 200, /^no-store$/u],
  ["the category tree", "/rest/v4/navigation/category/cirax", 200, /^public/u],
  ["a refused request", "/rest/v4/search/cirax", 400, /^no-store$/u],
  ["an unknown path", "/rest/v4/nothing", 404, /^no-store$/u],
  ["a product picture", "/bilder/hammer/front-red.webp", 200, /^public/u],
  ["the icon", "/favicon.svg", 200, /^public/u],
  ["the web app manifest", "/manifest.webmanifest", 200, /^public/u],
  ["an icon of the installed shop", "/bilder/app/192.png", 200, /^public/u],
  ["the OpenAPI document", "/openapi.json", 200, /./u],
  ["readiness", "/health", 200, /^no-store$/u],
  ["liveness", "/health/live", 200, /^no-store$/u],
  ["robots.txt", "/robots.txt", 200, /^public/u],
  ["security.txt", "/.well-known/security.txt", 200, /^public/u],
  ["the site map", "/sitemap.xml", 200, /^public/u],
  ["a redirect", "/suche?q=bohrer", 303, /^no-store$/u],
]

const denied = ["camera", "microphone", "payment", "usb"]

layer(MemoryShop.layer(), { excludeTestServices: true })("security headers", (it) => {
  it.effect.each(routes)(
    "T-H2 T-H4: the response for %s has all security headers and a cache policy",
    ([, path, status, caching]) =>
      Effect.gen(function* () {
        const { origin } = yield* MemoryShop
        const { headers, status: got } = yield* Effect.promise(() => send(origin, path))
        assert.strictEqual(got, status)
        assert.match(headers["cache-control"] ?? "", caching)
        assert.strictEqual(headers["x-content-type-options"], "nosniff")
        assert.strictEqual(headers["referrer-policy"], "strict-origin-when-cross-origin")
        assert.strictEqual(headers["cross-origin-opener-policy"], "same-origin")
        assert.strictEqual(
          headers["cross-origin-resource-policy"],
          path.startsWith("/bilder/") ? "cross-origin" : "same-origin",
        )
        assert.include(headers["permissions-policy"], "geolocation=(self)")
        for (const feature of denied) assert.include(headers["permissions-policy"], `${feature}=()`)
        const isPage = headers["content-type"]?.startsWith("text/html") === true
        assert.match(
          headers["content-security-policy"] ?? "",
          isPage ? page : new RegExp(`^${nothing}$`, "u"),
        )
        assert.notInclude(headers["content-security-policy"], "'nonce-")
        for (const name of [
          "server",
          "x-powered-by",
          "strict-transport-security",
          "access-control-allow-origin",
        ]) {
          assert.isUndefined(headers[name])
        }
      }),
  )

  it.effect(
    "T-H2: the security policy of a page allows its two inline scripts by the hashes of exactly these scripts",
    () =>
      Effect.gen(function* () {
        const { origin } = yield* MemoryShop
        const { headers, text } = yield* Effect.promise(() => send(origin, "/"))
        const hashOf = (opening: string) => {
          const [, script = ""] = new RegExp(`${opening}(.*?)</script>`, "su").exec(text) ?? []
          return `'sha256-${createHash("sha256").update(script).digest("base64")}'`
        }
        assert.include(
          headers["content-security-policy"],
          `script-src ${hashOf("<script>")} ${hashOf('<script type="speculationrules">')} 'strict-dynamic'`,
        )
      }),
  )
})

layer(MemoryShop.layer({ publicOrigin: "https://shop.example" }), { excludeTestServices: true })(
  "security headers over TLS",
  (it) => {
    it.effect.each(routes)(
      "T-H4: if the shop's origin is https, the response for %s has the header Strict-Transport-Security",
      ([, path]) =>
        Effect.gen(function* () {
          const { origin } = yield* MemoryShop
          const { headers } = yield* Effect.promise(() => send(origin, path))
          assert.strictEqual(headers["strict-transport-security"], "max-age=31536000; includeSubDomains")
        }),
    )
  },
)

const leaving = makeDraining()
leaving.begin()

layer(MemoryShop.layer({}, { draining: leaving }), { excludeTestServices: true })(
  "a draining server",
  (it) => {
    it.effect.each(routes)(
      "a server that is shutting down closes the connection after the response for %s",
      ([, path]) =>
        Effect.gen(function* () {
          const { origin } = yield* MemoryShop
          const { headers } = yield* Effect.promise(() =>
            send(origin, path, { headers: { connection: "keep-alive" } }),
          )
          assert.strictEqual(headers["connection"], "close")
        }),
    )

    it.effect(
      "the health check of a server that is shutting down answers 503 with the status 'degraded'",
      () =>
        Effect.gen(function* () {
          const { origin } = yield* MemoryShop
          const { status, text } = yield* Effect.promise(() => send(origin, "/health"))
          assert.deepStrictEqual([status, JSON.parse(text).status], [503, "degraded"])
        }),
    )
  },
)
