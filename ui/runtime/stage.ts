import { defaultBrand, environmentOf, type Stage } from "@heimwerk/core/environment.ts"

const told = document.querySelector<HTMLMetaElement>('meta[name="heimwerk-stage"]')?.content ?? "local"

/**
 * The stage of this storefront, read from the page's meta element. Default: `local`. It selects the ids of
 * third-party services.
 */
export const stage: Stage = environmentOf(told, defaultBrand)?.stage ?? "local"
