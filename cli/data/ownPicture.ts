import * as Schema from "effect/Schema"

/**
 * Checks that the address of a picture is a path of the shop, or empty. The security policy of the pages refuses
 * pictures of other hosts. A second slash would begin another host.
 */
export const ownPicture = Schema.isPattern(/^(?:\/(?![/\\]).*)?$/su, {
  message:
    "Bitte einen Pfad des Shops wie /bilder/artikel/500001 angeben. Bilder von anderen Adressen zeigt der Shop nicht.",
})
