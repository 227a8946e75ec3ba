/**
 * Calls a listener. An error of the listener is thrown in a task of its own, so that it reaches the error
 * handler of the page or the process, and the other listeners are called nevertheless.
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
