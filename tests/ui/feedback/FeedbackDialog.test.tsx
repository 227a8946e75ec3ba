// @vitest-environment happy-dom
import { afterEach, assert, describe, it } from "@effect/vitest"
import { cleanup, fireEvent, screen, waitFor, within } from "@testing-library/react"
import { Deferred, Effect } from "effect"

import { FeedbackError } from "@heimwerk/core/feedback/FeedbackInbox.port.ts"
import { box, click, dialog, openFeedbackPage, solve, write } from "./feedbackPage.tsx"

afterEach(cleanup)

const isGone = () => waitFor(() => assert.isNull(screen.queryByRole("dialog")))
const down = Effect.fail(new FeedbackError({ reason: "Unavailable" }))
const failure = "Es ist ein Fehler aufgetreten. Bitte versuchen Sie es erneut."

const chosen = async () =>
  within(await dialog())
    .getAllByRole<HTMLInputElement>("radio")
    .find(({ checked }) => checked)?.value

describe("the mini survey", () => {
  it("the mini survey asks how helpful the page is, and offers three answers in a fixed order", () => {
    openFeedbackPage()
    const survey = screen.getByRole("region", { name: "Wie hilfreich sind diese Informationen?" })
    assert.deepStrictEqual(
      within(survey)
        .getAllByRole("button")
        .map(({ textContent }) => textContent),
      ["Gefällt mir nicht", "Verbesserungsvorschlag", "Gefällt mir"],
    )
  })

  it.each([
    ["Gefällt mir nicht", "unlike"],
    ["Verbesserungsvorschlag", "suggestion"],
    ["Gefällt mir", "like"],
  ])(
    "the answer '%s' in the mini survey opens the feedback dialog with this type selected",
    async (answer, type) => {
      openFeedbackPage()
      click(answer)
      assert.strictEqual(await chosen(), type)
      screen.getByTestId("feedback-marktplatz-kontakt")
    },
  )
})

describe("the feedback dialog", () => {
  it("outside of the mini survey, the feedback dialog opens with the type 'suggestion' selected and a link to the contact page", async () => {
    openFeedbackPage()
    click("Ohne alles")
    assert.strictEqual(await chosen(), "suggestion")
    screen.getByTestId("feedback")
    assert.strictEqual(screen.getByRole("link", { name: "Zum Kontakt" }).getAttribute("href"), "/kontakt/")
  })

  it("the link to the contact page closes the feedback dialog", async () => {
    openFeedbackPage()
    click("Ohne alles")
    fireEvent.click(within(await dialog()).getByRole("link", { name: "Zum Kontakt" }))
    await isGone()
  })

  it("the feedback dialog requires a message that is not blank", async () => {
    const { sent } = openFeedbackPage()
    click("Gefällt mir")
    await write("   ")
    click("Feedback senden")
    const wrong = await screen.findByText("Bitte gib eine Nachricht ein")
    const field = await box()
    assert.strictEqual(field.getAttribute("aria-describedby"), wrong.id)
    assert.strictEqual(field.getAttribute("aria-invalid"), "true")
    await waitFor(() => assert.strictEqual(document.activeElement, field))
    await write("Gut")
    await waitFor(() => assert.isNull(screen.queryByText("Bitte gib eine Nachricht ein")))
    assert.deepStrictEqual(sent, [])
  })

  it("the feedback dialog shows a banner and focuses the submit button when the bot check is missing", async () => {
    const { sent } = openFeedbackPage()
    click("Gefällt mir")
    await write("Gut")
    click("Feedback senden")
    assert.include((await screen.findByRole("alert")).textContent, failure)
    const submit = screen.getByRole("button", { name: "Feedback senden" })
    await waitFor(() => assert.strictEqual(document.activeElement, submit))
    assert.deepStrictEqual(sent, [])
  })

  it("the feedback dialog says that the bot check is not available", async () => {
    openFeedbackPage({ canSolve: false })
    click("Gefällt mir")
    fireEvent.click(await screen.findByLabelText("Ich bin ein Mensch"))
    await screen.findByText(
      "Die Sicherheitsprüfung kann gerade nicht geladen werden. Bitte versuche es noch einmal.",
    )
  })

  it("the feedback dialog sends type, message, source and bot check token once, and then shows thanks", async () => {
    const answer = await Effect.runPromise(Deferred.make<void>())
    const { sent } = openFeedbackPage({ answer: () => Deferred.await(answer) })
    click("Gefällt mir")
    await write("  Klasse Laden ")
    await solve()
    click("Feedback senden")
    const sending = await screen.findByRole<HTMLButtonElement>("button", { name: "Wird gesendet" })
    assert.isTrue(sending.disabled)
    fireEvent.click(sending)
    await Effect.runPromise(Deferred.succeed(answer, undefined))
    const thanks = await screen.findByRole("heading", { name: "Vielen Dank für dein Feedback" })
    await waitFor(() => assert.strictEqual(document.activeElement, thanks))
    assert.deepStrictEqual(
      sent.map(({ feedback }) => feedback),
      [
        {
          type: "like",
          message: "Klasse Laden\n\n[Source: Marktplatz Kontakt]",
          token: "feedback 1",
          environment: "local",
          source: "Marktplatz Kontakt",
        },
      ],
    )
    assert.isNull(screen.queryByLabelText("Deine Nachricht"))
    click("Fenster schließen")
    await isGone()
    await waitFor(() => assert.strictEqual(document.activeElement, screen.getByText("Avatar")))
  })

  it("when sending fails, the message stays in the feedback dialog, and the next click on the submit button sends it with the same idempotency key and a new bot check token", async () => {
    const { sent } = openFeedbackPage({ answer: (call) => (call === 1 ? down : Effect.void) })
    click("Gefällt mir nicht")
    await write("Zu eng")
    await solve()
    click("Feedback senden")
    assert.include((await screen.findByRole("alert")).textContent, failure)
    await waitFor(() =>
      assert.strictEqual(document.activeElement, screen.getByRole("button", { name: "Feedback senden" })),
    )
    assert.strictEqual((await box()).value, "Zu eng")
    await screen.findByText("Bestätigt")
    click("Feedback senden")
    await screen.findByRole("heading", { name: "Vielen Dank für dein Feedback" })
    assert.deepStrictEqual(
      sent.map(({ feedback: { token } }) => token),
      ["feedback 1", "feedback 2"],
    )
    assert.strictEqual(sent[0]?.key, sent[1]?.key)
  })

  it("closing the feedback dialog moves focus to the avatar button, and the message is still there when the dialog opens again", async () => {
    openFeedbackPage()
    click("Ohne alles")
    await write("Mehr Licht")
    fireEvent.keyDown(await dialog(), { key: "Escape" })
    await isGone()
    await waitFor(() => assert.strictEqual(document.activeElement, screen.getByText("Avatar")))
    click("Gefällt mir")
    assert.strictEqual((await box()).value, "Mehr Licht")
    assert.strictEqual(await chosen(), "like")
  })
})
