/** The rules of a Trusted Types policy: each returns the accepted text, or `null` to refuse it. */
interface PolicyRules {
  readonly createHTML?: (text: string) => string | null
  readonly createScript?: (text: string) => string | null
  readonly createScriptURL?: (address: string) => string | null
}

interface Policy {
  createScript(text: string): string
  createScriptURL(address: string): string
}

/** The part of the Trusted Types interface that the shop uses. TypeScript's DOM types do not contain it. */
declare global {
  interface Window {
    readonly trustedTypes?: { createPolicy(name: string, rules: PolicyRules): Policy }
  }
}

/**
 * Creates a Trusted Types policy. The page's content security policy must list its name. Returns `undefined`
 * in a browser without Trusted Types.
 */
export const createPolicy = (name: string, rules: PolicyRules): Policy | undefined =>
  window.trustedTypes?.createPolicy(name, rules)
