/** One tab of a browser with a new profile, driven by a real mouse and real keys. */
export interface Tab {
  /** Product and version of the browser. */
  readonly version: string
  readonly open: (address: string) => Promise<void>
  /** Evaluates a JavaScript expression in the page. The value must be JSON. */
  readonly evaluate: (expression: string) => Promise<unknown>
  /** Clicks a place of the visible part of the page, in px. */
  readonly click: (x: number, y: number) => Promise<void>
  /** Types a text into the field that has the focus, and presses Enter if `submits`. */
  readonly type: (text: string, submits: boolean) => Promise<void>
  /** Presses a key once. */
  readonly press: (key: "Enter" | "Tab") => Promise<void>
  /** Takes a picture of the visible part of the page, as PNG. */
  readonly picture: () => Promise<Uint8Array>
  /** Sets the size of the visible part of the page, in px. */
  readonly resize: (width: number, height: number) => Promise<void>
  /** Ends the browser. */
  readonly close: () => Promise<void>
}
