import { Context } from "effect"

/** Whether the server is shutting down. It still answers, but asks clients to open a new connection. */
export class Draining extends Context.Service<
  Draining,
  { readonly now: () => boolean; readonly begin: () => void }
>()("server/Draining") {}

export const makeDraining = (): Draining["Service"] => {
  let draining = false
  return {
    now: () => draining,
    begin: () => {
      draining = true
    },
  }
}
