/** What the server has told this page about Usercentrics, as it stands there; `undefined` with the shop's own manager. */
export const usercentricsSettings = (): string | undefined =>
  document.querySelector<HTMLMetaElement>('meta[name="heimwerk-usercentrics"]')?.content
