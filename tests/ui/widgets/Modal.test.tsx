// @vitest-environment happy-dom
import { afterEach, assert, describe, it } from "@effect/vitest"
import { cleanup, fireEvent, render, screen, waitFor } from "@testing-library/react"
import { type ReactNode, useRef, useState } from "react"
import { createMemoryRouter, RouterProvider } from "react-router-dom"

import { Modal } from "../../../ui/widgets/Modal.tsx"
import type { ModalProps } from "../../../ui/widgets/ModalFrame.tsx"
import { SideModal } from "../../../ui/widgets/SideModal.tsx"

afterEach(cleanup)

interface PageProps {
  readonly kind: typeof Modal | typeof SideModal
  readonly options?: Partial<ModalProps>
}

/** A page that controls its modal with `isOpen`. */
const Page = ({ kind: Kind, options }: PageProps) => {
  const [isOpen, setOpen] = useState(false)
  const named = useRef<HTMLButtonElement>(null)
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        Öffnen
      </button>
      <button type="button" ref={named}>
        Ziel
      </button>
      <h1 tabIndex={-1}>Inhalt</h1>
      <Kind
        title="Energielabel"
        isOpen={isOpen}
        onClose={() => setOpen(false)}
        finalFocus={named}
        {...options}
      >
        <a href="/datenblatt">Produktdatenblatt</a>
      </Kind>
    </>
  )
}

/** A page that unmounts its modal when the modal closes. */
const Passing = () => {
  const [isWanted, setWanted] = useState(true)
  return isWanted ? (
    <Modal title="Energielabel" onClose={() => setWanted(false)}>
      Inhalt
    </Modal>
  ) : (
    <p>Geschlossen</p>
  )
}

const button = (name: string) => screen.getByRole("button", { name })
const dialog = () => screen.queryByRole("dialog", { name: "Energielabel" })
const escape = () => fireEvent.keyDown(document.activeElement ?? document.body, { key: "Escape" })
const isGone = () => waitFor(() => assert.isNull(dialog()))

/** Renders an element of the layout, which stays when the visitor opens another page. */
const renderLayout = (element: ReactNode) => {
  const router = createMemoryRouter([{ path: "*", element }])
  render(<RouterProvider router={router} />)
  return router
}

const open = async (page: PageProps) => {
  const router = renderLayout(<Page {...page} />)
  fireEvent.click(button("Öffnen"))
  await waitFor(() => assert.isTrue(dialog()?.contains(document.activeElement)))
  return router
}

describe.each([
  { name: "a centred modal", kind: Modal, closes: "Schließen" },
  { name: "a side modal", kind: SideModal, closes: "Modal schließen" },
])(
  "$name opens with focus inside, closes by its button or the Escape key, and restores focus",
  ({ closes, kind }) => {
    it("a modal is labelled by its title and moves focus into itself", async () => {
      await open({ kind })
      assert.strictEqual(dialog()?.querySelector("h2")?.textContent, "Energielabel")
    })

    it("the close button of a modal closes it and moves focus to the element that the page has named", async () => {
      await open({ kind })
      fireEvent.click(button(closes))
      await isGone()
      await waitFor(() => assert.strictEqual(document.activeElement?.textContent, "Ziel"))
    })

    it("the Escape key closes a modal", async () => {
      await open({ kind })
      escape()
      await isGone()
    })

    it("a modal with 'preventClose' ignores the Escape key, and its button closes it", async () => {
      await open({ kind, options: { preventClose: true } })
      escape()
      assert.isNotNull(dialog())
      fireEvent.click(button(closes))
      await isGone()
    })

    it("the close button of a modal can have another label", async () => {
      await open({ kind, options: { closeLabel: "Fenster schließen" } })
      fireEvent.click(button("Fenster schließen"))
      await isGone()
    })
  },
)

describe("a modal mounted on demand", () => {
  it("a modal that is mounted open calls 'onClose' when the Escape key closes it", async () => {
    renderLayout(<Passing />)
    await waitFor(() => assert.isTrue(dialog()?.contains(document.activeElement)))
    escape()
    await screen.findByText("Geschlossen")
  })
})

describe("a modal of the layout", () => {
  it("an open modal stays open when only query and hash of the URL change, and closes on another page", async () => {
    const router = await open({ kind: SideModal })
    await router.navigate("/?seite=2#anfrage")
    assert.isNotNull(dialog())
    await router.navigate("/kontakt/")
    await isGone()
  })

  it("a modal that another page closes leaves the focus where the page has put it", async () => {
    const router = await open({ kind: SideModal })
    await router.navigate("/kontakt/")
    screen.getByText("Inhalt").focus()
    await isGone()
    assert.strictEqual(document.activeElement, screen.getByText("Inhalt"))
    fireEvent.click(button("Öffnen"))
    await waitFor(() => assert.isTrue(dialog()?.contains(document.activeElement)))
    escape()
    await waitFor(() => assert.strictEqual(document.activeElement?.textContent, "Ziel"))
  })

  it("a modal that is mounted open closes on another page", async () => {
    const router = renderLayout(<Passing />)
    await waitFor(() => assert.isTrue(dialog()?.contains(document.activeElement)))
    await router.navigate("/kontakt/")
    await screen.findByText("Geschlossen")
  })
})
