import { Data, Effect } from "effect"

/** A script from another host did not come. */
class ScriptFailure extends Data.TaggedError("ScriptFailure")<{ readonly message: string }> {}

/** The nonce of the page's answer, with which its security policy lets a script run; none where no policy asks for one. */
const pageNonce = () => document.querySelector<HTMLScriptElement>("script[nonce]")?.nonce ?? ""

/**
 * Puts a script into the page and waits until it has run; fails when it does not come. It stays in the page.
 *
 * @param attributes by which some vendors' scripts are told what they are to do
 */
export const loadScript = (
  address: string,
  attributes: Readonly<Record<string, string>> = {},
): Effect.Effect<void, ScriptFailure> =>
  Effect.callback<void, ScriptFailure>((resume) => {
    const script = document.createElement("script")
    script.async = true
    script.nonce = pageNonce()
    for (const [name, value] of Object.entries(attributes)) script.setAttribute(name, value)
    script.addEventListener("load", () => resume(Effect.void), { once: true })
    script.addEventListener(
      "error",
      () => {
        script.remove()
        resume(
          Effect.fail(new ScriptFailure({ message: `The script of ${new URL(address).host} did not come.` })),
        )
      },
      { once: true },
    )
    script.src = address
    document.head.append(script)
  })
