import type { CommandsByKind } from "../../http/contract/commandWire.ts"
import type { ShopRequest } from "../connection/Connection.ts"

/** The part of a command's row in the contract (`commandWire.ts`) that makes the request. */
interface Row<Command> {
  readonly toRequest: (command: Command) => {
    readonly params?: Readonly<Record<string, string>>
    readonly payload?: unknown
  }
}

type Rows<Union extends { readonly kind: string }> = {
  readonly [Kind in Union["kind"]]: Row<CommandsByKind<Union>[Kind]>
}

/**
 * Makes the function that returns the request of a command of the basket or the wishlist, without its idempotency
 * key.
 */
export const requestsOf =
  <Union extends { readonly kind: string }>(
    routes: Readonly<Record<Union["kind"], Pick<ShopRequest, "method" | "path">>>,
    rows: Rows<Union>,
  ) =>
  <Kind extends Union["kind"]>(kind: Kind, command: CommandsByKind<Union>[Kind]): ShopRequest => {
    const { params, payload } = rows[kind].toRequest(command)
    return { ...routes[kind], ...(params === undefined ? {} : { params }), body: payload }
  }
