// @vitest-environment happy-dom
import { afterEach, assert, describe, it } from "@effect/vitest"
import type { DialogCategory } from "@heimwerk/core/consent/dialog.ts"
import { cleanup, render } from "@testing-library/react"

import { ConsentCategoryBox } from "../../../ui/features/consent/ConsentCategoryBox.tsx"

afterEach(cleanup)

const services = ["maps", "video"].map((id) => ({ id, name: id, purpose: "Zeigt etwas.", consent: false }))

const category = (count: number): DialogCategory => ({
  category: "functional",
  title: "Komfort",
  text: "Hilfen beim Einkaufen.",
  isLocked: false,
  chosen: "none",
  services: services.slice(0, count),
})

describe("ConsentCategoryBox", () => {
  it.each([
    [1, "1 Dienst: Komfort"],
    [2, "2 Dienste: Komfort"],
  ])("the summary of a category with %i services reads '%s'", (count, text) => {
    const { container } = render(
      <ConsentCategoryBox category={category(count)} isReady opensAt={undefined} onChange={() => {}} />,
    )
    assert.strictEqual(container.querySelector("summary")?.textContent, text)
  })
})
