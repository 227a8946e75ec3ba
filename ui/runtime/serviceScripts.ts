import {
  readServiceScripts,
  type ServiceScripts,
} from "@heimwerk/adapters/browser/services/ServiceScripts.ts"

const none: ServiceScripts = { appId: "", addresses: {} }

/** Where the services' scripts are, as the server told this page; none when it did not, or not in words we know. */
export const serviceScripts = (): ServiceScripts => {
  const told = document.querySelector<HTMLMetaElement>('meta[name="heimwerk-services"]')?.content
  return (told === undefined ? undefined : readServiceScripts(told)) ?? none
}
