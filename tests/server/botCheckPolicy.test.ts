import { assert, describe, it } from "@effect/vitest"
import { vendorOrigins } from "@heimwerk/server/settings/requestSettings.ts"
import { pagePolicy } from "@heimwerk/server/security/headers.ts"

const policyOf = (botCheck?: (typeof vendorOrigins)[keyof typeof vendorOrigins]) =>
  pagePolicy("n", botCheck === undefined ? {} : { botCheck }, [])

describe("a page's security policy and the bot check", () => {
  it("lets no frame be shown where the check is the shop's own", () => {
    assert.notInclude(policyOf(), "frame-src")
  })

  it.each([
    ["turnstile", "frame-src https://challenges.cloudflare.com;", " https://challenges.cloudflare.com"],
    [
      "recaptcha",
      "frame-src https://www.google.com/recaptcha/ https://recaptcha.google.com/recaptcha/;",
      " https://www.google.com/recaptcha/ https://www.gstatic.com/recaptcha/",
    ],
  ] as const)("lets %s show its frame and run its scripts", (vendor, frame, scripts) => {
    const policy = policyOf(vendorOrigins[vendor])
    assert.include(policy, frame)
    assert.isTrue(policy.endsWith(scripts), policy)
  })

  it("lets reCAPTCHA alone make Trusted Types under names it does not tell", () => {
    const types = (policy: string) => /trusted-types ([^,;]*)/u.exec(policy)?.[1]
    const ours = "heimwerk-worker heimwerk-services default"
    assert.deepStrictEqual(
      [policyOf(), policyOf(vendorOrigins.turnstile), policyOf(vendorOrigins.recaptcha)].map(types),
      [ours, ours, `${ours} *`],
    )
    for (const vendor of Object.values(vendorOrigins))
      assert.include(policyOf(vendor), "require-trusted-types-for 'script'")
  })
})
