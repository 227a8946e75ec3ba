/**
 * Tells visitors without JavaScript that the form needs it. The server rejects plain posts of account forms,
 * because they could come from another site.
 */
export const NoScript = () => (
  <noscript>
    <p>Hierfür brauchst du JavaScript. Schalte es in deinem Browser ein und lade die Seite neu.</p>
  </noscript>
)
