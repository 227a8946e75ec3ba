import { defaultBrand, environmentOf, type Stage } from "@heimwerk/core/environment.ts"

const told = document.querySelector<HTMLMetaElement>('meta[name="heimwerk-stage"]')?.content ?? "local"

/**
 * The stage of this storefront, such as `local`, read from the page's meta element. It selects the ids of
 * third-party services.
 */
export const stage: Stage = environmentOf(told, defaultBrand)?.stage ?? "local"
