import type * as Schema from "effect/Schema"

import { brand, commandHeaders, pathId } from "./commands.ts"

/** The answers about a basket or wishlist: the whole list, the limited list, and both lists after a move. */
export interface ListAnswers<Full, Limited, Moved> {
  readonly full: Full
  readonly limited: Limited
  readonly moved: Moved
}

/**
 * Options that the endpoints of basket and wishlist share: two reads, commands of the list, commands of one
 * item, and a move. A command returns the whole list; a move returns basket and wishlist.
 */
export const listOptions = <
  const Full extends Schema.Top,
  const Limited extends Schema.Top,
  const Moved extends Schema.Top,
  const Failure extends ReadonlyArray<Schema.Top>,
  const Outage extends ReadonlyArray<Schema.Top>,
>(
  answers: ListAnswers<Full, Limited, Moved>,
  error: Failure,
  unavailable: Outage,
) => {
  const params = { brand }
  const ofList = { params, headers: commandHeaders, success: answers.full, error }
  const ofItem = { ...ofList, params: { brand, id: pathId } }
  return {
    full: { params, success: answers.full, error: unavailable },
    limited: { params, success: answers.limited, error: unavailable },
    ofList,
    ofItem,
    moved: { ...ofItem, success: answers.moved },
  }
}
