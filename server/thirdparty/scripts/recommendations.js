/**
 * Takes the commands that wait in the page's queue and those that come later. The demonstration recommends nothing and keeps
 * nothing: what it was told stands in `received`, a list for each page, begun anew after `go`.
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
