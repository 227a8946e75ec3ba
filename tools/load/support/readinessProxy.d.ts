/** A reverse proxy on loopback, as a load balancer in front of several instances. */
export interface ReadinessProxy {
  readonly origin: string
  /** Adds a server and waits until it is ready. Stops checking it after `remove`. */
  readonly add: (origin: string) => Promise<void>
  readonly remove: (origin: string) => void
  readonly close: () => void
}
/**
 * Starts a proxy that asks every server's readiness check regularly and sends requests to the ready ones in turn, over
 * connections that it keeps open. It never repeats a request: a reset connection is an answer 502.
 */
export declare const startReadinessProxy: (
  readinessPath: string,
  intervalMillis: number,
) => Promise<ReadinessProxy>
