import type { ShopRequest } from "../connection/Connection.ts"

/** The part of a command's row in the contract (`commandWire.ts`) that makes the request. */
interface Row<Command> {
  readonly toRequest: (command: Command) => {
    readonly params?: Readonly<Record<string, string>>
    readonly payload?: unknown
  }
}

/** Returns the request of a command of the basket or the wishlist, without its idempotency key. */
export const commandRequest = <Command>(
  route: Pick<ShopRequest, "method" | "path">,
  { toRequest }: Row<Command>,
  command: Command,
): ShopRequest => {
  const { params, payload } = toRequest(command)
  return { ...route, ...(params === undefined ? {} : { params }), body: payload }
}
