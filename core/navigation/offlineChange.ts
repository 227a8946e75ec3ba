/** Text beside a change of basket or wishlist that waits for the network. */
export const offlineChange = "Du bist offline. Deine Änderung wird gesendet, sobald du wieder online bist."
