import { keptPageTexts } from "@heimwerk/core/navigation/keptPages.ts"

/**
 * Changes the banner of a kept page when the browser is online again. The page does not load again by itself, because
 * the visitor may be typing. Returns the function that stops watching.
 */
export const watchBanner = (): (() => void) => {
  const online = () => {
    const text = document.querySelector(".kept")?.firstChild
    if (text) text.nodeValue = `${keptPageTexts.back} `
  }
  addEventListener("online", online)
  return () => removeEventListener("online", online)
}
