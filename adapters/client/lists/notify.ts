/**
 * Calls a listener. If the listener throws an error, the error is thrown again in a microtask. It reaches the
 * error handler of the page or the process, and the caller can still call the other listeners.
 */
export const notify = <State>(listener: (state: State) => void, state: State): void => {
  try {
    listener(state)
  } catch (cause) {
    queueMicrotask(() => {
      throw cause
    })
  }
}
