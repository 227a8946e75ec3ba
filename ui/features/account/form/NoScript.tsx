/** Said where a form needs a script: the server takes nothing from a page that could be another's. */
export const NoScript = () => (
  <noscript>
    <p>Hierfür brauchst du JavaScript. Schalte es in deinem Browser ein und lade die Seite neu.</p>
  </noscript>
)
