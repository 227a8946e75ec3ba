import { assert, layer } from "@effect/vitest"
import { ownWords, PasswordStrength } from "@heimwerk/adapters/account/PasswordStrength.ts"
import { defaultBrand } from "@heimwerk/core/environment.ts"
import { isPasswordAllowed } from "@heimwerk/core/account/passwordRules.ts"
import { layer as passwordStrength } from "@heimwerk/server/security/passwordStrength/passwordStrength.ts"
import { Effect, Redacted } from "effect"

const nora = ownWords(
  { firstName: "Nora", lastName: "Xylvarno", email: "n.quorbex@post.example" },
  defaultBrand,
)

const isGuessable = (password: string, words: ReadonlyArray<string> = []) =>
  Effect.gen(function* () {
    assert.isTrue(isPasswordAllowed(password))
    return yield* (yield* PasswordStrength).isGuessable(Redacted.make(password), words)
  })

layer(passwordStrength, { excludeTestServices: true })("the estimate of new passwords", (it) => {
  // Must be the first test of the worker: Node prints the warning about too many listeners only once per
  // worker.
  it.effect("the check of twelve passwords causes no warning about too many listeners", () =>
    Effect.gen(function* () {
      const warnings: Array<string> = []
      const remember = ({ name }: Error) => void warnings.push(name)
      process.on("warning", remember)
      for (let number = 0; number < 12; number++) yield* isGuessable(`kV7!hqz${number}ä`)
      process.off("warning", remember)
      assert.notInclude(warnings, "MaxListenersExceededWarning")
    }),
  )

  it.effect.each([
    "Sommer2026!",
    "Winter2025!",
    "Passwort1!",
    "Hallo123!",
    "Berlin2026!",
    "Schalke04!",
    "P@ssw0rd!",
    "Passwort2026!",
    "Herbst2026!",
    "Frühling2026!",
    "Qwertz123!",
    "2026Sommer!",
  ])("the common password %s is treated as easily guessed, even though it fulfils all rules", (password) =>
    Effect.map(isGuessable(password), (guessable) => assert.isTrue(guessable)),
  )

  it.effect.each([
    "Werkbank-2026!",
    "Zange-und-Leiter-7!",
    "xK9#mQ2!pLw",
    "kV7!hqzä",
    "x9$Lm2qa",
    "Ein-Guter_Satz.7",
  ])("the uncommon password %s is accepted", (password) =>
    Effect.map(isGuessable(password, nora), (guessable) => assert.isFalse(guessable)),
  )

  it.effect.each(["Heimwerk2026!", "Xylvarno77!", "Quorbex-77!"])(
    "the password %s is treated as easily guessed because it contains the shop's or the customer's name or e-mail address",
    (password) =>
      Effect.gen(function* () {
        assert.isFalse(yield* isGuessable(password))
        assert.isTrue(yield* isGuessable(password, nora))
      }),
  )

  it.effect("the check for easily guessed passwords finishes for the slowest text that the rules allow", () =>
    Effect.gen(function* () {
      yield* (yield* PasswordStrength).isGuessable(Redacted.make("1a".repeat(40)), [])
    }),
  )
})
