// @vitest-environment happy-dom
import { afterEach, assert, describe, it } from "@effect/vitest"
import { cleanup, render, screen } from "@testing-library/react"

import { EmptyPage } from "../../../ui/widgets/EmptyPage.tsx"

afterEach(cleanup)

describe("an empty page", () => {
  it("an empty page shows a headline, a main action and further links", () => {
    render(
      <EmptyPage
        headline="Da ist etwas schief gelaufen"
        info={["Unser Service ist zur Zeit leider nicht erreichbar."]}
        action={<button type="button">Neuer Versuch</button>}
        links={[{ text: "Impressum", href: "/impressum" }]}
      />,
    )
    assert.strictEqual(screen.getByRole("heading", { level: 1 }).textContent, "Da ist etwas schief gelaufen")
    assert.isNotNull(screen.queryByRole("button", { name: "Neuer Versuch" }))
    assert.strictEqual(screen.getByRole("link", { name: "Impressum" }).getAttribute("href"), "/impressum")
  })

  it("an empty page without links renders no list, and its heading can be an h2", () => {
    render(<EmptyPage headline="Dein Warenkorb ist leer" info={[]} action={null} heading="h2" />)
    assert.isNull(screen.queryByRole("list"))
    assert.isNotNull(screen.queryByRole("heading", { level: 2 }))
  })
})
