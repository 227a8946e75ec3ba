import { TrackerError } from "@heimwerk/core/tracking/Tracker.port.ts"
import type { RecommendationCommand } from "@heimwerk/core/tracking/recommendation.ts"
import { Effect } from "effect"
import { hasProperty } from "effect/Predicate"

import { scriptApi } from "../../browser/services/scriptApi.ts"

type Command = readonly [name: string, ...details: ReadonlyArray<unknown>]

interface Queue {
  push(command: Command): unknown
}

declare global {
  interface Window {
    /**
     * The queue of Emarsys Web Extend. It is a plain list until the script has loaded and taken the commands
     * out of it.
     */
    ScarabQueue?: Queue
  }
}

/**
 * Translates a command to Emarsys Web Extend (wire contracts 5):
 *
 * | shop | Emarsys |
 * |---|---|
 * | email | `setEmail` |
 * | cart | `cart` with item, sum of the line in euros, quantity; also without lines |
 * | category | `category` with the names from the top, joined by ` > ` |
 * | view, searchTerm, go | the same |
 */
export const scarabCommand = (command: RecommendationCommand): Command => {
  switch (command.command) {
    case "email":
      return ["setEmail", command.email]
    case "view":
      return ["view", command.articleId]
    case "cart":
      return [
        "cart",
        command.lines.map(({ articleId, quantity, sum }) => ({
          item: articleId,
          price: sum / 100,
          quantity,
        })),
      ]
    case "category":
      return ["category", command.path.join(" > ")]
    case "searchTerm":
      return ["searchTerm", command.term]
    case "go":
      return ["go"]
  }
}

/** Returns the queue once the script has replaced the plain list. */
const comeQueue = (): Queue | undefined => {
  const queue: unknown = window.ScarabQueue
  return hasProperty(queue, "push") && !Array.isArray(queue) ? window.ScarabQueue : undefined
}

/**
 * Discards the commands that wait for the script, so that a script that arrives after a withdrawn consent sends
 * nothing.
 */
export const discardScarab: Effect.Effect<void> = Effect.sync(() => {
  const waiting: unknown = window.ScarabQueue
  if (Array.isArray(waiting)) waiting.length = 0
})

/**
 * Adds commands to the queue in order and loads the script that sends them (storefront 7, tracking). Until
 * the script has loaded, commands wait in the list and nothing is sent.
 */
export const pushToScarab = (
  address: string | undefined,
  commands: ReadonlyArray<RecommendationCommand>,
): Effect.Effect<void, TrackerError> =>
  Effect.suspend(() => {
    const queue = (window.ScarabQueue ??= [])
    for (const command of commands) queue.push(scarabCommand(command))
    return scriptApi(address, comeQueue)
  }).pipe(
    Effect.mapError((cause) => new TrackerError({ cause })),
    Effect.asVoid,
  )
