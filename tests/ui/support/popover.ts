/**
 * Replaces the Popover API, which happy-dom lacks: a shown popover has the attribute `data-shown`. Escape,
 * the top layer and closing on a click outside are not simulated; tests/e2e/states/widgets.test.ts covers
 * them.
 */
export const givePopovers = () => {
  HTMLElement.prototype.togglePopover = function togglePopover(options) {
    const isShown = typeof options === "boolean" ? options : !("shown" in this.dataset)
    if (isShown) this.dataset["shown"] = ""
    else delete this.dataset["shown"]
    return isShown
  }
}
