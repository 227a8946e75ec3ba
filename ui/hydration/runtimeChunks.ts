/**
 * What the runtime is made of, from the library to the contract with the server. The build gives each piece a script with what
 * no earlier one has (chunkGroups.ts), so that a slow processor evaluates them one by one and answers to its visitor in
 * between: all in one took it a fifth of a second.
 */
export const runtimeChunks: ReadonlyArray<() => Promise<unknown>> = [
  () => import("@heimwerk/core/basket/keeper.ts"),
  () => import("@heimwerk/adapters/http/contract/errors.ts"),
  () => import("@heimwerk/adapters/http/contract/basket/api.ts"),
  () => import("@heimwerk/adapters/http/contract/search/api.ts"),
  () => import("@heimwerk/adapters/http/contract/newsletter/api.ts"),
  () => import("@heimwerk/adapters/http/CatalogHttp.ts"),
]
