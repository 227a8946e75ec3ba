import { Context } from "effect"

/** Whether the server is on its way out: it still answers, and asks every client to come back on a new connection. */
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
