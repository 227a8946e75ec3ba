import {
  readServiceScripts,
  type ServiceScripts,
} from "@heimwerk/adapters/browser/services/ServiceScripts.ts"

const none: ServiceScripts = { appId: "", addresses: {} }

/**
 * Returns the addresses of the services' scripts from the page. Returns none if the server wrote none or
 * they are invalid.
 */
export const serviceScripts = (): ServiceScripts => {
  const told = document.querySelector<HTMLMetaElement>('meta[name="heimwerk-services"]')?.content
  return (told === undefined ? undefined : readServiceScripts(told)) ?? none
}
