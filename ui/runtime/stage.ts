import { defaultBrand, environmentOf, type Stage } from "@heimwerk/core/environment.ts"

const told = document.querySelector<HTMLMetaElement>('meta[name="heimwerk-stage"]')?.content ?? "local"

/** The stage of this storefront, from the page. It selects the ids of outside services. */
export const stage: Stage = environmentOf(told, defaultBrand)?.stage ?? "local"
