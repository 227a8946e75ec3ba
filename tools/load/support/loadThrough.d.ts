/** A request of the load. */
interface Sent {
  readonly method: "GET" | "POST"
  readonly path: string
  readonly headers?: Readonly<Record<string, string>>
  readonly body?: string
}
/** Answers by status, or by the code of a broken connection. */
export type Outcomes = ReadonlyMap<string, number>
/**
 * Sends requests over connections that stay open, until `stop`. Each client sends its next request after the answer to the
 * last one.
 */
export declare const loadThrough: (
  origin: string,
  clients: number,
  next: (step: number) => Sent,
) => {
  stop: () => Promise<Outcomes>
}
export {}
