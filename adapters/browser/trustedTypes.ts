/** What a policy lets through; `null` refuses. */
interface PolicyRules {
  readonly createHTML?: (text: string) => string | null
  readonly createScriptURL?: (address: string) => string | null
}

interface Policy {
  createScriptURL(address: string): string
}

/** The part of the Trusted Types interface that is used here; TypeScript's DOM types lack it. */
declare global {
  interface Window {
    readonly trustedTypes?: { createPolicy(name: string, rules: PolicyRules): Policy }
  }
}

/** Makes a policy of the page's Trusted Types, which its security policy has to name; none in a browser without them. */
export const createPolicy = (name: string, rules: PolicyRules): Policy | undefined =>
  window.trustedTypes?.createPolicy(name, rules)
