/** Texts about pages that the browser keeps on the device and shows without a network. */
export const keptPageTexts = {
  /** Text above a kept page. `{time}` stands for the day and time of the page. */
  banner: "Du bist offline. Du siehst diese Seite so, wie sie am {time} war.",
  /** Text above a kept page when the network is back. */
  back: "Du bist wieder online. Diese Seite zeigt noch den Stand von vorhin.",
  /** Label of the link that loads the current page. */
  reload: "Neu laden",
  /** Sentence on the page that replaces a page that is not kept. */
  missing: "Diese Seite ist nicht auf deinem Gerät gespeichert.",
  /** Heading of the list of kept pages. */
  list: "Ohne Verbindung kannst du öffnen:",
} as const
