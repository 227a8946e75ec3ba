import {
  readServiceScripts,
  type ServiceScripts,
} from "@heimwerk/adapters/browser/services/ServiceScripts.ts"

const none: ServiceScripts = { appId: "", addresses: {} }

/**
 * Reads the URLs of third-party scripts from the page. Returns no URLs if the page has no URLs or if they are
 * invalid.
 */
export const serviceScripts = (): ServiceScripts => {
  const text = document.querySelector<HTMLMetaElement>('meta[name="heimwerk-services"]')?.content
  return (text === undefined ? undefined : readServiceScripts(text)) ?? none
}
