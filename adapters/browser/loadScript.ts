import { Data, Effect } from "effect"

/** A script from another host could not be loaded. */
class ScriptFailure extends Data.TaggedError("ScriptFailure")<{ readonly message: string }> {}

/**
 * Returns the nonce with which the page's content security policy lets a script run. Empty if the policy
 * needs no nonce.
 */
const pageNonce = () => document.querySelector<HTMLScriptElement>("script[nonce]")?.nonce ?? ""

/**
 * Adds a script to the page and waits until it has run. The script element stays in the page. If the script
 * cannot be loaded, removes the element and fails.
 *
 * @param attributes attributes of the script element; some vendors require them
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
