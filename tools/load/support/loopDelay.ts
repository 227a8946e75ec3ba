/**
 * Measures event loop stalls of the server and prints them on SIGUSR2. It is loaded before the code of the
 * server.
 */
import { monitorEventLoopDelay } from "node:perf_hooks"

const delay = monitorEventLoopDelay({ resolution: 5 })
delay.enable()

process.on("SIGUSR2", () => {
  const millis = (nanos: number) => (nanos / 1e6).toFixed(1)
  console.log(
    `event loop: longest ${millis(delay.max)} ms, 99 % below ${millis(delay.percentile(99))} ms, median ${millis(delay.percentile(50))} ms`,
  )
  delay.reset()
})
