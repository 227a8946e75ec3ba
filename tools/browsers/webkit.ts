import { spawn } from "node:child_process"
import { existsSync, globSync } from "node:fs"
import { setTimeout as wait } from "node:timers/promises"

import { Builder, Capabilities, Key, Origin } from "selenium-webdriver"

import { freePort } from "../../tests/support/freePort.ts"
import { BrowserMissing } from "./BrowserMissing.ts"
import type { Tab } from "./Tab.ts"

const driverProgram = "/usr/bin/WebKitWebDriver"
const screenProgram = "/usr/bin/xvfb-run"
const [windowProgram] = globSync("/usr/lib/*/webkit2gtk-*/MiniBrowser")

const keys = { Enter: Key.ENTER, Tab: Key.TAB } as const

/** Height of the window's toolbar, in px. */
const toolbar = 38

/**
 * Starts the driver in a virtual screen. Returns its address when it answers, and a function that ends all its
 * processes.
 */
const startDriver = async () => {
  const port = await freePort()
  const driver = spawn(
    screenProgram,
    ["-a", "-s", "-screen 0 1440x1000x24", driverProgram, `--port=${port}`],
    {
      stdio: "ignore",
      detached: true,
      // Without a desktop there is no accessibility bus, and WebKit's sandbox needs rights that a container lacks.
      env: { ...process.env, NO_AT_BRIDGE: "1", WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: "1" },
    },
  )
  const address = `http://127.0.0.1:${port}`
  const isReady = () =>
    fetch(`${address}/status`).then(
      ({ ok }) => ok,
      () => false,
    )
  while (!(await isReady())) {
    if (driver.exitCode !== null) throw new Error(`${screenProgram} ended with ${driver.exitCode}.`)
    await wait(100)
  }
  return {
    address,
    end: () => {
      // The process group contains the virtual screen and the driver.
      if (driver.pid !== undefined) process.kill(-driver.pid)
    },
  }
}

/**
 * Starts WebKitGTK's small browser in a virtual screen and drives it over WebDriver. Throws `BrowserMissing` if one
 * of its programs is not installed.
 */
export const startWebkit = async (): Promise<Tab> => {
  if (!existsSync(driverProgram) || !existsSync(screenProgram) || windowProgram === undefined)
    throw new BrowserMissing("WebKit", "webkit2gtk-driver xvfb")
  const { address, end } = await startDriver()
  const browser = await new Builder()
    .usingServer(address)
    .withCapabilities(
      new Capabilities({
        browserName: "MiniBrowser",
        "webkitgtk:browserOptions": { binary: windowProgram, args: ["--automation"] },
      }),
    )
    .build()
  const resize = async (width: number, height: number) =>
    void (await browser
      .manage()
      .window()
      .setRect({ x: 0, y: 0, width, height: height + toolbar }))
  await resize(1440, 900)
  return {
    version: `WebKitGTK ${(await browser.getCapabilities()).getBrowserVersion()}`,
    open: (url) => browser.get(url),
    evaluate: (expression) => browser.executeScript(`return (${expression})`),
    click: (x, y) => browser.actions().move({ x, y, origin: Origin.VIEWPORT }).click().perform(),
    type: (text, submits) =>
      browser
        .actions()
        .sendKeys(text, ...(submits ? [Key.ENTER] : []))
        .perform(),
    press: (key) => browser.actions().sendKeys(keys[key]).perform(),
    picture: async () => Buffer.from(await browser.takeScreenshot(), "base64"),
    resize,
    close: async () => {
      await browser.quit()
      end()
    },
  }
}
