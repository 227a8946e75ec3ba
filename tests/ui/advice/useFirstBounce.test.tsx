// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen } from "@testing-library/react"
import { consentCookie, keptConsentsText } from "@heimwerk/adapters/consent/keptConsents.ts"
import { timings } from "@heimwerk/core/timings.ts"
import { afterEach, assert, beforeEach, describe, it, vi } from "vitest"

import { type PageFacts, useFirstBounce } from "../../../ui/features/advice/useFirstBounce.ts"

beforeEach(() => void vi.useFakeTimers())
afterEach(() => {
  cleanup()
  vi.useRealTimers()
  document.cookie = `${consentCookie}=; Path=/; Max-Age=0`
})

const Avatar = (facts: PageFacts) => {
  const { isBouncing, isChecked } = useFirstBounce(facts)
  return <output>{`${isBouncing ? "bouncing" : "still"}, ${isChecked ? "checked" : "unchecked"}`}</output>
}

const shown = () => screen.getByRole("status").textContent

/** Renders the avatar and clicks on the page. */
const use = async (facts: Partial<PageFacts> = {}) => {
  render(<Avatar isConsentRequired={false} isMarketNew={false} {...facts} />)
  assert.strictEqual(shown(), "still, unchecked")
  fireEvent.click(document.body)
  await act(() => vi.advanceTimersByTimeAsync(100))
}

describe("the bounce of the avatar before the service of advice has loaded", () => {
  it("the avatar bounces once for 3 s when a visitor who has refused all services first uses the page", async () => {
    await use()
    assert.strictEqual(shown(), "bouncing, checked")
    await act(() => vi.advanceTimersByTimeAsync(timings.avatarBounce))
    assert.strictEqual(shown(), "still, checked")
  })

  it("the avatar does not bounce while the visitor has not decided about the consents", async () => {
    await use({ isConsentRequired: true })
    assert.strictEqual(shown(), "still, checked")
  })

  it("the avatar does not bounce while the market is not confirmed", async () => {
    await use({ isMarketNew: true })
    assert.strictEqual(shown(), "still, checked")
  })

  it("the avatar does not bounce before the advice service has loaded if the visitor has consented to a third-party service", async () => {
    const text = keptConsentsText({ given: ["ci-chatbot"], hasDecided: true, id: "browser-of-a-test", at: 1 })
    document.cookie = `${consentCookie}=${encodeURIComponent(text)}; Path=/`
    await use()
    assert.strictEqual(shown(), "still, unchecked")
  })
})
