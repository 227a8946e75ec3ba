import { ShopApi } from "@heimwerk/adapters/http/ShopApi.ts"
import { HttpApi } from "effect/http-api"

/** One request of the HTTP contract. */
export interface Operation {
  /** Group of the contract, such as `basket`. */
  readonly group: string
  readonly method: string
  /** Path with names of parameters: `/shop/rest/V1/:brand/basket`. */
  readonly path: string
  readonly hasBody: boolean
  /** Media type of the request body. */
  readonly contentType: string
  /** Statuses that the operation declares, for answers and for errors. */
  readonly statuses: ReadonlySet<number>
}

const collected: Array<Operation> = []
HttpApi.reflect(ShopApi, {
  onGroup: () => {},
  onEndpoint: ({ endpoint, errors, group, successes }) => {
    const [payload] = endpoint.payload.values()
    collected.push({
      group: group.identifier,
      method: endpoint.method,
      path: endpoint.path,
      hasBody: payload !== undefined,
      contentType:
        payload?.encoding._tag === "FormUrlEncoded"
          ? "application/x-www-form-urlencoded"
          : "application/json",
      statuses: new Set([...successes.keys(), ...errors.keys()]),
    })
  },
})

/** All requests of the HTTP contract. */
export const operations: ReadonlyArray<Operation> = collected

const shapes = collected.map((operation) => ({
  operation,
  shape: new RegExp(`^${operation.path.replaceAll(".", "\\.").replaceAll(/:\w+/gu, "[^/]+")}$`, "u"),
}))

/** Returns the operation of a request, or `undefined` for a path outside the contract. */
export const operationOf = (method: string, path: string): Operation | undefined => {
  const found = shapes.filter(({ operation, shape }) => operation.method === method && shape.test(path))
  return (found.find(({ operation }) => operation.path === path) ?? found[0])?.operation
}
