/**
 * Stands in for the browser's popover, which happy-dom does not have: shown is what has the attribute `data-shown`.
 * Escape, the top layer and clicks beside it are the browser's; tests/e2e/widgets.test.ts looks at them.
 */
export const givePopovers = () => {
  HTMLElement.prototype.togglePopover = function togglePopover(options) {
    const isShown = typeof options === "boolean" ? options : !("shown" in this.dataset)
    if (isShown) this.dataset["shown"] = ""
    else delete this.dataset["shown"]
    return isShown
  }
}
