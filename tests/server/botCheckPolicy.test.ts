import { assert, describe, it } from "@effect/vitest"
import { vendorOrigins } from "@heimwerk/server/settings/requestSettings.ts"
import { pagePolicy, thirdPartyPolicy } from "@heimwerk/server/security/headers.ts"

const policyOf = (botCheck?: (typeof vendorOrigins)[keyof typeof vendorOrigins]) =>
  pagePolicy({ scripts: ["abc="] }, botCheck === undefined ? {} : { botCheck })

describe("the security policy for the bot check", () => {
  it("T-P7: the security policy allows no frames for the shop's own bot check", () => {
    assert.notInclude(policyOf(), "frame-src")
  })

  it.each([
    ["turnstile", "frame-src https://challenges.cloudflare.com;", " https://challenges.cloudflare.com"],
    [
      "recaptcha",
      "frame-src https://www.google.com/recaptcha/ https://recaptcha.google.com/recaptcha/;",
      " https://www.google.com/recaptcha/ https://www.gstatic.com/recaptcha/",
    ],
  ] as const)(
    "the security policy allows the frames and scripts of the bot check %s",
    (vendor, frame, scripts) => {
      assert.include(policyOf(vendorOrigins[vendor]), frame)
      assert.strictEqual(thirdPartyPolicy({ botCheck: vendorOrigins[vendor] }), `script-src 'self'${scripts}`)
    },
  )

  it("the security policy requires Trusted Types, and allows policies of any name only for the reCAPTCHA bot check", () => {
    const types = (policy: string) => /trusted-types ([^,;]*)/u.exec(policy)?.[1]
    const ours = "heimwerk-boot heimwerk-worker heimwerk-offline heimwerk-services default"
    assert.deepStrictEqual(
      [policyOf(), policyOf(vendorOrigins.turnstile), policyOf(vendorOrigins.recaptcha)].map(types),
      [ours, ours, `${ours} *`],
    )
    for (const vendor of Object.values(vendorOrigins))
      assert.include(policyOf(vendor), "require-trusted-types-for 'script'")
  })
})
