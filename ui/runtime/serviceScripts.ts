import {
  readServiceScripts,
  type ServiceScripts,
} from "@heimwerk/adapters/browser/services/ServiceScripts.ts"

const none: ServiceScripts = { appId: "", addresses: {} }

/**
 * Reads the URLs of third-party scripts from the page. Returns none if the page has none or they are
 * invalid.
 */
export const serviceScripts = (): ServiceScripts => {
  const told = document.querySelector<HTMLMetaElement>('meta[name="heimwerk-services"]')?.content
  return (told === undefined ? undefined : readServiceScripts(told)) ?? none
}
