/**
 * Returns the Usercentrics settings that the server wrote into the page, as JSON text. Returns `undefined`
 * if the shop uses its own consent manager.
 */
export const usercentricsSettings = (): string | undefined =>
  document.querySelector<HTMLMetaElement>('meta[name="heimwerk-usercentrics"]')?.content
