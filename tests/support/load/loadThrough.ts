import { Agent, request } from "node:http"

/** A request that a load test sends. */
interface Sent {
  readonly method: "GET" | "POST"
  readonly path: string
  readonly headers?: Readonly<Record<string, string>>
  readonly body?: string
}

/** Number of answers by status, and of broken connections by error code. */
export type Outcomes = ReadonlyMap<string, number>

const outcomeOf = (origin: string, agent: Agent, { body, headers = {}, method, path }: Sent) =>
  new Promise<string>((resolve) => {
    const outgoing = request(new URL(path, origin), { method, headers, agent }, (response) => {
      response.resume()
      response.on("end", () => resolve(String(response.statusCode)))
      response.on("error", (error: NodeJS.ErrnoException) => resolve(error.code ?? error.message))
    })
    outgoing.on("error", (error: NodeJS.ErrnoException) => resolve(error.code ?? error.message))
    outgoing.end(body)
  })

/**
 * Sends requests over connections that stay open, until `stop`. Each client sends its next request after the
 * answer to the last one.
 */
export const loadThrough = (origin: string, clients: number, next: (step: number) => Sent) => {
  const agent = new Agent({ keepAlive: true, maxSockets: clients })
  const outcomes = new Map<string, number>()
  const stopped = new AbortController()
  let step = 0
  const client = async () => {
    while (!stopped.signal.aborted) {
      const outcome = await outcomeOf(origin, agent, next(step++))
      outcomes.set(outcome, (outcomes.get(outcome) ?? 0) + 1)
    }
  }
  const all = Promise.all(Array.from({ length: clients }, client))
  return {
    stop: async (): Promise<Outcomes> => {
      stopped.abort()
      await all
      agent.destroy()
      return outcomes
    },
  }
}
