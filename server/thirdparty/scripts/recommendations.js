/**
 * Receives the commands that wait in the page's queue, and later commands. The demonstration recommends
 * nothing. It only collects the commands in `received`: one list per page view, which `go` ends.
 */
const waiting = Array.isArray(window.ScarabQueue) ? window.ScarabQueue : []
const queue = {
  received: [[]],
  push(command) {
    queue.received.at(-1).push(command)
    if (command[0] === "go") queue.received.push([])
  },
}
waiting.forEach((command) => queue.push(command))
window.ScarabQueue = queue
