/** One reason of a port's error: the HTTP status of its response and the German sentence for users. */
export interface ErrorReason {
  readonly status: number
  readonly message: string
}

/** The table of reasons of a port's error, by code. */
export type ErrorReasons = Readonly<Record<string, ErrorReason>>

/**
 * The fields of a port's error class. The table of reasons is the only declaration of an error: the class
 * takes its messages from it, and the HTTP contract takes the codes and statuses of the responses. An error
 * class is not a schema, because a schema adds 20 KB (gzip) to every program that calls a port.
 */
export interface ErrorFields<Reasons extends ErrorReasons> {
  readonly reason: keyof Reasons & string
  readonly cause?: unknown
}

/** Field of an error class for a German sentence of the server. It replaces the default sentence of the reason. */
export interface ServerMessage {
  readonly answer?: string
}
